import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { postDetail } from '#contract/posts/post-card.ts';
import { keepAnswer } from '#web/features/self-check/answers.ts';
import { sampleOf } from '#web/testing/sample-of.ts';
import { OwnFit } from './own-fit.tsx';
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
const html = (checks: Check[]) => renderToStaticMarkup(<OwnFit post={post} checks={checks} personal={null} />);

test('all fits', () => {
  const shown = html([check('专业', 'fit')]);
  expect(shown).toContain('你完全符合');
  expect(shown).not.toContain('<li');
});

test('what falls short and what is not written are said apart, each with the section that fills it', () => {
  const shown = html([
    check('职称', 'missing', { section: 'titles' }),
    check('学历学位', 'unfit', { section: 'educations', note: '差一级' }),
    check('普通话', 'fit', { section: 'languages' }),
  ]);
  expect(shown).toContain('你符合 1/3');
  expect(shown.replace(/<[^>]+>/g, ' ')).toMatch(
    /学历学位.*你是y.*差一级.*改简历.*职称.*简历里没写.*补上才能比对.*补上职称/,
  );
  expect(shown).toContain('href="/resume#titles"');
  expect(shown).toContain('href="/resume#educations"');
  expect(shown).not.toContain('#languages');
});

test('what is an advantage alone is not said to be compulsory', () => {
  expect(html([check('职称', 'unfit', { wants: '二级教师优先' })])).toContain('不是必须');
});

test('what the resume leaves open is as it was answered before the sign-in, and still leads to the resume', () => {
  keepAnswer('7', '专业', '统计学', true);
  keepAnswer('7', '普通话', '不满足', false);
  const shown = html([
    check('专业', 'missing', { section: 'educations' }),
    check('普通话', 'missing'),
    check('学历学位', 'unfit'),
  ]);
  expect(shown).toContain('你符合 1/3');
  expect(shown).toContain('专业、普通话是你自检时点的，写进简历学校才看得到。');
  expect(shown).toContain('href="/resume#educations"');
});
