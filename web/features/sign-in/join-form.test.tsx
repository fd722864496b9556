import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { user as account } from '#contract/identity/identity.ts';
import { ownJober } from '#contract/seekers/seeker.ts';
import { getSession, setSession } from '#web/session/session-store.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { hasAgreed, keepAgreed } from './credentials.tsx';
import { JoinForm } from './join-form.tsx';

const JOIN = 'POST /api/jober/registerJoberInfo';
const LEGAL = 'GET /api/site/legal';
const phone = '13800000001';
const TICKET = 'ticket-of-the-proven-phone';
const answer = { token: 'new', user: { phone }, jober: sampleOf(ownJober, { name: '林晓', phone }) };

beforeEach(() => {
  setSession({ user: sampleOf(account, { phone }) });
  keepAgreed(phone);
});

function open(more: Answers = {}) {
  const server = serve({
    [JOIN]: answer,
    [LEGAL]: { agreement: '2027-02' },
    'GET /api/session': { user: null },
    ...more,
  });
  const onDone = vi.fn();
  return { server, onDone, ...renderPage(<JoinForm ticket={TICKET} onDone={onDone} />) };
}
const put = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fillIn = () => {
  put(/^姓名/, '林晓');
  put(/^出生日期/, '2001-05-12');
  fireEvent.click(screen.getByLabelText('女'));
  fireEvent.click(screen.getByLabelText('本科'));
  fireEvent.click(screen.getByLabelText('应届毕业生'));
};
const done = () => screen.getByRole<HTMLButtonElement>('button', { name: '完成' });

test('who agreed on signing in is not asked again; the consent names the version in force', async () => {
  const { server, onDone } = open();
  await waitFor(() => expect(server.to(LEGAL)).toHaveLength(1));
  screen.getByText(/登录时已同意/);
  expect(screen.queryByRole('checkbox')).toBeNull();
  fillIn();
  fireEvent.click(done());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.to(JOIN)[0]?.body).toMatchObject({ agreementVersion: '2027-02', registerTicket: TICKET });
  expect([getSession().token, hasAgreed(phone)]).toEqual(['new', false]);
});

test('the consent of another phone counts for nothing: it is asked, and without it nothing is sent', async () => {
  keepAgreed('13900000002');
  const { server } = open();
  fillIn();
  fireEvent.click(done());
  await screen.findByText('请阅读并同意用户协议和隐私政策');
  screen.getByRole('checkbox', { name: /我已阅读并同意/ });
  expect(server.to(JOIN)).toEqual([]);
});

test('where the browser stores nothing the form stands, and asks for the consent', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked, clear: () => undefined });
  open();
  screen.getByRole('checkbox', { name: /我已阅读并同意/ });
  put(/^姓名/, '林晓');
  expect(screen.getByLabelText(/^姓名/)).toHaveProperty('value', '林晓');
});

test('without the version in force the one of this page is named', async () => {
  const { server, onDone } = open({ [LEGAL]: unreachable });
  await waitFor(() => expect(server.to(LEGAL)).toHaveLength(1));
  fillIn();
  fireEvent.click(done());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.to(JOIN)[0]?.body.agreementVersion).toBeTruthy();
  expect(screen.queryByText('接口请求失败')).toBeNull();
});

test('two presses at once register once, and the button waits for the answer', async () => {
  const slow = later<typeof answer>();
  const { server, onDone } = open({ [JOIN]: () => slow.promise });
  fillIn();
  fireEvent.click(done());
  fireEvent.click(done());
  await waitFor(() => expect(done().disabled).toBe(true));
  await act(async () => slow.resolve(answer));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(server.to(JOIN)).toHaveLength(1);
});

test.each([
  ['a lost answer', unreachable, '接口请求失败'],
  ['a ticket that ran out', () => refusal('CONFLICT', '手机号验证已过期，请重新验证'), '手机号验证已过期，请重新验证'],
])('after %s everything stands as it was typed, and can be sent again', async (_, first, said) => {
  const { server, onDone } = open({ [JOIN]: first });
  fillIn();
  put(/^期望职位/, '小学语文教师');
  fireEvent.click(done());
  await screen.findByText(said);
  expect(screen.getByLabelText(/^期望职位/)).toHaveProperty('value', '小学语文教师');
  expect(onDone).not.toHaveBeenCalled();
  server.change({ [JOIN]: answer });
  fireEvent.click(done());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.to(JOIN).at(-1)?.body).toMatchObject({ name: '林晓', intention: '小学语文教师' });
});

test('what was typed outlives a reload of the page, and is gone once the person is registered', async () => {
  const first = open();
  put(/^姓名/, '林晓');
  put(/^期望职位/, '小学语文教师');
  first.unmount();
  const { onDone, unmount } = open();
  expect(screen.getByLabelText(/^姓名/)).toHaveProperty('value', '林晓');
  fillIn();
  fireEvent.click(done());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  unmount();
  setSession({ user: sampleOf(account, { phone }) });
  open();
  expect(screen.getByLabelText(/^姓名/)).toHaveProperty('value', '');
});

test('a field that the server refuses says so where it stands', async () => {
  open({ [JOIN]: () => refusal('INVALID_INPUT', '', [{ path: 'body.intention', message: '期望职位含有敏感词' }]) });
  fillIn();
  fireEvent.click(done());
  const said = await screen.findByText('期望职位含有敏感词');
  expect(screen.getByLabelText(/^期望职位/).getAttribute('aria-describedby')).toContain(said.id);
});
