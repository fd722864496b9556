import { expect, test } from 'vitest';
import { pastedText } from './pasted-text.ts';

test('a cell that spans rows stands in each of them', () => {
  const html =
    '<table><tr><td>单位</td><td>岗位</td><td>人数</td></tr><tr><td rowspan="2">一中</td><td>数学</td><td>1</td></tr><tr><td>英语</td><td>2</td></tr></table>';
  expect(pastedText(html).split('\n')).toEqual(['单位\t岗位\t人数', '一中\t数学\t1', '一中\t英语\t2']);
});

test('a copied page keeps its paragraphs, and each row of a table in one line, whatever its cells hold', () => {
  const html = `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->
    <h1>澜州市教育局<b>2027年</b>公开招聘公告</h1><p>报名时间：
    2027年3月1日<br>至3月5日</p>
    <table><tbody><tr><td colspan="2"><p>岗位</p></td><td>人数</td></tr>
    <tr><td><p><span>0101</span></p></td><td><p>高中</p><p>数学教师</p></td><td>2</td></tr></tbody></table></body></html>`;
  expect(pastedText(html).split('\n')).toEqual([
    '澜州市教育局2027年公开招聘公告',
    '报名时间： 2027年3月1日',
    '至3月5日',
    '岗位\t\t人数',
    '0101\t高中数学教师\t2',
  ]);
});

test('what is merged downwards stands in each of its rows, but for a number; a frame around the page is no row', () => {
  const html = `<table><tr><td>菜单</td><td><p>招聘公告</p><table><caption>岗位表</caption>
    <tr><th rowspan="2">代码</th><th rowspan="2">单位</th><th rowspan="2">人数</th><th colspan="2">条件</th></tr>
    <tr><th>学历</th><th>专业</th></tr>
    <tr><td>01</td><td rowspan="2">第一中学</td><td rowspan="2">3</td><td rowspan="2">本科</td><td>数学</td></tr>
    <tr><td>02</td><td>物理</td></tr></table></td></tr><tr><td><p>联系电话</p><p>0578</p></td></tr></table>`;
  expect(pastedText(html).split('\n')).toEqual([
    '菜单',
    '招聘公告',
    '岗位表',
    '代码\t单位\t人数\t条件\t',
    '代码\t单位\t人数\t学历\t专业',
    '01\t第一中学\t3\t本科\t数学',
    '02\t第一中学\t\t本科\t物理',
    '联系电话',
    '0578',
  ]);
});
