// What a page starts with, and the rows below each row.
module.exports = {
  "columns": [["广东", "浙江"], ["广州", "深圳"]],
  "byParent": {"0": ["广州", "深圳"], "1": ["杭州"]}
};
