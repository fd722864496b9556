import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { ownRegistration } from '../../contract/registrations.ts';
import { OwnExamsPage } from './exams-page.tsx';

const now = Date.parse('2026-12-14T02:00:00Z');
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();
const step = (name: string, from: number, until: number) => ({
  ...{ step: name, detail: '' },
  ...{ startsAt: inDays(from), endsAt: inDays(until) },
});

/** An approved registration, of a project whose paper is written after so many days. */
const own = (id: string, title: string, days: number, moves: string[] = []) =>
  sampleOf(ownRegistration, {
    ...{ id, moves, status: 'approved' },
    exam: {
      ...{ id: `9${id}`, title, status: 'published', fee: 0, organiser: { name: '澜州市教育局' } },
      steps: [step('register', -20, -10), step('review', -19, -5), step('written', days, days + 0.1)],
    },
  });

const open = (...registrations: ReturnType<typeof own>[]) =>
  renderPage(<OwnExamsPage registrations={registrations} followed={[]} now={now} />);
const row = (title: string) => screen.getByRole('article', { name: title });
const isOpen = (title: string) => row(title).querySelector('details')?.open;

beforeEach(() => signIn.seeker());

test('a row says whose project it is, how far it has come and what is next; those with a near date are open, nearest first', () => {
  open(own('1', '春季公开招聘', 30), own('2', '秋季公开招聘', 1));
  expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([
    '秋季公开招聘',
    '春季公开招聘',
  ]);
  const summary = within(row('春季公开招聘').querySelector('summary') as HTMLElement);
  summary.getByRole('heading', { name: '春季公开招聘' });
  summary.getByText('资格审核');
  summary.getByText(/01-13 .* 笔试/);
  expect([isOpen('秋季公开招聘'), isOpen('春季公开招聘')]).toEqual([true, false]);
});

test('the only one is open, and of several what waits for the seeker', async () => {
  const { unmount } = open(own('1', '春季公开招聘', 30));
  expect(isOpen('春季公开招聘')).toBe(true);
  unmount();
  serve({ 'GET /api/exams/:id/posts': { items: [{ id: '2', code: '102', title: '数学', status: 'open' }] } });
  open(own('1', '春季公开招聘', 30), own('2', '秋季公开招聘', 40, ['choose']));
  await screen.findByRole('option', { name: /^102 数学/ });
  expect([isOpen('春季公开招聘'), isOpen('秋季公开招聘')]).toEqual([false, true]);
});
