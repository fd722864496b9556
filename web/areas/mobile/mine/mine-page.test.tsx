import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '#web/paths.ts';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { MinePage } from './mine-page.tsx';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const offer = {
  pay: 100,
  payUnit: 'year',
  payParts: [],
  startsOn: '2027-02-22',
  contract: '3 年',
  answerBy: inHours(30),
};
const waiting = [
  { id: '1', status: 'interview', interview: { status: 'waiting', startsAt: inHours(100) }, offer: null },
  { id: '2', status: 'offer', interview: null, offer },
];

beforeEach(() => {
  serve({
    'GET /api/deliveries': {
      items: waiting,
      counts: { mine: 2, open: 5, ended: 7, all: 14 },
    },
    'GET /api/resumes': [],
    'GET /api/communicate/unread': { seeker: 0, company: 0, notices: 0, toAnswer: 2 },
    'GET /api/favourites': { total: 9 },
    'GET /api/resume/getViewsList': {
      total: 3,
    },
  } as Parameters<typeof serve>[0]);
});

test.each([
  ['收藏与订阅', paths.favourites()],
  ['日程与入场券', paths.seekerCalendar()],
  ['薪资中心', paths.userWages()],
  ['账号与隐私', paths.homePage()],
  ['14已投|已投', paths.mobileDeliveries()],
  ['3看过我|看过我', paths.lookMe()],
])('%s is reached from a phone', async (label, href) => {
  signIn.seeker();
  const { user } = renderPage(<MinePage />);
  await screen.findByRole('link', { name: /^3看过我|^看过我/ });
  await user.click(screen.getByText('设置'));
  expect(screen.getByRole('link', { name: new RegExp(`^${label}`) }).getAttribute('href')).toBe(href);
});

test('the numbers are shown, and what waits as one line that leads to 今天', async () => {
  signIn.seeker();
  renderPage(<MinePage />);
  const line = await screen.findByRole('link', { name: /有 2 件事等你答复/ });
  expect(line.getAttribute('href')).toBe(paths.seekerHome());
  await waitFor(() => expect(screen.getByRole('link', { name: /已投/ }).textContent).toContain('14'));
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
