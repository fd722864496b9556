import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { postDetail } from '#contract/posts/post-card.ts';
import { keepAnswer } from '#web/features/self-check/answers.ts';
import { sampleOf } from '#web/testing/sample-of.ts';
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

const post = sampleOf(postDetail, { id: '7', requirements: { majors: ['数学', '统计学'], putonghua: '2a' } });

test('all fits', () => expect(fitSummary([check('专业', 'fit')])).toBe('每一条都合适，可以放心投递。'));

test('what falls short and what is not written are said apart', () => {
  expect(
    fitSummary([
      check('教学经验', 'unfit', { note: '差 4 个月' }),
      check('专业', 'unfit'),
      check('职称', 'missing'),
      check('普通话', 'missing'),
    ]),
  ).toBe('教学经验（差 4 个月）、专业是必须条件，不符合；简历里没写职称、普通话，补上才能比对。');
});

test('a line that is missing or falls short leads to the section that fills it; a fitting one does not', () => {
  const html = renderToStaticMarkup(
    <FitTable
      post={post}
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

test('what the resume leaves open is as it was answered before the sign-in, and still leads to the resume', () => {
  keepAnswer('7', '专业', '统计学', true);
  keepAnswer('7', '普通话', '不满足', false);
  const html = renderToStaticMarkup(
    <FitTable
      post={post}
      checks={[
        check('专业', 'missing', { section: 'educations' }),
        check('普通话', 'missing'),
        check('学历学位', 'unfit'),
      ]}
    />,
  );
  expect(html).toContain('统计学');
  expect(html).toContain('专业、普通话是你自检时点的，写进简历学校才看得到。');
  expect(html).toContain('href="/resume#educations"');
  expect(html).toContain('普通话（按你的自检）、学历学位是必须条件，不符合');
  expect(html).toContain('aria-label="符合的条件 33%"');
});
