import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companyDetail } from '#contract/companies/company-shapes.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { ClaimNote } from './claim-note.tsx';

const note = (status: 'unclaimed' | 'approved', interest: object | null) =>
  renderPage(
    <ClaimNote
      company={sampleOf(companyDetail, { name: '青田中学', status })}
      loaded={{ reported: interest }}
      now={0}
    />,
  );

test('a school that nobody has claimed shows what waits for it, and where it is claimed', () => {
  note('unclaimed', { posts: 3, saved: 12, applied: 0 });
  expect(screen.getByRole('region', { name: '认领' }).textContent).toContain('3 个岗位在招，12 位教师收藏。');
  const href = screen.getByRole('link', { name: '认领这家单位' }).getAttribute('href') ?? '';
  expect(new URL(href, 'http://localhost').searchParams.get('claim')).toBe('青田中学');
});

test.each([
  ['approved', { posts: 3, saved: 1, applied: 1 }],
  ['unclaimed', null],
] as const)('%s with %o shows none', (status, interest) => {
  note(status, interest);
  expect(screen.queryByRole('region')).toBeNull();
});
