import { expect, test } from 'vitest';
import { drawPaper } from './add-demo-papers.ts';

const paper = {
  title: '营业执照',
  lines: [['单位名称', '育才中学']] as const,
  issuer: '杭州民政局',
  issuedOn: '2025 年',
};

test('a paper is drawn as outlines, whatever a name holds', () => {
  const svg = drawPaper({ ...paper, lines: [['单位名称', '"><script>alert(1)</script>']] });
  expect(svg).toMatch(/^<svg [^>]*>(<[^<>]*>)+$/);
  expect(svg).not.toMatch(/script|<text|undefined|NaN/);
});

test('another name is another paper', () => {
  expect(drawPaper(paper)).not.toBe(drawPaper({ ...paper, lines: [['单位名称', '树人中学']] }));
});
