// What the page says: in English, simplified and traditional Chinese. The browser's language chooses.
const texts = {
  skip: ["Skip to the wheels", "跳到滚轮", "跳到滾輪"],
  picker: ["Picker", "选择器", "選擇器"],
  search: ["Name, code or pinyin", "搜索名称、代码或拼音", "搜尋名稱、代碼或拼音"],
  matches: ["Matches", "搜索结果", "搜尋結果"],
  matchCount: ["{0} found", "找到 {0} 项", "找到 {0} 項"],
  random: ["Random", "随机", "隨機"],
  wheelHelp: [
    "Up and down arrows turn a wheel, left and right go to the next. Type to jump to a row.",
    "上下方向键转动滚轮，左右方向键换到相邻滚轮。输入文字可跳到对应行。",
    "上下方向鍵轉動滾輪，左右方向鍵換到相鄰滾輪。輸入文字可跳到對應列。",
  ],
  listHelp: ["Arrows go through the list.", "用方向键浏览列表。", "用方向鍵瀏覽清單。"],
  column: ["Column {0}", "第 {0} 列", "第 {0} 欄"],
  columns: ["Columns", "列", "欄"],
  menuRows: ["Rows", "行", "列"],
  level: ["Level", "级别", "層級"],
  levelNumber: ["Level {0}", "第 {0} 级", "第 {0} 層"],
  noRows: ["no rows", "没有行", "沒有資料列"],
  noName: ["no name", "没有名称", "沒有名稱"],
  nothing: ["nothing", "无", "無"],
  copyPath: ["Copy path", "复制路径", "拷貝路徑"],
  copy: ["Copy", "复制", "拷貝"],
  copied: ["Copied", "已复制", "已拷貝"],
  rows: ["All rows", "全部数据", "全部資料"],
  expand: ["Expand all", "全部展开", "全部展開"],
  collapse: ["Collapse all", "全部收起", "全部收合"],
  onlyFindings: ["Only rows with findings", "只看有问题的行", "只看有問題的列"],
  name: ["Name", "名称", "名稱"],
  code: ["Code", "代码", "代碼"],
  codes: ["Codes", "代码", "代碼"],
  below: ["Below", "下级", "下層"],
  levelCount: ["{0}: {1}", "{0}：{1}", "{0}：{1}"],
  levelChildren: [
    "{0}: {1}, with {2} to {3} below each (median {4})",
    "{0}：{1}，每个下级 {2} 到 {3} 个（中位数 {4}）",
    "{0}：{1}，每個下層 {2} 到 {3} 個（中位數 {4}）",
  ],
  sentinel: ["offer", "提示行", "提示列"],
  section: ["section", "分组", "分組"],
  chart: ["Rows below each parent", "每个上级的行数", "每個上層的列數"],
  columnsChart: ["Rows of each column", "每列的行数", "每欄的列數"],
  chartNote: [
    "! marks wheels without rows, with one row, or with more than {0}.",
    "! 表示滚轮没有行、只有一行，或超过 {0} 行。",
    "! 表示滾輪沒有列、只有一列，或超過 {0} 列。",
  ],
  sizesNote: [
    "Each bar counts the parents with so many rows below them. ! marks wheels without rows, with one row, or with more than {0}.",
    "每条表示有多少个上级具有这么多下级。! 表示滚轮没有行、只有一行，或超过 {0} 行。",
    "每條表示有多少個上層具有這麼多下層。! 表示滾輪沒有列、只有一列，或超過 {0} 列。",
  ],
  rowCount: ["{0} rows", "{0} 行", "{0} 列"],
  rowCountOne: ["{0} row", "{0} 行", "{0} 列"],
  parentCount: ["{0} parents", "{0} 个上级", "{0} 個上層"],
  parentCountOne: ["{0} parent", "{0} 个上级", "{0} 個上層"],
  oddBar: ["worth a look", "值得检查", "值得檢查"],
  more: ["and {0} more", "还有 {0} 个", "還有 {0} 個"],
  findings: ["Findings", "问题", "問題"],
  findingCount: ["{0} findings", "{0} 个问题", "{0} 個問題"],
  findingCountOne: ["{0} finding", "{0} 个问题", "{0} 個問題"],
  noFindings: ["lint has nothing to say.", "lint 没有发现问题。", "lint 沒有發現問題。"],
  someFindings: [
    "What pickdata lint says: {0}, {1}, {2}.",
    "pickdata lint 的结果：{0}，{1}，{2}。",
    "pickdata lint 的結果：{0}，{1}，{2}。",
  ],
  cutFindings: ["Only the first {0} are on this page.", "本页只列出前 {0} 个。", "本頁只列出前 {0} 個。"],
  place: ["line {0}, column {1}", "第 {0} 行第 {1} 列", "第 {0} 行第 {1} 欄"],
  error: ["error", "错误", "錯誤"],
  warning: ["warning", "警告", "警告"],
  info: ["info", "提示", "提示"],
  errorCount: ["{0} errors", "{0} 个错误", "{0} 個錯誤"],
  errorCountOne: ["{0} error", "{0} 个错误", "{0} 個錯誤"],
  warningCount: ["{0} warnings", "{0} 个警告", "{0} 個警告"],
  warningCountOne: ["{0} warning", "{0} 个警告", "{0} 個警告"],
  infoCount: ["{0} infos", "{0} 个提示", "{0} 個提示"],
  infoCountOne: ["{0} info", "{0} 个提示", "{0} 個提示"],
  yes: ["yes", "是", "是"],
  no: ["no", "否", "否"],
  forCode: ["For your code", "用于代码", "用於程式碼"],
  preset: ["For", "用于", "用於"],
  choice: ["This choice", "当前选择", "目前選擇"],
  snippet: ["Snippet", "代码片段", "程式碼片段"],
  cutJSON: [
    "The JSON goes on; the line above makes all of it.",
    "JSON 还有后文；上面的命令可生成全部内容。",
    "JSON 還有後文；上面的命令可產生全部內容。",
  ],
  regions: ["Regions: one wheel follows the other", "地区：后一个滚轮跟随前一个", "地區：後一個滾輪跟隨前一個"],
  menu: ["Menu: each wheel stands alone", "菜单：各列互不影响", "選單：各欄互不影響"],
  maker: [
    "Made by pickdata {0}. This page loads nothing from anywhere.",
    "由 pickdata {0} 生成。本页不加载任何外部内容。",
    "由 pickdata {0} 產生。本頁不載入任何外部內容。",
  ],
};

const languages = ["en", "zh-Hans", "zh-Hant"];

function languageOf(tags) {
  for (const tag of tags) {
    const parts = tag.toLowerCase().split("-");
    if (parts[0] === "en") return "en";
    if (parts[0] !== "zh" && parts[0] !== "yue") continue;
    if (parts.includes("hans")) return "zh-Hans";
    const isTraditional = ["hant", "tw", "hk", "mo"].some(part => parts.includes(part)) || parts[0] === "yue";
    return isTraditional ? "zh-Hant" : "zh-Hans";
  }
  return "en";
}

const language = languageOf(navigator.languages || [navigator.language]);
const text = {};
for (const key in texts) text[key] = texts[key][languages.indexOf(language)];
const say = (key, ...parts) => text[key].replace(/\{(\d)\}/g, (_, at) => parts[at]);
const number = value => value.toLocaleString(language);
const counted = (key, count) => say(count === 1 ? `${key}One` : key, number(count));
