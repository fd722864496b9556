import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { user as account } from '#contract/identity/identity.ts';
import { ownJober } from '#contract/seekers/seeker.ts';
import { keepVerifiedPhone, registerTicket } from '#web/session/register-ticket.ts';
import { getSession, setSession } from '#web/session/session-store.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { hasAgreed, keepAgreed } from './credentials.tsx';
import { JoinForm } from './join-form.tsx';

const JOIN = 'POST /api/jober/registerJoberInfo';
const COUNT = 'GET /api/posts';
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
    [COUNT]: { items: [], total: 495 },
    ...more,
  });
  const onDone = vi.fn();
  return { server, onDone, ...renderPage(<JoinForm ticket={TICKET} onDone={onDone} />) };
}
const put = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
};
const heading = () => screen.getByRole('heading', { level: 1 });
/** From the question of the stage to that of the person. */
const toLast = () => press('高中', '数学', '本科', '应届毕业生', '不限');
const fillIn = () => {
  if (!screen.queryByLabelText(/^姓名/)) toLast();
  put(/^姓名/, '林晓');
  put(/^出生日期/, '2001-05-12');
  fireEvent.click(screen.getByLabelText('女'));
};
const done = () => screen.getByRole<HTMLButtonElement>('button', { name: '完成' });

test('who agreed on signing in is not asked again; the consent names the version in force', async () => {
  const { server, onDone } = open();
  await waitFor(() => expect(server.to(LEGAL)).toHaveLength(1));
  fillIn();
  screen.getByText(/登录时已同意/);
  expect(screen.queryByRole('checkbox')).toBeNull();
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
  toLast();
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

test('after the registration its ticket is gone', async () => {
  keepVerifiedPhone({ phone }, TICKET);
  const { onDone } = open();
  fillIn();
  fireEvent.click(done());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(registerTicket()).toBeNull();
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
  put(/^期望职位/, '竞赛教练');
  fillIn();
  fireEvent.click(done());
  await screen.findByText(said);
  expect(screen.getByLabelText(/^姓名/)).toHaveProperty('value', '林晓');
  expect(onDone).not.toHaveBeenCalled();
  server.change({ [JOIN]: answer });
  fireEvent.click(done());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.to(JOIN).at(-1)?.body).toMatchObject({
    name: '林晓',
    intention: '竞赛教练',
    stage: 'senior',
    education: 'bachelor',
  });
});

test('what was answered outlives a reload of the page, and is gone once the person is registered', async () => {
  const first = open();
  fillIn();
  first.unmount();
  const { onDone, unmount } = open();
  press('下一步', '下一步', '下一步');
  expect(screen.getByLabelText(/^姓名/)).toHaveProperty('value', '林晓');
  fireEvent.click(done());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  unmount();
  setSession({ user: sampleOf(account, { phone }) });
  open();
  toLast();
  expect(screen.getByLabelText(/^姓名/)).toHaveProperty('value', '');
});

test('a field that the server refuses says so where it stands, on its own screen', async () => {
  open({ [JOIN]: () => refusal('INVALID_INPUT', '', [{ path: 'body.intention', message: '期望职位含有敏感词' }]) });
  fillIn();
  fireEvent.click(done());
  const said = await screen.findByText('期望职位含有敏感词');
  expect(screen.getByLabelText(/^期望职位/).getAttribute('aria-describedby')).toContain(said.id);
});

test('the press that completes a question leads on, with the focus on the next one; a changed answer does not', () => {
  open();
  press('高中');
  expect(heading().textContent).toBe('你教什么？');
  press('数学');
  expect([heading().textContent, document.activeElement?.closest('h1')]).toEqual(['你的条件', heading()]);
  press('上一步', '小学');
  expect(screen.queryByRole('button', { name: '数学', pressed: true })).toBeNull();
  press('下一步', '本科', '应届毕业生', '上一步', '硕士');
  expect(heading().textContent).toBe('你的条件');
});

test('Back leads to the question before, a reload stays, and once registered Back does not lead into the form', async () => {
  const { router, onDone, unmount } = open();
  const isAsked = (title: string) => waitFor(() => expect(heading().textContent).toBe(title));
  press('高中');
  press('数学');
  await waitFor(() => expect(router.state.location.state).toMatchObject({ step: 1 }));
  press('本科', '应届毕业生');
  await waitFor(() => expect(router.state.location.state).toMatchObject({ step: 2 }));
  await act(() => router.navigate(-1));
  await isAsked('你的条件');
  screen.getByRole('button', { name: '本科', pressed: true });
  press('下一步');
  await waitFor(() => expect(router.state.location.state).toMatchObject({ step: 2 }));
  press('上一步');
  await waitFor(() => expect(router.state.location.state).toMatchObject({ step: 1 }));
  await isAsked('你的条件');
  press('下一步', '不限');
  await waitFor(() => expect(router.state.location.state).toMatchObject({ step: 3 }));
  fillIn();
  fireEvent.click(done());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(router.state.location.state).toBeNull();
  unmount();
});

test('a double press answers one question', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: '高中' }));
  fireEvent.click(screen.getByRole('button', { name: '数学' }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: '本科' }), { detail: 2 });
  expect(screen.queryByRole('button', { name: '本科', pressed: true })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '下一步' }), { detail: 2 });
  expect(screen.queryByText('请选择最高学历')).toBeNull();
});

test('a question that must be answered says what is missing; another may be left open', () => {
  open();
  press('下一步', '下一步');
  screen.getByText('请选择最高学历');
  screen.getByText('请选择当前身份');
  expect(heading().textContent).toBe('你的条件');
});

test('every answer counts the posts anew, as far as its holder may apply', async () => {
  const { server } = open();
  await screen.findByText('495');
  press('高中', '数学');
  await screen.findByText('个高中数学职位在等');
  press('本科', '应届毕业生');
  await waitFor(() => expect(server.to(COUNT).at(-1)?.query.experience).toBe('any,graduate'));
  const { stage, subject, education } = server.to(COUNT).at(-1)?.query ?? {};
  expect([stage, subject]).toEqual(['senior', 'math']);
  expect(String(education).split(',')).toContain('bachelor');
  expect(String(education).split(',')).not.toContain('master');
});

test('none is no number, and what cannot be counted stops nobody', async () => {
  const { server } = open({ [COUNT]: { items: [], total: 0 } });
  await screen.findByText('现在没有这样的职位，选了就记下');
  server.change({ [COUNT]: unreachable });
  press('高校');
  await screen.findByText('现在数不出有多少职位，不影响填写');
  expect(heading().textContent).toBe('你的条件');
});
