export default [["pear","apple"],["tea"]]
