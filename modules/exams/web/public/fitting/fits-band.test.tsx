import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { strictEvents } from '#contract/testing/strict-events.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import type { ExamFitting } from '../../../contract/exams.ts';
import { FitsBand } from './fits-band.tsx';

const post = (id: string, examId: string) => ({
  id,
  examId,
  code: `1020${id}`,
  title: `岗位${id}`,
  employer: '第一中学',
});
const fitting: ExamFitting = {
  compared: ['28 岁', '硕士 学科教学（数学）'],
  total: 3,
  posts: [post('1', '7'), post('2', '8')],
  exams: [
    { id: '7', title: '澜州市公开招聘', until: '2026-12-01T09:00:00Z', posts: 1 },
    { id: '8', title: '青田县公开招聘', until: '2026-12-03T09:00:00Z', posts: 2 },
  ],
  lacking: { label: '普通话', section: 'languages', posts: 9 },
};
const band = (own: ExamFitting | null | undefined, signedIn = true, posts = 40) =>
  renderPage(<FitsBand signedIn={signedIn} fitting={own} posts={posts} />);

test('a visitor is asked to sign in, and a seeker without a resume to write one', () => {
  const visitor = band(undefined, false);
  screen.getByText('正在报名的岗位里，你能报哪些？');
  expect(screen.getByRole('link', { name: '登录后比对' }).getAttribute('href')).toContain('redirect=%2Fexams');
  visitor.unmount();
  band({ compared: [], total: 0, posts: [], exams: [], lacking: null });
  expect(screen.getByRole('link', { name: '去填简历' })).toBeDefined();
});

test('the posts that fit unfold by project, and what is lacking leads to its part of the resume', async () => {
  const { user } = band(fitting);
  expect(screen.getByText('3 个岗位你完全符合，来自 2 个正在报名的项目')).toBeDefined();
  const lacking = screen.getByRole('link', { name: '补上普通话，可能多 9 个' });
  expect(lacking.getAttribute('href')).toBe('/resume#languages');
  await user.click(screen.getByRole('button', { name: '看我能报的岗位' }));
  const projects = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(projects).toEqual([
    '澜州市公开招聘 1 个 · 12-01 周二 17:00 截止',
    '青田县公开招聘 2 个 · 12-03 周四 17:00 截止',
  ]);
  expect(screen.getByRole('link', { name: /岗位2/ }).getAttribute('href')).toBe('/exams/details?id=8&post=2');
  expect(screen.getByText(/先列出截止最近的 2 个/)).toBeDefined();
});

test('the closing days of all projects that fit are one calendar', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:calendar');
  const { user } = band(fitting);
  await user.click(screen.getByRole('button', { name: '存到日历' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [file] = saved.mock.lastCall ?? [];
  const text = (await (file as Blob).text()).replace(/^\ufeff/, '');
  expect(strictEvents(text).map(({ summary, startDate }) => [summary, startDate.toJSDate().toISOString()])).toEqual([
    ['报名截止：澜州市公开招聘', '2026-12-01T09:00:00.000Z'],
    ['报名截止：青田县公开招聘', '2026-12-03T09:00:00.000Z'],
  ]);
  expect(text.replaceAll('\r\n ', '')).toContain('/exams/details?id=8');
});

test('without an open project, or where the comparison did not load, there is no band', () => {
  const { container, unmount } = band(fitting, true, 0);
  expect(container.querySelector('section[aria-label="我能报的岗位"]')).toBeNull();
  unmount();
  expect(band(null).container.querySelector('section[aria-label="我能报的岗位"]')).toBeNull();
});
