import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#web/paths.ts';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { MinePage } from './mine-page.tsx';

test.each([
  ['收藏与订阅', paths.favourites()],
  ['日程与入场券', paths.seekerCalendar()],
  ['薪资中心', paths.userWages()],
  ['账号与隐私', paths.homePage()],
  ['投递记录', paths.mobileDeliveries()],
])('%s is reached from a phone', (label, href) => {
  signIn.seeker();
  renderPage(<MinePage />);
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
});

test('a visitor is offered the sign-in, and nothing to leave', () => {
  renderPage(<MinePage />);
  expect(screen.getByRole('link', { name: /登录/ }).getAttribute('href')).toBe(paths.mobileLogin());
  expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull();
});
