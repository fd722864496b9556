import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emptySession, setSession, useSession } from '#web/session/session-store.ts';
import { hear } from '#web/testing/live.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { MobileShell } from './mobile-shell.tsx';

const UNREAD = 'GET /api/communicate/unread';

beforeEach(() => void serve({ [UNREAD]: { seeker: 0, notices: 0 } }));

const open = (at: string, inside: React.ReactNode = <p>content</p>) =>
  renderPage(<MobileShell>{inside}</MobileShell>, at);
const tabs = () => screen.queryByRole('navigation', { name: '常用' });
const links = () =>
  within(tabs() as HTMLElement)
    .getAllByRole('link')
    .map((one) => [one.textContent, one.getAttribute('href'), one.getAttribute('aria-current')]);

test('the tabs are those of the whole site with the city that was chosen, and say which one is open', () => {
  setSession({ cityCode: '440300' });
  open('/mobile/deliveries');
  expect(links()).toEqual([
    ['找工作', '/jobs?cityCode=440300', null],
    ['今天', '/client/index', null],
    ['投递', '/resume/delivery', 'page'],
    ['消息', '/client/messages', null],
    ['我', '/homePage', null],
  ]);
});

test.each(['/mobile/details?id=1', '/mobile/login', '/mobile/baseInfo', '/mobile/messages?id=7'])(
  'on %s, which has its own buttons at the bottom, there are no tabs',
  (at) => {
    open(at);
    expect(tabs()).toBeNull();
  },
);

test('the header is that of the site, with the five public sections, whose own is marked', () => {
  open('/mobile');
  const [main] = screen.getAllByRole('navigation', { name: '主导航' });
  const sections = within(main as HTMLElement).getAllByRole('link');
  expect(sections.map(({ textContent }) => textContent)).toContain('找单位');
  expect(sections.find((one) => one.getAttribute('aria-current'))?.textContent).toBe('找工作');
});

test('the list of talks has the tabs that a talk has not', () => {
  open('/mobile/messages?tab=notices');
  expect(tabs()).not.toBeNull();
});

test('what is unread is one number of talks and notices, follows what comes, and is none where there is nothing', async () => {
  signIn.seeker();
  const server = serve({ [UNREAD]: { seeker: 2, notices: 3 } });
  open('/mobile');
  await waitFor(() => expect(links()[3]?.[0]).toBe('5 条未读，消息'));
  server.change({ [UNREAD]: { seeker: 0, notices: 120 } });
  hear('notice', { id: '1' });
  await waitFor(() => expect(links()[3]?.[0]).toMatch(/^\d+\+ 条未读，消息$/));
  server.change({ [UNREAD]: { seeker: 0, notices: 0 } });
  hear('notice', { id: '2' });
  await waitFor(() => expect(links()[3]?.[0]).toBe('消息'));
});

test('who signs out on the page takes the number along', async () => {
  signIn.seeker();
  serve({ [UNREAD]: { seeker: 2, notices: 3 } });
  open('/mobile');
  await waitFor(() => expect(links()[3]?.[0]).toBe('5 条未读，消息'));
  act(() => useSession.setState(emptySession, true));
  expect(links()[3]?.[0]).toBe('消息');
});

test('a link of the wide site that has a page for phones leads to that, and others stay', async () => {
  const { user, address } = open(
    '/mobile',
    <>
      <a href="/jobs/details?id=7">一个职位</a>
      <a href="/exams">公开招聘</a>
    </>,
  );
  await user.click(screen.getByRole('link', { name: '一个职位' }));
  await waitFor(() => expect(address()).toBe('/mobile/details?id=7'));
});

test('what has no page for phones opens as it is', async () => {
  const { user, address } = open('/mobile', <a href="/exams?stage=senior">全部公开招聘</a>);
  await user.click(screen.getByRole('link', { name: '全部公开招聘' }));
  await waitFor(() => expect(address()).toBe('/exams?stage=senior'));
});
