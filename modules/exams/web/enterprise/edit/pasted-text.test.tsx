import { expect, test } from 'vitest';
import { pastedText } from './pasted-text.ts';

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
