class Region
