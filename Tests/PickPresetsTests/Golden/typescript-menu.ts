// Made by pickdata. Changes belong into the data, not here.

/** The rows of each column. */
export const columns: readonly (readonly string[])[] = [
  [
    "苹果",
    "香蕉",
    "橙子",
    "葡萄",
    "草莓",
    "西瓜",
    "梨",
    "桃子",
    "芒果",
    "菠萝",
    "猕猴桃",
    "火龙果"
  ],
  [
    "米饭",
    "馒头",
    "面条",
    "饺子",
    "包子",
    "花卷",
    "烙饼",
    "油条",
    "小米粥",
    "炒饭",
    "米线",
    "馄饨",
    "红薯",
    "玉米",
    "粽子"
  ],
  [
    "白开水",
    "绿茶",
    "红茶",
    "豆浆",
    "牛奶",
    "酸奶",
    "咖啡",
    "橙汁",
    "柠檬水",
    "酸梅汤"
  ]
]
