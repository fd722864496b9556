import { expect, test } from 'vitest';
import { cleanPaste, dropForeignPictures } from './rich-editor.tsx';

test('what Word brings along is left behind', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{}</style></head><!--StartFragment-->
<p class=MsoNormal style='margin:0'><span lang=EN-US style='font-size:12pt'>报名条件<o:p></o:p></span></p>
<![if !supportLists]><p class=MsoListParagraph>·<span>&nbsp;&nbsp;</span>本科及以上</p><p class=MsoListParagraph>· 有资格证</p><![endif]><!--EndFragment-->`;
  const cleaned = cleanPaste(word);
  expect(cleaned).toContain('<p>报名条件</p>');
  expect(cleaned).toMatch(/<ul><li><p>本科及以上<\/p><\/li>\s*<li><p>有资格证<\/p><\/li><\/ul>/);
  expect(cleaned).not.toMatch(/mso|style|class|o:p|<!|span/i);
});

test('handlers and scripts go too', () => {
  expect(cleanPaste('<p onclick="x()">好</p><script>x()</script>')).toBe('<p>好</p>');
});

test('a first heading becomes one of ours, for the page has its own', () => {
  expect(cleanPaste('<h1 style="color:red">招聘公告</h1><h2>岗位</h2>')).toBe('<h2>招聘公告</h2><h2>岗位</h2>');
});

test('pictures of the writer’s machine and of other sites are left out and counted, ours stay', () => {
  const ours = '<img alt="校门" src="/api/files/1?sign=x">';
  const pasted = `<p>公告</p>${ours}<img src="file:///C:/Temp/image001.png"><img width="3" src="//cdn.example/a.png">`;
  expect(dropForeignPictures(pasted)).toEqual({ html: `<p>公告</p>${ours}`, dropped: 2 });
});
