module.exports = [["pear","apple"],["tea"]]
