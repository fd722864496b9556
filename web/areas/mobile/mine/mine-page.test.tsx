import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '#web/paths.ts';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { MinePage } from './mine-page.tsx';

beforeEach(() => {
  serve({ 'GET /api/communicate/unread': { seeker: 0, company: 0, notices: 4, toAnswer: 2 } });
});

test.each([
  ['收藏与订阅', paths.favourites()],
  ['日程与入场券', paths.seekerCalendar()],
  ['薪资中心', paths.userWages()],
  ['账号与隐私', paths.homePage()],
  ['我的简历', paths.mobileResume()],
  ['看过我', paths.lookMe()],
])('%s is reached from a phone', async (label, href) => {
  signIn.seeker();
  const { user } = renderPage(<MinePage />);
  await user.click(screen.getByText('设置'));
  expect(screen.getByRole('link', { name: new RegExp(`^${label}`) }).getAttribute('href')).toBe(href);
});

test('what waits is one line that leads to 今天, what was not read a number', async () => {
  signIn.seeker();
  renderPage(<MinePage />);
  const line = await screen.findByRole('link', { name: /有 2 件事等你答复/ });
  expect(line.getAttribute('href')).toBe(paths.seekerHome());
  screen.getByRole('link', { name: /^通知\s?4 条未读/ });
});

test('a visitor is offered the sign-in, and nothing to leave', () => {
  renderPage(<MinePage />);
  expect(screen.getByRole('link', { name: /登录/ }).getAttribute('href')).toBe(paths.mobileLogin());
  expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull();
});

test('beside a signed-in resume there is no 30 秒自检', async () => {
  signIn.seeker();
  renderPage(<MinePage />, '/mobile/mine');
  await screen.findByRole('link', { name: '薪资中心' });
  expect(screen.queryByRole('link', { name: /自检/ })).toBeNull();
});
