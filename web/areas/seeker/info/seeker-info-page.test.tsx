import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownJober } from '#contract/seekers/seeker.ts';
import { MobileShell } from '#web/features/shell/mobile-shell.tsx';
import { phoneEntry } from '#web/features/sign-in/entries.ts';
import { keepVerifiedPhone } from '#web/session/register-ticket.ts';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, refusal, serve } from '#web/testing/serve.ts';
import { SeekerInfoPage } from './seeker-info-page.tsx';

const phone = '13800000009';
const TICKET = 'ticket-of-the-proven-phone';
const around: Answers = {
  'GET /api/site/legal': { agreement: '2026-11' },
  'GET /api/session': { user: null },
  'GET /api/posts': { items: [], total: 12 },
};
const open = (query = '') => renderPage(<SeekerInfoPage />, `/client/info${query}`);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('who proved a phone is asked one question a screen; who came to do something, only what it needs', () => {
  keepVerifiedPhone({ phone }, TICKET);
  serve(around);
  const { unmount } = open();
  expect(heading()).toBe('你教什么？');
  expect(screen.queryByLabelText(/^姓名/)).toBeNull();
  unmount();
  open('?redirect=%2Fjobs%2Fdetails');
  expect(heading()).toBe('你的条件');
});

test('who proved none begins with the phone', () => {
  serve(around);
  open();
  expect(heading()).toBe('先验证手机号');
  expect(screen.queryByLabelText(/^姓名/)).toBeNull();
});

test('who is registered changes the basic information without steps', () => {
  signIn.seeker({ jober: sampleOf(ownJober, { name: '沈若溪', phone }) });
  serve(around);
  open();
  screen.getByRole('heading', { name: '基本信息' });
  expect(screen.queryByText('你教什么？')).toBeNull();
});

const BY_CODE = 'GET /api/jober/mobileLoginByCode';
const JOIN = 'POST /api/jober/registerJoberInfo';
const beside: Answers = {
  ...around,
  'GET /api/home': {},
  'GET /api/resumes': [],
  'GET /api/deliveries': {},
  'GET /api/communicate/unread': {},
  'POST /api/jober/sendshortmessage': { waitSeconds: 60 },
};
const openOnPhone = (query: string) =>
  renderPage(
    <MobileShell>
      <SeekerInfoPage entry={phoneEntry} />
    </MobileShell>,
    `/mobile/baseInfo${query}`,
  );
const put = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const verify = () => {
  put('验证码', '123456');
  fireEvent.click(screen.getByRole('button', { name: '同意并继续' }));
};

test('a phone in the address is no proof: a code to it has to be typed first, and is not asked for twice', async () => {
  const proof = () => new Response(null, { status: 204, headers: { 'x-register-ticket': TICKET } });
  const server = serve({ ...beside, [BY_CODE]: () => refusal('INVALID_CODE', '验证码不正确') });
  openOnPhone(`?phone=${phone}`);
  expect(screen.queryByLabelText(/^姓名/)).toBeNull();
  expect(screen.getByLabelText('手机号')).toHaveProperty('value', phone);
  verify();
  await screen.findByText('验证码不正确');
  server.change({ [BY_CODE]: proof });
  verify();
  await screen.findByRole('heading', { name: '你教什么？' });
  expect(server.to(BY_CODE).map(({ query }) => query.phone)).toEqual([phone, phone]);
  expect(getSession()).toMatchObject({ token: null, user: { phone } });
});

test.each([
  [
    'of another phone that is proven',
    () => keepVerifiedPhone({ phone: '13900000002' }, TICKET),
    `?phone=${phone}`,
    phone,
  ],
  [
    'of another person who is signed in',
    () => signIn.seeker({ jober: sampleOf(ownJober, { phone }) }),
    '?phone=13900000002',
    '13900000002',
  ],
  ['that is none', () => undefined, '?phone=12345', ''],
])('beside the address %s the phone is proven anew', (_, before, query, shown) => {
  before();
  serve(beside);
  openOnPhone(query);
  screen.getByRole('heading', { name: '先验证手机号' });
  expect(screen.getByLabelText('手机号')).toHaveProperty('value', shown);
  expect(screen.queryByLabelText(/^姓名/)).toBeNull();
});

test('another phone than that of the address may be proven', async () => {
  const proof = () => new Response(null, { status: 204, headers: { 'x-register-ticket': TICKET } });
  serve({ ...beside, [BY_CODE]: proof });
  const { address } = openOnPhone(`?phone=${phone}&redirect=%2Fmobile%2Flist`);
  put('手机号', '13900000002');
  verify();
  await screen.findByRole('heading', { name: '你的条件' });
  expect(address()).toBe('/mobile/baseInfo?phone=13900000002&redirect=%2Fmobile%2Flist');
});

test('a proven phone is registered with its ticket, and led to where it wanted', async () => {
  keepVerifiedPhone({ phone }, TICKET);
  const jober = sampleOf(ownJober, { name: '林晓', phone });
  const server = serve({
    ...beside,
    [JOIN]: () => refusal('INVALID_INPUT', '', [{ path: 'body.name', message: '姓名含有敏感词' }]),
  });
  const { address } = openOnPhone(`?phone=${phone}&redirect=%2Fmobile%2Flist`);
  await waitFor(() => expect(server.to('GET /api/site/legal')).toHaveLength(1));
  for (const name of ['本科', '应届毕业生']) fireEvent.click(screen.getByRole('button', { name }));
  put(/^姓名/, '林晓');
  put(/^出生日期/, '2001-05-12');
  fireEvent.click(screen.getByLabelText('女'));
  const agreed = screen.getByRole('checkbox');
  // In a browser, `attributes` can also be accessed by name, which the form uses to read a checkbox's value.
  Object.defineProperty(agreed, 'attributes', { value: { value: agreed.getAttributeNode('value') } });
  fireEvent.click(agreed);
  fireEvent.click(screen.getByRole('button', { name: '完成' }));
  await screen.findByText('姓名含有敏感词');
  server.change({ [JOIN]: { token: 'new', user: { phone }, jober } });
  fireEvent.click(screen.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(address()).toBe('/mobile/list'));
  expect(server.to(JOIN).at(-1)?.body).toMatchObject({ name: '林晓', registerTicket: TICKET, education: 'bachelor' });
  expect(getSession().token).toBe('new');
});

test('who is signed in changes the own record, and an address of another site leads home', async () => {
  const record = { name: '沈若溪', phone, gender: 'female', birthday: '2001-05-12', education: 'bachelor' } as const;
  signIn.seeker({ jober: sampleOf(ownJober, { ...record, identity: 'graduate' }) });
  serve(beside);
  const { address } = openOnPhone('?redirect=https%3A%2F%2Fevil.example%2F');
  for (const label of ['女', '本科', '应届毕业生']) fireEvent.click(screen.getByLabelText(label));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(address()).not.toContain('/mobile/baseInfo'));
  expect(address()).not.toContain('evil');
});
