print("pickdata")
