import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData, serialiseData } from './structured-data.tsx';

const hostile = '</script><script>alert(1)</script><!-- <script';

test('no text ends the script or begins another', () => {
  const html = renderToStaticMarkup(<StructuredData value={{ title: hostile }} />);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(html).not.toContain('<!--');
});

test('what is read back is what was meant', () => {
  expect(JSON.parse(serialiseData({ title: hostile, note: '数学 & "物理"' }))).toEqual({
    title: hostile,
    note: '数学 & "物理"',
  });
});
