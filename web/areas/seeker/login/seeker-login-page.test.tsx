import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ownJober } from '#contract/seekers/seeker.ts';
import { settle } from '#web/features/sign-in/sign-in-seeker.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import type { Answers } from '#web/testing/serve.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { ScanPage } from './scan-page.tsx';
import { SeekerLoginPage } from './seeker-login-page.tsx';

const BY_CODE = 'GET /api/jober/joberInfoByCode';
const user = { phone: '13800000001' };
const known = { isJober: 1 as const, token: 'new', user, jober: sampleOf(ownJober, { id: '5', name: '林晓' }) };
const scan: Answers = {
  'POST /api/jober/scanLogins': unreachable,
  'GET /api/home': unreachable,
  'GET /api/oauth/providers': unreachable,
} as Answers;

const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
function open(answers: Answers, at = '/client/login') {
  const server = serve({ 'GET /api/session': { user: null }, ...scan, ...answers } as Answers);
  const page = renderPage(<SeekerLoginPage />, at);
  put('手机号', '13800000001');
  put('验证码', '123456');
  const submit = () => page.user.click(screen.getByRole('button', { name: '同意并登录' }));
  return { server, submit, ...page };
}

test('who came to apply reads for which post', async () => {
  const at = `/client/login?redirect=${encodeURIComponent('/jobs/details?id=7&deliver=1')}`;
  const { server } = open({ 'GET /api/posts/:id': { title: '高中数学教师' } }, at);
  await screen.findByText('登录后接着投递“高中数学教师”，新手机号验证后自动注册');
  expect(server.to('GET /api/posts/:id')[0]?.params.id).toBe('7');
});

test.each([
  ['/client/login', '/client/index'],
  ['/client/login?redirect=%2Fresume%3Fid%3D5', '/resume?id=5'],
  ['/client/login?redirect=https%3A%2F%2Fevil.test', '/'],
  ['/client/login?redirect=%2F%2Fevil.test', '/'],
])('from %s a sign-in leads to %s, and nowhere outside', async (at, to) => {
  const { submit, address } = open({ [BY_CODE]: known }, at);
  await submit();
  await waitFor(() => expect(address()).not.toContain('/client/login'));
  expect([address(), getSession().token]).toEqual([to, 'new']);
});

test('a new number is led to its profile with the wanted page, and keeps the ticket of its phone', async () => {
  const { submit, address, router } = open(
    { [BY_CODE]: { isJober: 0, registerTicket: 'ticket' } },
    '/client/login?redirect=%2Fresume',
  );
  await submit();
  await waitFor(() => expect(address()).toBe('/client/info?redirect=%2Fresume'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect([registerTicket(), getSession().user?.phone, getSession().token]).toEqual(['ticket', '13800000001', null]);
});

test('a number whose account slept is asked whose it is', async () => {
  const { submit } = open({ [BY_CODE]: { isJober: 0, registerTicket: 'ticket', dormant: true } });
  await submit();
  await waitFor(() => expect(screen.queryByRole('button', { name: '同意并登录' })).toBeNull());
});

test('a refused code stays on the page, with what was typed', async () => {
  const { submit, address } = open({ [BY_CODE]: () => refusal('INVALID_CODE') });
  await submit();
  await screen.findByText('验证码错误或已失效');
  expect([address(), getSession().token]).toEqual(['/client/login', null]);
});

test('a sign-in of another person leaves nothing of the one before', async () => {
  signIn.recruiter();
  serve({ 'GET /api/session': { user: null } });
  await settle('13900000002', { ...known, user: { phone: '13900000002' } });
  expect(getSession()).toMatchObject({ token: 'new', company: null, companyJober: null, operator: null });
});

test('a new person at a browser that is signed in signs the other one out', async () => {
  signIn.seeker();
  const server = serve({ 'DELETE /api/jober/logout': null } as Answers);
  await settle('13900000002', { isJober: 0, registerTicket: 'ticket' });
  expect(server.sent.map(({ key }) => key)).toEqual(['DELETE /api/jober/logout']);
  expect(getSession()).toMatchObject({ token: null, jober: null, user: { phone: '13900000002' } });
});

test('an empty answer, as the seed has it, is a new person', async () => {
  expect(await settle('13900000002', null)).toBe('new-person');
});

const LOOK = 'POST /api/jober/scanLogins/look';
const TICKET = 'ticket-of-a-scanned-code';
const ANSWER = 'POST /api/jober/scanLogins/answer';

test.each([
  ['确认登录', true, '已确认，请看电脑'],
  ['拒绝', false, '已拒绝这次登录'],
])('after a scan the device is named, and %s answers %s', async (button, agree, text) => {
  signIn.seeker();
  const server = serve({ [LOOK]: { device: 'Windows 上的 Chrome' }, [ANSWER]: null } as Answers);
  const page = renderPage(<ScanPage />, `/client/scan?ticket=${TICKET}`);
  await screen.findByText('Windows 上的 Chrome');
  await page.user.click(screen.getByRole('button', { name: button }));
  await screen.findByText(text);
  expect(server.to(ANSWER)[0]?.body).toEqual({ ticket: TICKET, agree });
});

test('a code that has expired says so', async () => {
  signIn.seeker();
  serve({ [LOOK]: () => refusal('INVALID_TICKET', '二维码已过期') });
  renderPage(<ScanPage />, `/client/scan?ticket=${TICKET}`);
  await screen.findByText('二维码已过期');
});

beforeEach(() => localStorage.clear());
