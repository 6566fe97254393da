// swift-format-ignore-file
// Made by Scripts/make-page.py from the files of Page/. Change those, then run it.

/// The preview page without its data.
enum PageTemplate {
    static let beforeData: StaticString = ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-RRgQ8AEl0McnkEk0hp5UM11yw1Mu8HbhEtP+YF4nkkM='; style-src 'sha256-dDqfb5din2yIWjB2I9l+nr676wSqoworCTwrQ8Ht55o='; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="pickdata">
<title>pickdata</title>
<style>:root{--ground:#f2f2f7;--card:#fff;--text:#1c1c1e;--quiet:#5f5f66;--line:#d8d8dd;--tint:#0059c9;--on-tint:#fff;--band:#e6e6ec;--mark:#dcebff;--bar:#6b93d6;--error:#b3261e;--warning:#8a5100;--info:#0059c9;--row:34px;--half:calc(var(--row) * 2.6)}@media (prefers-color-scheme:dark){:root{--ground:#000;--card:#1c1c1e;--text:#f2f2f7;--quiet:#a6a6ae;--line:#3a3a3e;--tint:#6cb0ff;--on-tint:#00264d;--band:#34343a;--mark:#16355c;--bar:#3f6fb8;--error:#ff8a80;--warning:#ffc069;--info:#6cb0ff}}*{box-sizing:border-box; }html{-webkit-text-size-adjust:100%; }body{margin:0;background:var(--ground);color:var(--text);font:16px/1.4 system-ui,-apple-system,"PingFang SC","PingFang TC","Noto Sans CJK SC",sans-serif}header,main,footer{max-width:1160px; margin:0 auto; padding:0 16px; }header{padding-top:16px; }h1{margin:0; font-size:1.5rem; overflow-wrap:anywhere; }h2{margin:0 0 10px; font-size:1.1rem; }h3{margin:0; font-size:1rem; }header p{margin:2px 0 14px; color:var(--quiet); overflow-wrap:anywhere; }main{display:grid; gap:16px; grid-template-columns:minmax(0,1fr); }@media (min-width:900px){main{grid-template-columns:minmax(0,5fr) minmax(0,6fr); align-items:start; }#code{grid-column:1 / -1; }}.card{background:var(--card); border-radius:14px; padding:16px; }.card:focus{outline:none; }.quiet{color:var(--quiet); font-size:.875rem; margin:6px 0; }.quiet:empty,ul:empty,dl:empty{display:none; }.hidden,.skip:not(:focus){position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}[hidden]{display:none !important; }.skip{position:absolute; z-index:9; background:var(--card); color:var(--tint); padding:10px; }.bar{display:flex; flex-wrap:wrap; gap:8px; align-items:center; justify-content:space-between; margin:8px 0; }#rows .bar{justify-content:flex-start; }#only{margin-inline-start:auto; }.bar p{margin:0; min-width:0; overflow-wrap:anywhere; }button,select,input{font:inherit;color:inherit;min-height:44px;border:1px solid var(--line);border-radius:10px;padding:0 14px;background:var(--card)}.small,select{min-height:36px; }select{max-width:100%; }button{cursor:pointer; color:var(--tint); }#random{background:var(--tint); border-color:var(--tint); color:var(--on-tint); font-weight:600; }label{display:inline-flex; gap:8px; align-items:center; min-height:36px; }input[type="checkbox"]{min-height:0; width:18px; height:18px; accent-color:var(--tint); }:focus-visible{outline:3px solid var(--tint); outline-offset:2px; }code,pre{font:.875rem/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,"Noto Sans Mono",monospace; }.none{color:var(--quiet); font-style:italic; }.search{position:relative; flex:1 1 160px; }.search input{width:100%; }#matches{position:absolute;z-index:5;inset:48px 0 auto;max-height:320px;overflow:auto;margin:0;padding:4px;list-style:none;background:var(--card);border:1px solid var(--line);border-radius:10px;box-shadow:0 8px 24px rgb(0 0 0 / .25)}#matches li{padding:8px 10px; border-radius:7px; cursor:pointer; overflow-wrap:anywhere; }#matches [aria-selected="true"]{background:var(--mark); }#wheels{display:flex; gap:6px; overflow-x:auto; padding:4px; margin:0 -4px; }.wheel{flex:1 1 0; min-width:84px; position:relative; text-align:center; }.wheel-title{margin:0; font-size:.8125rem; color:var(--quiet); min-height:1.3em; overflow:hidden; text-overflow:ellipsis; white-space:nowrap; }.wheel-rows{position:relative;height:calc(var(--row) * 6.2);overflow:hidden;border-radius:12px;cursor:grab;touch-action:pan-x;user-select:none;-webkit-user-select:none}.wheel-rows:active{cursor:grabbing; }.wheel-rows::before{content:"";position:absolute;inset:var(--half) 2px;border-radius:9px;background:var(--band)}.wheel-row{position:absolute;inset:var(--half) 6px auto;height:var(--row);line-height:var(--row);overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:1.0625rem}.wheel-row.chosen{font-weight:600; }.wheel-row.found::after,.dot{color:var(--warning); content:" ●"; font-size:.6em; vertical-align:middle; }.wheel-row.offer{font-style:italic; }.wheel-empty{position:absolute; inset:var(--half) 0 auto; line-height:var(--row); }#labels{display:grid; grid-template-columns:repeat(auto-fit,minmax(110px,1fr)); gap:8px; margin:12px 0; }#labels div{background:var(--ground); border-radius:10px; padding:8px 10px; min-width:0; }dt{font-size:.8125rem; color:var(--quiet); }dd{margin:0; overflow-wrap:anywhere; }#labels dd{font-weight:600; font-size:1.0625rem; }#path{font-weight:600; }#path i,#codes i{font-style:normal; font-weight:400; color:var(--quiet); margin:0 6px; }.pairs{display:grid; grid-template-columns:auto minmax(0,1fr); gap:2px 12px; margin:10px 0 0; font-size:.875rem; }.chips{display:flex; flex-wrap:wrap; gap:6px; list-style:none; margin:0 0 8px; padding:0; font-size:.875rem; }.chips li{background:var(--ground); border-radius:8px; padding:3px 9px; }.chips button{min-height:32px; padding:0 10px; font-size:.875rem; }#parents li{padding:0; background:none; }#parents{max-height:190px; overflow:auto; padding:4px; }#table{max-height:420px; overflow:auto; border:1px solid var(--line); border-radius:10px; position:relative; font-size:.9375rem; }.table-head,.table-row{display:grid; grid-template-columns:minmax(130px,3fr) minmax(80px,1.3fr) 62px minmax(60px,2.4fr); min-width:360px; }.plain .table-head,.plain .table-row{grid-template-columns:minmax(130px,3fr) 62px minmax(60px,2.4fr); }.table-top{position:sticky; top:0; z-index:1; min-width:360px; }.table-head{background:var(--card); border-bottom:1px solid var(--line); font-size:.8125rem; color:var(--quiet); }.table-head > *,.table-row > *{padding:0 8px; overflow:hidden; text-overflow:ellipsis; white-space:nowrap; line-height:34px; height:34px; }.table-body{position:relative; min-width:360px; }.table-row{position:absolute; inset:0 0 auto; height:34px; cursor:pointer; }.table-row.shown{background:var(--mark); }.table-row.current{outline:2px solid transparent; outline-offset:-2px; }#table:focus-visible .table-row.current{outline-color:var(--tint); }.number{text-align:end; font-variant-numeric:tabular-nums; }.twist{display:inline-block; width:1.2em; color:var(--quiet); }.tag{font-size:.75rem; color:var(--quiet); border:1px solid var(--line); border-radius:5px; padding:0 4px; margin-inline-start:6px; }#bars{list-style:none; margin:0; padding:4px; max-height:300px; overflow:auto; }#bars button{display:grid;grid-template-columns:minmax(64px,8em) minmax(0,1fr) 3.6em;gap:8px;align-items:center;width:100%;min-height:26px;padding:0 4px;border:0;background:none;color:inherit;font-size:.875rem;text-align:start}#bars button > *{overflow:hidden; text-overflow:ellipsis; white-space:nowrap; }.track{height:14px; }.fill{display:block; height:100%; min-width:2px; border-radius:3px; background:var(--bar); }.wheel-row.faulty::after{color:var(--error); }.odd .fill{background:var(--warning); }.odd .number::before{content:"! "; color:var(--warning); font-weight:700; }.findings{list-style:none; margin:8px 0 0; padding:0; font-size:.9375rem; }.findings li{padding:6px 0; border-top:1px solid var(--line); overflow-wrap:anywhere; }#finding-list{max-height:420px; overflow:auto; padding:4px; }.findings button{border:0; background:none; padding:0; min-height:24px; text-align:start; text-decoration:underline; }.error{color:var(--error); }.warning{color:var(--warning); }.info{color:var(--info); }.severity{font-weight:700; }pre{margin:0; padding:12px; background:var(--ground); border-radius:10px; overflow:auto; max-height:360px; tab-size:2; }footer{padding-top:8px; padding-bottom:24px; }@media (pointer:coarse){:root{--row:38px; --half:calc(var(--row) * 2.6); }}@media (max-width:480px){header,main,footer{padding-inline:10px; }.card{padding:12px; }.wheel{min-width:72px; }}@media (forced-colors:active){.wheel-rows::before{border:1px solid CanvasText; }.fill{background:CanvasText; }.table-row.shown{outline:1px solid Highlight; }}</style>
</head>
<body>
<a class="skip" href="#picker" data-text="skip"></a>
<header>
<h1><bdi id="file">pickdata</bdi></h1>
<p id="facts"></p>
<noscript><p>This page needs JavaScript. It loads nothing from anywhere.</p></noscript>
</header>
<main>
<section id="picker" class="card" aria-labelledby="picker-title" tabindex="-1">
<h2 id="picker-title" data-text="picker"></h2>
<div class="bar">
<div class="search">
<input id="search" type="search" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="matches" autocomplete="off" autocapitalize="off" spellcheck="false" data-label="search" data-placeholder="search">
<ul id="matches" role="listbox" data-label="matches" hidden></ul>
</div>
<button id="random" type="button" data-text="random"></button>
</div>
<p id="match-count" class="quiet" role="status"></p>
<div id="wheels" role="group" aria-labelledby="picker-title" aria-describedby="wheel-help"></div>
<p id="wheel-help" class="hidden" data-text="wheelHelp"></p>
<dl id="labels"></dl>
<div class="bar">
<p id="path"></p>
<button id="copy-path" type="button" class="small" data-text="copyPath"></button>
</div>
<p id="codes" class="quiet"></p>
<dl id="attributes" class="pairs"></dl>
<ul id="row-findings" class="findings"></ul>
<p id="status" class="hidden" role="status"></p>
</section>
<section id="rows" class="card" aria-labelledby="rows-title">
<h2 id="rows-title" data-text="rows"></h2>
<ul id="levels" class="chips"></ul>
<div class="bar">
<button id="expand" type="button" class="small" data-text="expand"></button>
<button id="collapse" type="button" class="small" data-text="collapse"></button>
<label id="only"><input id="only-findings" type="checkbox"> <span data-text="onlyFindings"></span></label>
</div>
<div id="table" role="treegrid" tabindex="0" aria-labelledby="rows-title"></div>
</section>
<section id="findings" class="card" aria-labelledby="findings-title">
<h2 id="findings-title" data-text="findings"></h2>
<p id="findings-note" class="quiet"></p>
<p id="list-help" class="hidden" data-text="listHelp"></p>
<ul id="finding-list" class="findings" aria-describedby="list-help"></ul>
</section>
<section id="chart" class="card" aria-labelledby="chart-title">
<h2 id="chart-title" data-text="chart"></h2>
<div class="bar"><label id="chart-choice"><span data-text="level"></span> <select id="chart-level"></select></label></div>
<p id="chart-note" class="quiet"></p>
<ul id="bars" aria-describedby="list-help"></ul>
<p id="parents-title" class="quiet" role="status"></p>
<ul id="parents" class="chips" aria-describedby="list-help"></ul>
</section>
<section id="code" class="card" aria-labelledby="code-title">
<h2 id="code-title" data-text="code"></h2>
<div class="bar">
<label><span data-text="preset"></span> <select id="preset"></select></label>
<button id="copy-snippet" type="button" class="small" data-text="copy"></button>
</div>
<pre id="snippet" tabindex="0" role="region" data-label="snippet"></pre>
<div class="bar" id="json-bar">
<h3>JSON</h3>
<button id="copy-json" type="button" class="small" data-text="copy"></button>
</div>
<pre id="json" tabindex="0" role="region" aria-label="JSON"></pre>
<p id="json-note" class="quiet"></p>
</section>
</main>
<footer><p class="quiet" id="maker"></p></footer>
<script type="application/json" id="data">
"""##

    static let behindData: StaticString = ##"""
</script>
<script>"use strict";(() => {const texts={skip:["Skip to the wheels","跳到滚轮","跳到滾輪"],picker:["Picker","选择器","選擇器"],search:["Name, code or pinyin","搜索名称、代码或拼音","搜尋名稱、代碼或拼音"],matches:["Matches","搜索结果","搜尋結果"],matchCount:["{0} found","找到 {0} 项","找到 {0} 項"],random:["Random","随机","隨機"],wheelHelp:[
"Up and down arrows turn a wheel, left and right go to the next. Type to jump to a row.","上下方向键转动滚轮，左右方向键换到相邻滚轮。输入文字可跳到对应行。","上下方向鍵轉動滾輪，左右方向鍵換到相鄰滾輪。輸入文字可跳到對應列。",],listHelp:["Arrows go through the list.","用方向键浏览列表。","用方向鍵瀏覽清單。"],column:["Column {0}","第 {0} 列","第 {0} 欄"],columns:["Columns","列","欄"],menuRows:["Rows","行","列"],
level:["Level","级别","層級"],levelNumber:["Level {0}","第 {0} 级","第 {0} 層"],noRows:["no rows","没有行","沒有資料列"],noName:["no name","没有名称","沒有名稱"],nothing:["nothing","无","無"],copyPath:["Copy path","复制路径","拷貝路徑"],copy:["Copy","复制","拷貝"],copied:["Copied","已复制","已拷貝"],rows:["All rows","全部数据","全部資料"],expand:["Expand all","全部展开","全部展開"],
collapse:["Collapse all","全部收起","全部收合"],onlyFindings:["Only rows with findings","只看有问题的行","只看有問題的列"],name:["Name","名称","名稱"],code:["Code","代码","代碼"],codes:["Codes","代码","代碼"],below:["Below","下级","下層"],levelCount:["{0}: {1}","{0}：{1}","{0}：{1}"],levelChildren:[
"{0}: {1}, with {2} to {3} below each (median {4})","{0}：{1}，每个下级 {2} 到 {3} 个（中位数 {4}）","{0}：{1}，每個下層 {2} 到 {3} 個（中位數 {4}）",],sentinel:["offer","提示行","提示列"],section:["section","分组","分組"],chart:["Rows below each parent","每个上级的行数","每個上層的列數"],columnsChart:["Rows of each column","每列的行数","每欄的列數"],chartNote:[
"! marks wheels without rows, with one row, or with more than {0}.","! 表示滚轮没有行、只有一行，或超过 {0} 行。","! 表示滾輪沒有列、只有一列，或超過 {0} 列。",],sizesNote:[
"Each bar counts the parents with so many rows below them. ! marks wheels without rows, with one row, or with more than {0}.","每条表示有多少个上级具有这么多下级。! 表示滚轮没有行、只有一行，或超过 {0} 行。","每條表示有多少個上層具有這麼多下層。! 表示滾輪沒有列、只有一列，或超過 {0} 列。",],rowCount:["{0} rows","{0} 行","{0} 列"],rowCountOne:["{0} row","{0} 行","{0} 列"],parentCount:["{0} parents","{0} 个上级","{0} 個上層"],
parentCountOne:["{0} parent","{0} 个上级","{0} 個上層"],oddBar:["worth a look","值得检查","值得檢查"],more:["and {0} more","还有 {0} 个","還有 {0} 個"],findings:["Findings","问题","問題"],findingCount:["{0} findings","{0} 个问题","{0} 個問題"],findingCountOne:["{0} finding","{0} 个问题","{0} 個問題"],noFindings:["lint has nothing to say.","lint 没有发现问题。","lint 沒有發現問題。"],
someFindings:[
"What pickdata lint says: {0}, {1}, {2}.","pickdata lint 的结果：{0}，{1}，{2}。","pickdata lint 的結果：{0}，{1}，{2}。",],cutFindings:["Only the first {0} are on this page.","本页只列出前 {0} 个。","本頁只列出前 {0} 個。"],place:["line {0}, column {1}","第 {0} 行第 {1} 列","第 {0} 行第 {1} 欄"],error:["error","错误","錯誤"],warning:["warning","警告","警告"],
info:["info","提示","提示"],errorCount:["{0} errors","{0} 个错误","{0} 個錯誤"],errorCountOne:["{0} error","{0} 个错误","{0} 個錯誤"],warningCount:["{0} warnings","{0} 个警告","{0} 個警告"],warningCountOne:["{0} warning","{0} 个警告","{0} 個警告"],infoCount:["{0} infos","{0} 个提示","{0} 個提示"],infoCountOne:["{0} info","{0} 个提示","{0} 個提示"],
yes:["yes","是","是"],no:["no","否","否"],forCode:["For your code","用于代码","用於程式碼"],preset:["For","用于","用於"],choice:["This choice","当前选择","目前選擇"],snippet:["Snippet","代码片段","程式碼片段"],cutJSON:[
"The JSON goes on; the line above makes all of it.","JSON 还有后文；上面的命令可生成全部内容。","JSON 還有後文；上面的命令可產生全部內容。",],regions:["Regions: one wheel follows the other","地区：后一个滚轮跟随前一个","地區：後一個滾輪跟隨前一個"],menu:["Menu: each wheel stands alone","菜单：各列互不影响","選單：各欄互不影響"],maker:[
"Made by pickdata {0}. This page loads nothing from anywhere.","由 pickdata {0} 生成。本页不加载任何外部内容。","由 pickdata {0} 產生。本頁不載入任何外部內容。",],};const languages=["en","zh-Hans","zh-Hant"];function languageOf(tags){for(const tag of tags){const parts=tag.toLowerCase().split("-");if(parts[0]==="en")return "en";if(parts[0]!=="zh"&&parts[0]!=="yue")continue;
if(parts.includes("hans"))return "zh-Hans";const isTraditional=["hant","tw","hk","mo"].some(part=>parts.includes(part))||parts[0]==="yue";return isTraditional?"zh-Hant":"zh-Hans"}
return "en"}
const language=languageOf(navigator.languages||[navigator.language]);const text={};for(const key in texts)text[key]=texts[key][languages.indexOf(language)];const say = (key, ...parts) => text[key].replace(/\{(\d)\}/g, (_, at) => parts[at]);const number=value=>value.toLocaleString(language);const counted=(key,count)=>say(count===1?`${key}One`:key,number(count));
class Tree{constructor(data){this.kind=data.kind;this.names=data.names;this.counts=data.counts;this.codes=data.codes||[];const count=(this.count=this.names.length);this.ends=new Int32Array(count);this.levels=new Uint8Array(count);this.parents=new Int32Array(count);this.levelCounts=[];const open=[];for(let entry=0;entry<count;entry++){
this.levels[entry]=open.length;this.levelCounts[open.length]=(this.levelCounts[open.length]||0)+ 1;this.parents[entry]=open.length?open[open.length - 1].entry:-1;this.ends[entry]=entry + 1;if(this.counts[entry]>0){open.push({entry,left:this.counts[entry]});continue}
while(open.length&&--open[open.length - 1].left===0){this.ends[open.pop().entry]=entry + 1}
}
}
name(entry){return this.names[entry]||"";}
code(entry){const code=this.codes[entry];return code===undefined?null:code;}
childCount(entry){return Math.max(0,this.counts[entry]);}
hasList(entry){return this.counts[entry]!==0;}
children(parent){const rows=[];const end=parent<0?this.count:this.ends[parent];for(let child=parent + 1;child<end;child=this.ends[child])rows.push(child);return rows}
way(entry){const way=[];for(let at=entry;at>=0;at=this.parents[at])way.unshift(at);return way}
}
const same=(one,other)=>one===other||one.normalize()===other.normalize();class PickerFailure extends Error{constructor(kind,missing=null,nearest=null){super(kind);Object.assign(this,{kind,missing,nearest})}
}
const mask=(1n<<64n)- 1n;class SplitMix64{constructor(seed){this.state=BigInt(seed)&mask;}
next(){this.state=(this.state + 0x9e3779b97f4a7c15n)&mask;let word=this.state;word=((word ^(word>>30n))* 0xbf58476d1ce4e5b9n)&mask;word=((word ^(word>>27n))* 0x94d049bb133111ebn)&mask;return word ^(word>>31n)}
below(count){if(count<2)return 0;const upper=this.next();return Number((((upper<<64n)|this.next())* BigInt(count))>>128n)}
draw(count,excluded){if(count<=excluded.length)return null;let number=this.below(count - excluded.length);for(const gap of excluded)if(gap<=number)number++;return number}
}
class Picker{constructor(tree){this.tree=tree;this.isMenu=tree.kind==="menu";this.wheels=[];if(this.isMenu)for(const column of tree.children(-1))this.append(column);else this.open(-1)}
append(parent){this.wheels.push({parent,rows:this.tree.children(parent),row:0});}
open(parent){let above=parent;while(above<0||this.tree.hasList(above)){this.append(above);const{rows}=this.wheels[this.wheels.length - 1];if(!rows.length)return;above=rows[0]}
}
move(component,row){const wheel=this.wheels[component];wheel.row=row;if(this.isMenu)return;this.wheels.length=component + 1;this.open(wheel.rows[row])}
get numberOfComponents(){return this.wheels.length;}
numberOfRows(component){return component in this.wheels?this.wheels[component].rows.length:0;}
entry(row,component){const wheel=this.wheels[component];return wheel&&row in wheel.rows?wheel.rows[row]:null}
get entries(){return this.wheels.map(wheel=>(wheel.rows.length?wheel.rows[wheel.row]:null));}
get selectedRows(){return this.wheels.map(wheel=>(wheel.rows.length?wheel.row:null));}
get selectedTitles(){return this.entries.map(entry=>(entry===null?null:this.tree.name(entry)));}
get selectedCodes(){return this.entries.map(entry=>(entry===null?null:this.tree.code(entry)));}
get selectedPath(){const titles=this.selectedTitles;return this.isMenu?titles.map(title=>title||""):titles.filter(title=>title!==null)}
copy(){const copy=Object.create(Picker.prototype);return Object.assign(copy,this,{wheels:this.wheels.map(wheel=>({...wheel}))})}
change(old,first){if(first===undefined){first=this.wheels.findIndex((wheel,component)=>{const was=old[component];return!was||was.row!==wheel.row});first=(first<0?this.wheels.length:first)+ 1}
const reloads=[];if(!this.isMenu)for(let at=first;at<this.wheels.length;at++)reloads.push(at);return{reloads,before:old.length}}
snapshot(){return this.wheels.map(wheel=>({...wheel}));}
select(component,row){if(!(component in this.wheels))throw new PickerFailure("no-such-component");if(!(row in this.wheels[component].rows))throw new PickerFailure("no-such-row");const old=this.snapshot();this.move(component,row);return this.change(old,component + 1)}
show(entry){const way=this.tree.way(entry);if(this.isMenu){if(way.length<2)return;const component=this.wheels.findIndex(wheel=>wheel.parent===way[0]);this.move(component,this.wheels[component].rows.indexOf(way[1]))}else{way.forEach((step,component)=>this.move(component,this.wheels[component].rows.indexOf(step)));
}
}
selectEntry(entry){const old=this.snapshot();this.show(entry);return this.change(old)}
pathOf(entry){return this.tree.way(entry).map(step=>this.tree.name(step));}
selectPath(path){const old=this.snapshot();if(!path.length)return this.change(old);if(this.isMenu){this.selectTitles(path)}else{const search=this.find(path,true);if(!search.found.length){const{deepest}=search;const count=deepest?deepest.count:0;throw new PickerFailure("no-such-title",path[count],deepest?this.pathOf(deepest.entry):null);
}
this.show(search.found[0])}
return this.change(old)}
selectTitles(titles){const rows=[];let missing=null;for(let component=0;component<titles.length;component++){const wheel=this.wheels[component];const row=wheel?wheel.rows.findIndex(entry=>same(this.tree.name(entry),titles[component])):-1;const isNone=wheel&&!wheel.rows.length&&titles[component]==="";
if(row<0&&!isNone&&missing===null)missing=component;if(!wheel)break;rows.push(row)}
const turn=picker=>rows.forEach((row,component)=>row>=0&&picker.move(component,row));if(missing===null)return turn(this);let nearest=null;if(rows.some(row=>row>=0)){const copy=this.copy();turn(copy);nearest=copy.selectedPath}
throw new PickerFailure("no-such-title",titles[missing],nearest)}
find(path,stopsAtFirst){const{tree}=this;const result={found:[],deepest:null};const search=(level,start,end)=>{for(let entry=start;entry<end;entry=tree.ends[entry]){if(!same(tree.name(entry),path[level]))continue;if(level>=(result.deepest?result.deepest.count:0))result.deepest={entry,count:level + 1};
if(level + 1===path.length)result.found.push(entry);else search(level + 1,entry + 1,tree.ends[entry]);if(stopsAtFirst&&result.found.length)return}
};if(path.length)search(0,0,tree.count);return result}
selectCode(code){const old=this.snapshot();const entry=this.tree.codes.indexOf(code);if(entry<0){const above=this.isMenu?null:nearestCode(this.tree,code);throw new PickerFailure("no-such-code",code,above===null?null:this.pathOf(above))}
this.show(entry);return this.change(old)}
randomize(generator,rule="wheels"){const old=this.snapshot();if(!this.isMenu&&rule==="leaves")this.drawLeaf(generator);else this.drawWheels(generator);return this.change(old)}
drawWheels(generator){const shown=this.selectedTitles;for(let component=0;component<this.wheels.length;component++){const{rows,row}=this.wheels[component];const title=component<shown.length?shown[component]:null;const excluded=[];if(title!==null)rows.forEach((entry,at)=>same(this.tree.name(entry),title)&&excluded.push(at));
const drawn=generator.draw(rows.length,excluded);if(drawn!==null&&drawn!==row)this.move(component,drawn)}
}
drawLeaf(generator){const{tree}=this;if(!this.leaves){this.leaves=[];for(let entry=0;entry<tree.count;entry++){if(tree.ends[entry]===entry + 1)this.leaves.push(entry)}
}
const found=new Set(this.find(this.selectedPath,false).found);const excluded=[];if(found.size)this.leaves.forEach((leaf,number)=>found.has(leaf)&&excluded.push(number));const number=generator.draw(this.leaves.length,excluded);if(number!==null)this.show(this.leaves[number])}
}
function significantCode(code){if (!/^[0-9]*$/.test(code)) return code;for(const [length,shorter] of [[12,9],[9,6],[6,4],[4,2]]){if (code.length === length && /^0*$/.test(code.slice(shorter))) code = code.slice(0, shorter)}
return code}
function nearestCode(tree,code){const wanted=significantCode(code);const isMadeOf=(start,child)=>{const below=tree.code(child);return below!==null&&below.length>start.length&&below.startsWith(start)};let firstIsMadeSo=null;const isAbove=(entry,start)=>{if(tree.ends[entry]>entry + 1)return isMadeOf(start,entry + 1);
if(tree.parents[entry]>=0){const above=tree.code(tree.parents[entry]);if(above===null)return false;const beginning=significantCode(above);return beginning.length<start.length&&start.startsWith(beginning)}
if(firstIsMadeSo===null){let first=0;while(first<tree.count&&tree.ends[first]===first + 1)first++;const own=first<tree.count?tree.code(first):null;firstIsMadeSo=own!==null&&isMadeOf(significantCode(own),first + 1)}
return firstIsMadeSo};let best=null;let length=0;for(let entry=0;entry<tree.count;entry++){const own=tree.code(entry);if(own===null)continue;const start=significantCode(own);if(start.length>=wanted.length||start.length<=length||!wanted.startsWith(start))continue;if(!isAbove(entry,start))continue;best=entry;
length=start.length}
return best}
const toneless=new Map();for(const row of ["aāáǎà","eēéěè","iīíǐì","oōóǒò","uūúǔù","vǖǘǚǜü"]){for(const letter of row.slice(1))toneless.set(letter,row[0])}
const plain = text => text.toLowerCase().normalize().replace(/[\u00c0-\u036f]/g, letter => toneless.get(letter) || letter);const joined = text => plain(text).replace(/[^\p{L}\p{N}]/gu, "");const initials=text=>{const syllables = plain(text).split(/[^\p{L}\p{N}]+/u).filter(part => part);return syllables.length>1?syllables.map(part=>[...part][0]).join(""):null;
};const spellingKeys=new Set(("pinyin fullpinyin quanpin quanpinyin spell spelling py jianpin shortpinyin pinyinhead pinyinshort en english " +
"nameen enname englishname latin romanized zh zhhans zhhant zhcn zhtw zhhk cn ja ko").split(" ")
);class Search{constructor(tree,attributes){this.tree=tree;this.spellings=attributes.filter(attribute=>spellingKeys.has(joined(attribute.key)))}
prepare(){const{tree}=this;const first=tree.kind==="menu"?1:0;this.rows=[];for(let entry=0;entry<tree.count;entry++){if(tree.levels[entry]<first)continue;const code=tree.code(entry);this.rows.push({entry,name:plain(tree.name(entry)),code:code===null?null:plain(code),latin:[]})}
const places=new Map(this.spellings.length?this.rows.map(row=>[row.entry,row]):[]);for(const{at,values}of this.spellings){values.forEach((value,index)=>{const row=places.get(at?at[index]:index);if(!row||typeof value!=="string")return;row.latin.push(joined(value));const short=initials(value);if(short)row.latin.push(short);
})}
}
find(text,most){if(!this.rows)this.prepare();const query=plain(text.trim());const letters=joined(query);const ranks=[[],[],[],[]];let count=0;if(query){for(const row of this.rows){const rank=this.rank(row,query,letters);if(rank===null)continue;count++;if(ranks[rank].length<most)ranks[rank].push(row.entry);
}
}
return{entries:ranks.flat().slice(0,most),count}}
rank({name,code,latin},query,letters){if(name===query||code===query)return 0;if(name.startsWith(query)||(code!==null&&code.startsWith(query)))return 1;if(letters&&latin.some(text=>text.startsWith(letters)))return 2;return name.includes(query)?3:null}
}
const wheelSpan=3;const bend=15;const radius = 180 / Math.PI / bend;const reducesMotion=matchMedia("(prefers-reduced-motion: reduce)");class Wheel{constructor(component,owner){this.component=component;this.owner=owner;this.position=0;this.target=null;this.pool=new Map();this.count=0;this.selected=null;
this.touch=null;this.typed="";this.element=make("div","wheel");this.title=make("p","wheel-title");this.title.id=`wheel-title-${component}`;this.rows=make("div","wheel-rows");this.rows.tabIndex=0;this.rows.setAttribute("role","listbox");this.rows.setAttribute("aria-labelledby",this.title.id);this.element.append(this.title,this.rows);
this.listen()}
get height(){return parseFloat(getComputedStyle(this.element).getPropertyValue("--row"))||34;}
reload(count,selected){this.pool.forEach(row=>row.remove());this.pool.clear();this.halt();this.count=count;this.position=selected||0;this.selected=selected;this.title.textContent=this.owner.titleOf(this.component);const isEmpty=!count;if(this.empty)this.empty.remove();this.empty=isEmpty?make("p","wheel-empty none",text.noRows):null;
if(isEmpty){this.empty.setAttribute("role","option");this.empty.setAttribute("aria-disabled","true");this.empty.setAttribute("aria-selected","false");this.rows.append(this.empty)}
this.draw()}
follow(selected,isAnimated=true){this.selected=selected;if(selected===null)return this.draw();this.touch=null;if(this.position===selected){this.halt();this.draw()}else{this.turn(selected,isAnimated)}
}
halt(){this.target=null;this.touch=null;clearTimeout(this.rest);motion.remove(this)}
turn(row,isAnimated=true,selects=false,slowness=110){this.target=Math.max(0,Math.min(this.count - 1,Math.round(row)));this.selects=selects;this.slowness=slowness;if(!isAnimated||reducesMotion.matches)return this.arrive();motion.add(this)}
step(milliseconds){if(this.target===null)return;const left=this.target - this.position;if(Math.abs(left)<0.01)return this.arrive();this.position = this.target - left * Math.exp(-milliseconds / this.slowness);this.draw()}
arrive(){const row=this.target;motion.remove(this);if(row===null)return;this.position=row;this.target=null;this.draw();if(this.selects)this.owner.choose(this.component,row)}
draw(){const height=this.height;const first=Math.max(0,Math.floor(this.position)- wheelSpan - 1);const last=Math.min(this.count - 1,Math.ceil(this.position)+ wheelSpan + 1);for(const [index,row] of this.pool){if((index<first||index>last)&&index!==this.selected){row.remove();this.pool.delete(index)}
}
for(let index=first;index<=last;index++)this.place(index,height);if(this.selected!==null&&this.count){this.rows.setAttribute("aria-activedescendant",this.place(this.selected,height).id)}else{this.rows.removeAttribute("aria-activedescendant")}
}
place(index,height){let row=this.pool.get(index);if(!row){row=this.owner.makeRow(this.component,index);row.id=`wheel-${this.component}-${index}`;row.setAttribute("role","option");row.setAttribute("aria-setsize",this.count);row.setAttribute("aria-posinset",index + 1);this.pool.set(index,row);this.rows.append(row);
}
const isSelected=index===this.selected;row.classList.toggle("chosen",isSelected);row.setAttribute("aria-selected",isSelected);const distance=index - this.position;const bent=Math.max(-4,Math.min(4,distance));const angle=bent * bend;const drop = Math.sin((angle * Math.PI) / 180) * height * radius;row.style.transform=`translateY(${drop.toFixed(2)}px) rotateX(${(-angle).toFixed(2)}deg)`;
row.style.visibility=Math.abs(distance)>wheelSpan + 0.8?"hidden":"visible";row.style.opacity=Math.abs(distance)<0.5?1:0.85;return row}
listen(){const{rows}=this;rows.addEventListener("pointerdown",event=>{if(event.button||!this.count)return;this.halt();rows.setPointerCapture(event.pointerId);rows.focus({preventScroll:true});this.touch={id:event.pointerId,start:event.clientY,from:this.position,marks:[],moved:false};this.mark(event);
});rows.addEventListener("pointermove",event=>{if(!this.touch||event.pointerId!==this.touch.id)return;const way=event.clientY - this.touch.start;if(Math.abs(way)>4)this.touch.moved=true;if(!this.touch.moved)return;this.mark(event);let position = this.touch.from - way / this.height;const end=this.count - 1;
if (position < 0) position /= 3;if (position > end) position = end + (position - end) / 3;this.position=position;this.draw()});rows.addEventListener("pointerup",event=>this.release(event,true));rows.addEventListener("pointercancel",event=>this.release(event,false));rows.addEventListener("wheel",event=>this.roll(event),{passive:false});
rows.addEventListener("keydown",event=>this.press(event))}
mark(event){const{marks}=this.touch;marks.push({time:event.timeStamp,y:event.clientY});while(marks.length>2&&event.timeStamp - marks[0].time>100)marks.shift()}
release(event,throws){const{touch}=this;if(!touch||event.pointerId!==touch.id)return;this.touch=null;if(!touch.moved){const box=this.rows.getBoundingClientRect();const way = (event.clientY - box.top - box.height / 2) / this.height / radius;const rows=throws?Math.round(Math.asin(Math.max(-1,Math.min(1,way)))* radius):0;
return this.turn(this.position + rows,true,true)}
const first=touch.marks[0];const time=event.timeStamp - first.time;const isStill=event.timeStamp - touch.marks[touch.marks.length - 1].time>80;const speed = throws && !isStill && time > 0 ? (first.y - event.clientY) / this.height / time : 0;this.turn(this.position + speed * 220,true,true,Math.abs(speed)>0.003?220:110);
}
roll(event){if(!this.count||Math.abs(event.deltaX)>Math.abs(event.deltaY)||event.ctrlKey)return;event.preventDefault();if(this.touch)return;const from=this.target===null?this.position:this.target;const end=this.count - 1;if(event.deltaMode!==0||Math.abs(event.deltaY)>=50){const notches = event.deltaMode === 0 ? event.deltaY / 100 : event.deltaY / 3;
this.turn(Math.round(from)+ Math.sign(notches)* Math.max(1,Math.round(Math.abs(notches))),true,true);return}
this.halt();this.position = Math.max(0, Math.min(end, this.position + event.deltaY / this.height));this.draw();this.rest=setTimeout(()=>this.turn(this.position,true,true),120)}
press(event){if(event.ctrlKey||event.metaKey||event.altKey)return;const at=this.selected||0;const end=this.count - 1;const rows={ArrowUp:at - 1,ArrowDown:at + 1,PageUp:at - 7,PageDown:at + 7,Home:0,End:end};if(event.key==="ArrowLeft"||event.key==="ArrowRight"){const isForward=(event.key==="ArrowRight")===(getComputedStyle(this.rows).direction==="ltr");
if(this.owner.focusWheel(this.component +(isForward?1:-1)))event.preventDefault();return}
let row=rows[event.key];if(row===undefined){if([...event.key].length!==1||(event.key===" "&&!this.typed))return;row=this.rowTyped(event.key)}
event.preventDefault();if(row<0&&at===0)return;row=Math.max(0,Math.min(end,row));if(row!==this.selected&&this.count)this.owner.choose(this.component,row,true)}
rowTyped(key){clearTimeout(this.forget);this.forget=setTimeout(()=>{this.typed="";},700);const repeats=this.typed===plain(key);if(!repeats)this.typed +=plain(key);const from=(this.selected||0)+(repeats||this.typed.length===1?1:0);for(let step=0;step<this.count;step++){const row=(from + step)% this.count;
if(plain(this.owner.titleAt(this.component,row)).startsWith(this.typed))return row}
return this.selected}
}
const motion={wheels:new Set(),add(wheel){this.wheels.add(wheel);if(this.frame)return;this.time=null;this.frame=requestAnimationFrame(time=>this.run(time))},remove(wheel){this.wheels.delete(wheel);},run(time){const milliseconds=this.time===null?16:Math.min(64,time - this.time);this.time=time;for(const wheel of [...this.wheels])if(this.wheels.has(wheel))wheel.step(milliseconds);
this.frame=this.wheels.size?requestAnimationFrame(next=>this.run(next)):0},};const tableRow=34;class Table{constructor(element,owner){this.element=element;this.owner=owner;this.tree=owner.tree;this.open=new Uint8Array(this.tree.count);this.only=null;this.current=0;this.pool=new Map();this.shown=new Set();
this.hasCodes=this.tree.codes.length>0;element.classList.toggle("plain",!this.hasCodes);const head=make("div","table-top");head.setAttribute("role","rowgroup");const row=make("div","table-head");row.setAttribute("role","row");row.setAttribute("aria-rowindex",1);const columns=[text.name,this.hasCodes&&text.code,text.below,text.findings].filter(name=>name);
for(const name of columns){const cell=make("span",name===text.below?"number":"",name);cell.setAttribute("role","columnheader");row.append(cell)}
head.append(row);this.head=row;this.body=make("div","table-body");this.body.setAttribute("role","rowgroup");element.append(head,this.body);element.setAttribute("aria-colcount",columns.length);element.addEventListener("scroll",()=>this.draw(),{passive:true});element.addEventListener("keydown",event=>this.press(event));
element.addEventListener("click",event=>this.click(event));new ResizeObserver(()=>this.draw()).observe(element);this.layOut()}
layOut(){const{tree}=this;const entries=[];for(let entry=0;entry<tree.count;){if(this.only&&!this.only[entry]){entry=tree.ends[entry];continue}
entries.push(entry);entry=this.only||this.open[entry]?entry + 1:tree.ends[entry]}
this.entries=entries;this.current=Math.min(this.current,Math.max(0,entries.length - 1));this.body.style.height=`${entries.length * tableRow}px`;this.element.setAttribute("aria-rowcount",entries.length + 1);this.clear();this.draw()}
clear(){this.pool.forEach(row=>row.remove());this.pool.clear()}
draw(){const top=this.element.scrollTop;const sight=this.element.clientHeight||420;const first = Math.max(0, Math.floor(top / tableRow) - 4);const last = Math.min(this.entries.length - 1, Math.ceil((top + sight) / tableRow) + 4);for(const [index,row] of this.pool){if((index<first||index>last)&&index!==this.current){
row.remove();this.pool.delete(index)}
}
for(let index=first;index<=last;index++)this.place(index);if(this.entries.length)this.element.setAttribute("aria-activedescendant",this.place(this.current).id);else this.element.removeAttribute("aria-activedescendant")}
place(index){let row=this.pool.get(index);if(!row){row=this.make(index);this.pool.set(index,row);let next=null;for(const [other,element] of this.pool){if(other>index&&(next===null||other<next.index))next={index:other,element}}
this.body.insertBefore(row,next&&next.element.parentNode?next.element:null)}
row.classList.toggle("current",index===this.current);const isShown=this.shown.has(this.entries[index]);row.classList.toggle("shown",isShown);row.setAttribute("aria-selected",isShown);return row}
make(index){const{tree,owner}=this;const entry=this.entries[index];const row=make("div","table-row");row.id=`row-${index}`;row.dataset.index=index;row.style.top=`${index * tableRow}px`;row.setAttribute("role","row");row.setAttribute("aria-rowindex",index + 2);row.setAttribute("aria-level",tree.levels[entry] + 1);
const name=make("span");name.style.paddingInlineStart=`${6 + tree.levels[entry] * 16}px`;const twist=make("span","twist");twist.setAttribute("aria-hidden","true");if(tree.counts[entry]>0){const isOpen=Boolean(this.only||this.open[entry]);twist.textContent=isOpen?"▾":"▸";row.setAttribute("aria-expanded",isOpen);
}
name.append(twist,owner.nameOf(entry),...owner.tagsOf(entry));const cells=[name];if(this.hasCodes)cells.push(make("span","",tree.code(entry)||""));cells.push(make("span","number",tree.hasList(entry)?number(tree.childCount(entry)):""));const findings=make("span");for(const finding of owner.findingsOf(entry)){
findings.append(make("span",`severity ${finding.severity}`,`${finding.code} `),`${finding.message} `)}
if(findings.textContent)findings.title=findings.textContent;cells.push(findings);for(const cell of cells)cell.setAttribute("role","gridcell");row.append(...cells);return row}
mark(entries){this.shown=new Set(entries);this.draw()}
reveal(entry){if(this.only&&!this.only[entry])this.owner.showAll();for(let above=this.tree.parents[entry];above>=0;above=this.tree.parents[above])this.open[above]=1;this.layOut();let low=0;let high=this.entries.length - 1;while(low<high){const middle=(low + high)>>1;if(this.entries[middle]<entry)low=middle + 1;
else high=middle}
this.go(low,true)}
go(index,isFar=false){this.current=Math.max(0,Math.min(this.entries.length - 1,index));const top=this.current * tableRow;const sight=this.element.clientHeight - this.head.offsetHeight - tableRow;const isAbove=top<this.element.scrollTop;if(isAbove||top>this.element.scrollTop + sight){this.element.scrollTop = top - (isFar ? sight / 2 : isAbove ? 0 : sight);
}
this.draw()}
toggle(index,opens){const entry=this.entries[index];if(this.only||!(this.tree.counts[entry]>0)||Boolean(this.open[entry])===opens)return false;this.open[entry]=opens?1:0;this.layOut();return true}
setAll(isOpen){this.open.fill(isOpen?1:0);this.layOut()}
click(event){const row=event.target.closest(".table-row");if(!row)return;const index=Number(row.dataset.index);this.current=index;if(event.target.closest(".twist")&&this.toggle(index,!this.open[this.entries[index]]))return;this.owner.chooseEntry(this.entries[index]);this.draw()}
press(event){if(event.ctrlKey||event.metaKey||event.altKey||!this.entries.length)return;const entry=this.entries[this.current];const page = Math.max(1, Math.floor(this.element.clientHeight / tableRow) - 2);switch(event.key){case "ArrowDown":this.go(this.current + 1);break;case "ArrowUp":this.go(this.current - 1);break;
case "PageDown":this.go(this.current + page);break;case "PageUp":this.go(this.current - page);break;case "Home":this.go(0);break;case "End":this.go(this.entries.length - 1);break;case "ArrowRight":
if(!this.toggle(this.current,true)&&this.tree.counts[entry]>0)this.go(this.current + 1);break;case "ArrowLeft":
if(!this.toggle(this.current,false)&&this.tree.parents[entry]>=0){this.go(this.entries.indexOf(this.tree.parents[entry]))}
break;case "Enter":
case " ":this.owner.chooseEntry(entry);break;default:return}
event.preventDefault()}
}
const longWheel=50;const mostBars=60;function barsOf(tree,level){const parents=[];for(let entry=0;entry<tree.count;entry++){if(tree.levels[entry]===level&&tree.hasList(entry))parents.push(entry)}
const isOdd=count=>count<2||count>longWheel;if(parents.length<=mostBars){return parents.map(entry=>({entry,value:tree.childCount(entry),parents:[entry],isOdd:isOdd(tree.childCount(entry))}))}
const bounds=[0,1,2,6,11,21,longWheel + 1,101,201,501,1001,Infinity];const bars=[];for(let at=0;at + 1<bounds.length;at++){const [low,high]=[bounds[at],bounds[at + 1] - 1];const members=parents.filter(entry=>tree.childCount(entry)>=low&&tree.childCount(entry)<=high);if(!members.length)continue;const label=low===high?String(low):high===Infinity?`${low}+`:`${low}–${high}`;
bars.push({label,value:members.length,parents:members,isOdd:isOdd(low)})}
return bars}
const byId=id=>document.getElementById(id);function make(name,classes,content){const element=document.createElement(name);if(classes)element.className=classes;if(content!==undefined)element.textContent=content;return element}
const mostMatches=50;const mostListed=300;class Page{constructor(data){this.data=data;this.tree=new Tree(data);this.picker=new Picker(this.tree);this.attributes=data.attributes||[];this.sentinels=new Set(data.sentinels||[]);this.sections=new Set(data.sections||[]);this.search=new Search(this.tree,this.attributes);
const seed=crypto.getRandomValues(new BigUint64Array(1))[0];this.generator=new SplitMix64(seed);this.found=new Map();for(const finding of data.findings){if(finding.entry===null)continue;if(!this.found.has(finding.entry))this.found.set(finding.entry,[]);this.found.get(finding.entry).push(finding)}
this.wheels=[];this.translate();this.head();this.table=new Table(byId("table"),this);this.listLevels();this.listFindings();this.listSnippets();this.prepareChart();this.listen();this.readAddress();this.layOut();this.follow()}
translate(){document.documentElement.lang=language;for(const element of document.querySelectorAll("[data-text]"))element.textContent=text[element.dataset.text];for(const element of document.querySelectorAll("[data-label]")){element.setAttribute("aria-label",text[element.dataset.label])}
for(const element of document.querySelectorAll("[data-placeholder]")){element.placeholder=text[element.dataset.placeholder]}
byId("code-title").textContent=text.forCode;if(this.picker.isMenu)byId("chart-title").textContent=text.columnsChart}
head(){document.title=`${this.data.file} – pickdata`;byId("file").textContent=this.data.file;byId("facts").append(text[this.data.kind]," · ",make("code","",this.data.layout));byId("maker").textContent=say("maker",this.data.version)}
nameOf(entry){const name=this.tree.name(entry);if(!name.trim())return make("span","none",this.tree.levels[entry]||!this.picker.isMenu?text.noName:this.columnTitle(entry));return make("bdi",this.sentinels.has(entry)?"offer":"",name)}
columnTitle(column){return this.tree.names[column]||say("column",this.tree.children(-1).indexOf(column)+ 1)}
titleOf(component){return this.picker.isMenu
?this.columnTitle(this.picker.wheels[component].parent)
:say("levelNumber",component + 1)}
titleAt(component,row){const entry=this.picker.entry(row,component);return entry===null?"":this.tree.name(entry)}
makeRow(component,index){const row=make("div","wheel-row");const entry=this.picker.entry(index,component);if(entry===null)return row;row.append(this.nameOf(entry));if(this.sentinels.has(entry))row.classList.add("offer");const findings=this.findingsOf(entry);if(findings.length){row.classList.add("found");
if(findings.some(finding=>finding.severity==="error"))row.classList.add("faulty");row.append(make("span","hidden",` ${counted("findingCount", findings.length)}`))}
return row}
findingsOf(entry){return this.found.get(entry)||[];}
attributesOf(entry){const pairs=[];for(const{key,at,values}of this.attributes){const index=at?placeIn(at,entry):entry;const value=index<0?undefined:values[index];if(value!==undefined)pairs.push([key,value])}
return pairs}
tagsOf(entry){const tags=[];if(this.sentinels.has(entry))tags.push(text.sentinel);if(this.sections.has(entry))tags.push(text.section);for(const [key,value] of this.attributesOf(entry)){const isFlag = /^(is|_)*(hot|top|recommend|default|popular)/i.test(key);if(value===true||(isFlag&&String(value)==="1"))tags.push(key);
}
return tags.map(tag=>make("span","tag",tag))}
choose(component,row){let change=null;try{change=this.picker.select(component,row)}catch(failure){}
this.show(change,component)}
chooseEntry(entry){if(this.picker.isMenu&&this.tree.levels[entry]===0)return;this.show(this.picker.selectEntry(entry));this.say()}
draw(){this.show(this.picker.randomize(this.generator));this.say()}
show(change,component){if(change){if(this.wheels.length!==this.picker.numberOfComponents)this.layOut();for(const at of change.reloads)this.wheels[at].reload(this.picker.numberOfRows(at),this.picker.numberOfRows(at)?0:null)}
this.picker.selectedRows.forEach((row,at)=>{const wheel=this.wheels[at];if(wheel.selected!==row||at===component)wheel.follow(row)});this.follow()}
layOut(){const count=this.picker.numberOfComponents;const hadFocus=this.wheels.findIndex(wheel=>wheel.rows===document.activeElement);while(this.wheels.length>count){const wheel=this.wheels.pop();wheel.halt();wheel.element.remove()}
while(this.wheels.length<count){const component=this.wheels.length;const wheel=new Wheel(component,this);this.wheels.push(wheel);byId("wheels").append(wheel.element);wheel.reload(this.picker.numberOfRows(component),this.picker.selectedRows[component])}
if(hadFocus>=count)this.focusWheel(count - 1)}
focusWheel(component){const wheel=this.wheels[component];if(!wheel)return false;wheel.rows.focus();return true}
follow(){const{picker,tree}=this;const{entries}=picker;const labels=byId("labels");labels.textContent="";entries.forEach((entry,component)=>{const value=make("dd");value.append(entry===null?make("span","none",text.nothing):this.nameOf(entry));const label=make("div");label.append(make("dt","",this.titleOf(component)),value);
labels.append(label)});parts(byId("path"),entries.filter(entry=>entry!==null).map(entry=>this.nameOf(entry)));const codes=picker.selectedCodes.filter(code=>code!==null);parts(byId("codes"),codes.map(code=>make("code","",code)));if(codes.length)byId("codes").prepend(`${text.codes}: `);const attributes=byId("attributes");
attributes.textContent="";const notes=byId("row-findings");notes.textContent="";for(const entry of entries){if(entry===null)continue;for(const [key,value] of this.attributesOf(entry)){const word=value===true?text.yes:value===false?text.no:String(value);const detail=make("dd");detail.append(make("bdi","",word));
attributes.append(make("dt","",`${tree.name(entry)} · ${key}`),detail)}
for(const finding of this.findingsOf(entry))notes.append(this.noteOf(finding))}
this.table.mark(entries.filter(entry=>entry!==null));if(byId("preset").value==="")this.showSnippet();this.writeAddress()}
say(){byId("status").textContent=this.picker.selectedTitles.map(title=>title||text.nothing).join(", ");}
noteOf(finding,hasLink){const item=make("li");const message=make("span","",finding.message);message.lang="en";item.append(make("span",`severity ${finding.severity}`,`${text[finding.severity]} ${finding.code}`)," ");if(hasLink&&finding.entry!==null){const button=make("button","");button.type="button";
button.append(this.nameOf(finding.entry));button.addEventListener("click",()=>{this.chooseEntry(finding.entry);this.table.reveal(finding.entry)});item.append(button," ")}
item.append(message);if(finding.line)item.append(" ",make("span","quiet",say("place",finding.line,finding.column)));return item}
writeAddress(){const address=`#/${this.picker.selectedPath.map(encodeURIComponent).join("/")}`;try{history.replaceState(null,"",address)}catch(failure){}
}
readAddress(){if(!location.hash.startsWith("#/"))return;try{this.picker.selectPath(location.hash.slice(2).split("/").map(decodeURIComponent))}catch(failure){}
}
listLevels(){const{tree}=this;const counts=tree.levelCounts.map(()=>[]);for(let entry=0;entry<tree.count;entry++){if(tree.hasList(entry))counts[tree.levels[entry]].push(tree.childCount(entry))}
tree.levelCounts.forEach((count,level)=>{const name=this.picker.isMenu?text[level?"menuRows":"columns"]:say("levelNumber",level + 1);const below=counts[level].sort((one,other)=>one - other);const words=below.length
?say("levelChildren",name,number(count),number(below[0]),number(below[below.length - 1]),number(below[below.length>>1]))
:say("levelCount",name,number(count));byId("levels").append(make("li","",words))});byId("only").hidden=!this.found.size;const isFlat=!tree.counts.some(count=>count>0);byId("expand").hidden=byId("collapse").hidden=isFlat;if(this.picker.isMenu)this.table.setAll(true)}
listFindings(){const{findings}=this.data;const count=severity=>this.data.findingCounts[severity];const note=byId("findings-note");const total=count("error")+ count("warning")+ count("info");note.textContent=total
?say("someFindings",...["error","warning","info"].map(severity=>counted(`${severity}Count`,count(severity))))
:text.noFindings;const shown=findings.slice(0,mostListed);if(total>shown.length)note.textContent +=` ${say("cutFindings", number(shown.length))}`;for(const finding of shown)byId("finding-list").append(this.noteOf(finding,true));rove(byId("finding-list"))}
listSnippets(){const preset=byId("preset");preset.append(new Option(text.choice,""));this.data.snippets.forEach((snippet,index)=>preset.append(new Option(snippet.name,index)));preset.addEventListener("change",()=>this.showSnippet())}
showSnippet(){const{picker}=this;const chosen=byId("preset").value;let snippet;if(chosen===""){const rows=picker.selectedRows;const json={titles:picker.selectedTitles,codes:picker.selectedCodes,rows};const path=picker.selectedPath.map(title=>title.replaceAll("\\","\\\\").replaceAll("/","\\/")).join("/");
const file = quoted(this.data.file.replace(/^-/, "./-"));const line=`pickdata pick ${file} --path${path[0] === "-" ? "=" : " "}${quoted(path)} --format json`;snippet={snippet:line,json:JSON.stringify(json,null,2)}}else{snippet=this.data.snippets[chosen]}
byId("snippet").textContent=snippet.snippet;byId("json").textContent=snippet.json||"";byId("json").hidden=byId("json-bar").hidden=!snippet.json;byId("json-note").textContent=snippet.isCut?text.cutJSON:"";byId("copy-json").hidden=Boolean(snippet.isCut)}
prepareChart(){const levels=byId("chart-level");const{tree}=this;const hasParents=tree.levelCounts.map(()=>false);for(let entry=0;entry<tree.count;entry++)if(tree.hasList(entry))hasParents[tree.levels[entry]]=true;hasParents.forEach((has,level)=>has&&levels.append(new Option(say("levelNumber",level + 1),level)));
byId("chart").hidden=!levels.length;byId("chart-choice").hidden=levels.length<2;levels.addEventListener("change",()=>this.drawChart());if(levels.length)this.drawChart()}
drawChart(){const bars=barsOf(this.tree,Number(byId("chart-level").value));const most=Math.max(1,...bars.map(bar=>bar.value));const isOneEach=bars.every(bar=>bar.entry!==undefined);byId("chart-note").textContent=say(isOneEach?"chartNote":"sizesNote",longWheel);byId("bars").textContent="";this.showParents([]);
for(const bar of bars){const item=make("li",bar.isOdd?"odd":"");const button=make("button");button.type="button";const label=make("span","",bar.label&&say(String(bar.label)==="1"?"rowCountOne":"rowCount",bar.label));if(isOneEach)label.append(this.picker.isMenu?this.columnTitle(bar.entry):this.nameOf(bar.entry));
const track=make("span","track");const fill=make("span","fill");fill.style.width=`${(100 * bar.value) / most}%`;track.append(fill);button.append(label,track,make("span","number",number(bar.value)));if(bar.isOdd)button.append(make("span","hidden",text.oddBar));button.addEventListener("click",()=>{if(isOneEach){
this.chooseEntry(bar.entry);this.table.reveal(bar.entry)}else{this.showParents(bar.parents)}
});item.append(button);byId("bars").append(item)}
rove(byId("bars"))}
showParents(parents){byId("parents").textContent="";byId("parents-title").textContent=parents.length?counted("parentCount",parents.length):"";for(const entry of parents.slice(0,100)){const button=make("button");button.type="button";button.append(this.nameOf(entry));button.addEventListener("click",()=>{
this.chooseEntry(entry);this.table.reveal(entry)});const item=make("li");item.append(button);byId("parents").append(item)}
rove(byId("parents"));if(parents.length>100)byId("parents").append(make("li","",say("more",number(parents.length - 100))))}
showAll(){byId("only-findings").checked=false;this.table.only=null}
listen(){byId("random").addEventListener("click",()=>this.draw());byId("expand").addEventListener("click",()=>this.table.setAll(true));byId("collapse").addEventListener("click",()=>this.table.setAll(false));byId("only-findings").addEventListener("change",event=>{if(event.target.checked){const only=new Uint8Array(this.tree.count);
for(const entry of this.found.keys())for(const above of this.tree.way(entry))only[above]=1;this.table.only=only}else{this.table.only=null}
this.table.layOut()});document.querySelector(".skip").addEventListener("click",event=>{event.preventDefault();this.focusWheel(0)});byId("copy-path").addEventListener("click",event=>copy(this.picker.selectedPath.join("/"),event.target));byId("copy-snippet").addEventListener("click",event=>copy(byId("snippet").textContent,event.target));
byId("copy-json").addEventListener("click",event=>copy(byId("json").textContent,event.target));const input=byId("search");input.addEventListener("input",()=>this.look());input.addEventListener("focus",()=>this.look());input.addEventListener("blur",()=>this.closeMatches());input.addEventListener("keydown",event=>this.pressInSearch(event));
byId("matches").addEventListener("mousedown",event=>{event.preventDefault();const item=event.target.closest("[data-entry]");if(item)this.take(Number(item.dataset.entry))});addEventListener("resize",()=>this.wheels.forEach(wheel=>wheel.draw()))}
look(){const list=byId("matches");const{value}=byId("search");list.textContent="";this.match=-1;const{entries,count}=this.search.find(value,mostMatches);entries.forEach((entry,index)=>{const item=make("li");item.id=`match-${index}`;item.dataset.entry=entry;item.setAttribute("role","option");const way=this.tree.way(entry);
if(this.picker.isMenu)way.shift();parts(item,way.map(step=>this.nameOf(step)));const code=this.tree.code(entry);if(code!==null)item.append(" ",make("code","quiet",code));list.append(item)});byId("match-count").textContent=value.trim()?say("matchCount",number(count)):"";this.opensMatches(entries.length>0);
this.mark(0)}
opensMatches(isOpen){byId("matches").hidden=!isOpen;byId("search").setAttribute("aria-expanded",isOpen)}
closeMatches(){this.opensMatches(false);byId("match-count").textContent="";byId("search").removeAttribute("aria-activedescendant")}
mark(index){const items=[...byId("matches").children];if(!items.length)return byId("search").removeAttribute("aria-activedescendant");this.match=(index + items.length)% items.length;items.forEach((item,at)=>item.setAttribute("aria-selected",at===this.match));byId("search").setAttribute("aria-activedescendant",items[this.match].id);
items[this.match].scrollIntoView({block:"nearest"})}
take(entry){byId("search").value="";this.closeMatches();this.chooseEntry(entry);this.table.reveal(entry)}
pressInSearch(event){const item=byId("matches").children[this.match];const isOpen=!byId("matches").hidden;if(event.isComposing)return;if(event.key==="ArrowDown"&&isOpen)this.mark(this.match + 1);else if(event.key==="ArrowUp"&&isOpen)this.mark(this.match - 1);else if(event.key==="Enter"&&isOpen&&item)this.take(Number(item.dataset.entry));
else if(event.key==="Escape"&&isOpen)this.closeMatches();else return;event.preventDefault()}
}
function rove(list,chosen){const all=[...list.querySelectorAll("button")];for(const button of all)button.tabIndex=button===(chosen||all[0])?0:-1;list.onkeydown=event=>{const at=all.indexOf(event.target);const end=all.length - 1;const next={ArrowDown:at + 1,ArrowUp:at - 1,Home:0,End:end}[event.key];if(at<0||next===undefined)return;
event.preventDefault();if(!all[next])return;rove(list,all[next]);all[next].focus()}}
function parts(element,nodes){element.textContent="";nodes.forEach((node,index)=>element.append(...(index?[make("i","","/"),node]:[node])))}
function placeIn(places,entry){let low=0;let high=places.length - 1;while(low<=high){const middle=(low + high)>>1;if(places[middle]===entry)return middle;if(places[middle]<entry)low=middle + 1;else high=middle - 1}
return -1}
const quoted = word => (/^[\p{L}\p{N}._\/-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);async function copy(content,button){try{await navigator.clipboard.writeText(content)}catch(failure){const area=make("textarea","hidden");area.value=content;document.body.append(area);area.select();
document.execCommand("copy");area.remove();button.focus()}
const words=button.textContent;if(words===text.copied)return;button.textContent=text.copied;byId("status").textContent=text.copied;setTimeout(()=>{button.textContent=words;},1200)}
window.pickdata={Tree,Picker,SplitMix64,Search,barsOf,motion};window.pickdata.page=new Page(JSON.parse(byId("data").textContent))})();</script>
</body>
</html>

"""##
}
