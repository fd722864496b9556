import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { hear } from '#web/testing/live.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { NoticeList } from './notice-list.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import { useBell } from './notices-bell.tsx';
import { seekerTopics } from './seeker-topics.ts';

const LIST = 'GET /api/notifications';
const READ = 'POST /api/notifications/read';
const SETTINGS = 'GET /api/notifications/settings';
const SAVE = 'PUT /api/notifications/settings';
const notice = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  topic: 'interview' as const,
  ...{ link: '', who: '', post: '', detail: '' },
  ...more,
});

/** More than a window shows, of different kinds so that none is folded. */
const tenNotices = Array.from({ length: 10 }, (_, at) =>
  notice(String(at + 1), `第 ${at + 1} 条`, {
    kind: `kind.${at}`,
    createdAt: new Date(Date.now() - at * 60_000).toISOString(),
  }),
);

beforeEach(() => signIn.seeker());

const list = (isCompany = false) =>
  renderPage(<NoticeList topics={seekerTopics} about="面试、录用会在这里告诉你" isCompany={isCompany} />);

function Bell() {
  const { label, face } = useBell();
  return (
    <button type="button" aria-label={label}>
      {face}
    </button>
  );
}

test('the bell says how many are unread, and follows what is read and what comes', async () => {
  const server = serve({ 'GET /api/communicate/unread': { seeker: 0, company: 0, notices: 3 } });
  renderPage(<Bell />);
  await screen.findByRole('button', { name: '通知，3 条未读' });
  server.change({ 'GET /api/communicate/unread': { notices: 120 } });
  hear('notice', {});
  const bell = await screen.findByRole('button', { name: '通知，120 条未读' });
  expect(bell.textContent).toBe('99+');
  server.change({ 'GET /api/communicate/unread': { notices: 0 } });
  hear('read', {});
  await screen.findByRole('button', { name: '通知' });
});

test('a notice without a link is read by a press; the mark goes at once', async () => {
  const answer = later<null>();
  const server = serve({
    [LIST]: {
      items: [notice('1', '面试时间已改'), notice('2', '已读过', { readAt: '2026-11-23T00:00:00.000Z' })],
      unread: 1,
      unreadOf: { interview: 1 },
    },
    [READ]: () => answer.promise,
    'GET /api/communicate/unread': {},
  });
  const { user } = list();
  expect(await screen.findByRole('button', { name: /已读过/ })).toHaveProperty('disabled', true);
  screen.getByRole('button', { name: /^面试安排\s*1$/ });
  await user.click(screen.getByRole('button', { name: /面试时间已改/ }));
  screen.getByRole('button', { name: '面试安排' });
  expect(screen.queryByText('（未读）')).toBeNull();
  expect(screen.getByRole('button', { name: '全部已读' })).toHaveProperty('disabled', true);
  expect(server.to(READ)[0]?.body).toEqual({ ids: ['1'] });
  answer.resolve(null);
  await waitFor(() => expect(server.to('GET /api/communicate/unread')).toHaveLength(1));
});

const places = () => screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));

test('what happened with a delivery is one line, the rest stands beside it; an old notice by its text', async () => {
  const now = Date.now();
  const days = (n: number) => new Date(now - n * 86_400_000).toISOString();
  const delivery = { link: '/resume/delivery?id=1', who: '第二中学', post: '物理教师' };
  const server = serve({
    [LIST]: {
      items: [
        notice('2', '收到面试邀请', {
          ...{ kind: 'delivery.invite', ...delivery, detail: '12月3日周四 14:00，现场' },
          createdAt: days(0),
        }),
        notice('3', '你的简历被查看', { kind: 'delivery.open', ...delivery, createdAt: days(2) }),
        notice('5', '投递有了结果', {
          ...{ kind: 'delivery.reject', link: '/resume/delivery?id=9', body: '第一中学认为不太合适。' },
          createdAt: days(9),
        }),
        notice('4', '系统维护', { kind: 'broadcast', topic: 'system', readAt: days(1), body: '周日凌晨' }),
        notice('6', '公招笔试成绩已公布', {
          ...{ kind: 'exam.published', topic: 'exam', link: '/exams/results?id=1', createdAt: days(9) },
          body: '“澜州市教育局 2026 年公开招聘教师”笔试成绩已公布。更正：漏计一题。',
        }),
        notice('7', '公招资格复审合格', {
          ...{ kind: 'exam.pass', topic: 'exam', link: '/client/exams', createdAt: days(12) },
          body: '“澜州市教育局 2026 年公开招聘教师”：资格复审合格。',
        }),
      ],
      unread: 3,
    },
    [READ]: null,
    'GET /api/communicate/unread': {},
  });
  list();
  const today = within(await screen.findByRole('region', { name: '今天' }));
  expect(places()).toEqual(['今天', '更早']);
  const [line, ...more] = today.getAllByRole('listitem');
  expect(more).toEqual([]);
  for (const text of ['第二中学', '物理教师', '收到面试邀请', '12月3日周四 14:00，现场'])
    expect(line?.textContent).toContain(text);
  within(screen.getByRole('region', { name: '更早' })).getByText('第一中学认为不太合适。');
  within(screen.getByRole('region', { name: '更早' })).getByText('系统维护');
  const project = screen.getByText('2026 年公开招聘教师').closest('li');
  expect(project?.textContent).toContain('笔试成绩已公布更正：漏计一题。');
  fireEvent.click(within(line as HTMLElement).getByRole('link'));
  expect(server.to(READ)[0]?.body).toEqual({ ids: ['2', '3'] });
});

test('a recruiter reads by day who did what about which post', async () => {
  const person = { who: '罗睿', post: '数学教师', link: '/delivery?id=1', createdAt: new Date().toISOString() };
  serve({ [LIST]: { items: [notice('1', '收到新投递', { kind: 'delivery.deliver', ...person })], unread: 1 } });
  list(true);
  const line = within(await screen.findByRole('region', { name: '今天' })).getByRole('link');
  for (const text of ['罗睿', '收到新投递', '数学教师']) expect(line.textContent).toContain(text);
  expect(line.getAttribute('href')).toBe('/delivery?id=1');
});

test('where reading could not be saved, the notices are asked for again and are unread again', async () => {
  serve({ [LIST]: { items: [notice('1', '面试时间已改')], unread: 1 }, [READ]: () => refusal('UNAVAILABLE') });
  const { user } = list();
  await user.click(await screen.findByRole('button', { name: '全部已读' }));
  await screen.findByText('（未读）');
});

test('a topic narrows the list, an older page is added to it, and an answer for another topic is left', async () => {
  const slow = later<object>();
  serve({
    [LIST]: ({ query }) => {
      if (query.topic === 'offer') return slow.promise;
      if (query.cursor) return { items: [notice('3', '更早的')], nextCursor: null };
      const unreadOf = { offer: 1, interview: 1 };
      return query.topic ? { items: [] } : { items: [notice('1', '最新的')], nextCursor: 'next', unreadOf };
    },
  });
  const { user } = list();
  await user.click(await screen.findByRole('button', { name: '更早的通知' }));
  await screen.findByText('更早的');
  screen.getByText('最新的');
  const topics = within(screen.getByRole('group', { name: '通知类型' }));
  // A topic without anything is not offered.
  expect(topics.queryByRole('button', { name: /^招聘会/ })).toBeNull();
  await user.click(topics.getByRole('button', { name: /^录用意向/ }));
  await user.click(topics.getByRole('button', { name: /^面试安排/ }));
  await screen.findByText('还没有“面试安排”的通知');
  await act(async () => {
    slow.resolve({ items: [notice('9', '迟到的')] });
    await new Promise((read) => setTimeout(read, 50));
  });
  expect(screen.queryByText('迟到的')).toBeNull();
});

test('an older page is added once, however often it is asked for; what is read meanwhile stays read', async () => {
  const slow = later<object>();
  serve({
    [LIST]: ({ query }) =>
      query.cursor ? slow.promise : { items: [notice('1', '最新的', { readAt: null })], nextCursor: 'next', unread: 1 },
    [READ]: null,
  });
  list();
  const more = await screen.findByRole('button', { name: '更早的通知' });
  fireEvent.click(more);
  fireEvent.click(more);
  fireEvent.click(screen.getByRole('button', { name: '全部已读' }));
  slow.resolve({ items: [notice('3', '更早的', { readAt: null })], unread: 1 });
  await screen.findByText('更早的');
  await waitFor(() => expect(screen.getAllByText('更早的')).toHaveLength(1));
});

test('an older page that did not come is told, and can be asked for again', async () => {
  const server = serve({
    [LIST]: ({ query }) => (query.cursor ? unreachable() : { items: tenNotices, nextCursor: 'next' }),
  });
  const { user } = list();
  await user.click(await screen.findByRole('button', { name: '更早的通知' }));
  await screen.findByText('接口请求失败');
  server.change({ [LIST]: { items: [notice('11', '更早的')], nextCursor: null } });
  await user.click(screen.getByRole('button', { name: '更早的通知' }));
  await screen.findByText('更早的');
  screen.getByText('第 1 条');
});

const settings = {
  topics: [
    { topic: 'interview' as const, inApp: true, fixed: true, sms: true },
    { topic: 'alert' as const, inApp: true, sms: false },
  ],
  quietFrom: '22:00',
  quietTo: '08:00',
};

test('a switch is saved as it is pressed, and goes back where it could not be', async () => {
  const server = serve({ [SETTINGS]: settings, [SAVE]: unreachable });
  const { user } = renderPage(<NoticeSettings topics={seekerTopics} />);
  const sms = await screen.findByRole('checkbox', { name: '职位订阅短信' });
  await user.click(sms);
  await screen.findByText('接口请求失败');
  await waitFor(() => expect(sms).toHaveProperty('checked', false));
  server.change({ [SAVE]: { ...settings, topics: [{ topic: 'alert', inApp: true, sms: true }] } });
  await user.click(sms);
  await screen.findByText('已保存');
  expect(server.to(SAVE).at(-1)?.body).toEqual({ topics: [{ topic: 'alert', sms: true }] });
});

test('of two switches at once each shows what became of it, whichever answer comes first', async () => {
  const slow = later<never>();
  const two = { ...settings, topics: [...settings.topics, { topic: 'chat' as const, inApp: true, sms: false }] };
  const saved = { ...two, topics: two.topics.map((row) => (row.topic === 'chat' ? { ...row, sms: true } : row)) };
  serve({ [SETTINGS]: two, [SAVE]: ({ body }) => (body.topics[0].topic === 'alert' ? slow.promise : saved) });
  renderPage(<NoticeSettings topics={['interview', 'alert', 'chat']} />);
  const [alert, chat] = await screen.findAllByRole('checkbox', { name: /短信$/ }).then((all) => all.slice(-2));
  if (alert) fireEvent.click(alert);
  if (chat) fireEvent.click(chat);
  await screen.findByText('已保存');
  expect([alert, chat]).toMatchObject([{ checked: true }, { checked: true }]);
  slow.reject(new TypeError('Failed to fetch'));
  await waitFor(() => expect(alert).toHaveProperty('checked', false));
  expect(chat).toHaveProperty('checked', true);
});

test('what is always told cannot be turned off', async () => {
  serve({ [SETTINGS]: settings });
  renderPage(<NoticeSettings topics={seekerTopics} />);
  expect(await screen.findByRole('checkbox', { name: '面试安排站内通知' })).toHaveProperty('disabled', true);
});

test('the quiet hours are saved as they are chosen', async () => {
  const server = serve({ [SETTINGS]: settings, [SAVE]: { ...settings, quietFrom: '23:00' } });
  renderPage(<NoticeSettings topics={seekerTopics} />);
  const from = await screen.findByLabelText('免打扰开始');
  fireEvent.change(from, { target: { value: '23:00' } });
  await screen.findByText('已保存');
  expect(server.to(SAVE).map(({ body }) => body)).toEqual([{ quietFrom: '23:00' }]);
});
