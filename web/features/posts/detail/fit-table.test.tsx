import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FitTable, fitSummary } from './fit-table.tsx';
import type { Mine } from './use-mine.ts';

type Check = Mine['checks'][number];
const check = (name: string, result: Check['result'], more: Partial<Check> = {}): Check => ({
  key: name,
  name,
  wants: 'x',
  has: 'y',
  result,
  ...more,
});

test('all fits', () => expect(fitSummary([check('专业', 'fit')])).toBe('每一条都合适，可以放心投递。'));

test('what falls short and what is not written are said apart', () => {
  expect(
    fitSummary([
      check('教学经验', 'unfit', { note: '差 4 个月' }),
      check('专业', 'unfit'),
      check('职称', 'missing'),
      check('普通话', 'missing'),
    ]),
  ).toContain('教学经验不符合（差 4 个月），专业不符合；简历里没写职称、普通话');
});

test('a line that is missing or falls short leads to the section that fills it; a fitting one does not', () => {
  const html = renderToStaticMarkup(
    <FitTable
      checks={[
        check('职称', 'missing', { section: 'titles' }),
        check('学历学位', 'unfit', { section: 'educations' }),
        check('普通话', 'fit', { section: 'languages' }),
        check('教师资格证', 'fit', { section: 'certificates' }),
      ]}
    />,
  );
  expect(html).toContain('href="/resume#titles"');
  expect(html).toContain('href="/resume#educations"');
  expect(html).not.toMatch(/#languages|#certificates/);
  expect(html).toContain('aria-label="符合的条件 50%"');
});
