// Made by pickdata. Changes belong into the data, not here.

/** A place and the places below it. */
export interface Region {
  readonly id: string;
  readonly name: string;
  readonly children?: readonly Region[];
}

/** All places, from the first level down. */
export const regions: readonly Region[] = [
  {
    "id": "120000",
    "name": "天津市",
    "children": [
      {
        "id": "120100",
        "name": "市辖区",
        "children": [
          {
            "id": "120101",
            "name": "和平区"
          },
          {
            "id": "120102",
            "name": "河东区"
          },
          {
            "id": "120103",
            "name": "河西区"
          },
          {
            "id": "120104",
            "name": "南开区"
          },
          {
            "id": "120105",
            "name": "河北区"
          },
          {
            "id": "120106",
            "name": "红桥区"
          },
          {
            "id": "120110",
            "name": "东丽区"
          },
          {
            "id": "120111",
            "name": "西青区"
          },
          {
            "id": "120112",
            "name": "津南区"
          },
          {
            "id": "120113",
            "name": "北辰区"
          },
          {
            "id": "120114",
            "name": "武清区"
          },
          {
            "id": "120115",
            "name": "宝坻区"
          },
          {
            "id": "120116",
            "name": "滨海新区"
          },
          {
            "id": "120117",
            "name": "宁河区"
          },
          {
            "id": "120118",
            "name": "静海区"
          },
          {
            "id": "120119",
            "name": "蓟州区"
          }
        ]
      }
    ]
  },
  {
    "id": "460000",
    "name": "海南省",
    "children": [
      {
        "id": "460100",
        "name": "海口市",
        "children": [
          {
            "id": "460105",
            "name": "秀英区"
          },
          {
            "id": "460106",
            "name": "龙华区"
          },
          {
            "id": "460107",
            "name": "琼山区"
          },
          {
            "id": "460108",
            "name": "美兰区"
          }
        ]
      },
      {
        "id": "460200",
        "name": "三亚市",
        "children": [
          {
            "id": "460202",
            "name": "海棠区"
          },
          {
            "id": "460203",
            "name": "吉阳区"
          },
          {
            "id": "460204",
            "name": "天涯区"
          },
          {
            "id": "460205",
            "name": "崖州区"
          }
        ]
      },
      {
        "id": "460300",
        "name": "三沙市",
        "children": [
          {
            "id": "460302",
            "name": "西沙区"
          },
          {
            "id": "460303",
            "name": "南沙区"
          }
        ]
      },
      {
        "id": "460400",
        "name": "儋州市"
      },
      {
        "id": "469000",
        "name": "省直辖县级行政区划",
        "children": [
          {
            "id": "469001",
            "name": "五指山市"
          },
          {
            "id": "469002",
            "name": "琼海市"
          },
          {
            "id": "469005",
            "name": "文昌市"
          },
          {
            "id": "469006",
            "name": "万宁市"
          },
          {
            "id": "469007",
            "name": "东方市"
          },
          {
            "id": "469021",
            "name": "定安县"
          },
          {
            "id": "469022",
            "name": "屯昌县"
          },
          {
            "id": "469023",
            "name": "澄迈县"
          },
          {
            "id": "469024",
            "name": "临高县"
          },
          {
            "id": "469025",
            "name": "白沙黎族自治县"
          },
          {
            "id": "469026",
            "name": "昌江黎族自治县"
          },
          {
            "id": "469027",
            "name": "乐东黎族自治县"
          },
          {
            "id": "469028",
            "name": "陵水黎族自治县"
          },
          {
            "id": "469029",
            "name": "保亭黎族苗族自治县"
          },
          {
            "id": "469030",
            "name": "琼中黎族苗族自治县"
          }
        ]
      }
    ]
  },
  {
    "id": "710000",
    "name": "台湾省"
  }
]
