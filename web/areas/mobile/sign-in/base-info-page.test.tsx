import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownJober } from '#contract/seekers/seeker.ts';
import { keepVerifiedPhone } from '#web/session/register-ticket.ts';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { BaseInfoPage } from './base-info-page.tsx';

const BY_CODE = 'GET /api/jober/mobileLoginByCode';
const JOIN = 'POST /api/jober/registerJoberInfo';
const TICKET = 'ticket-of-the-proven-phone';
const phone = '13800000001';
const proof = () => new Response(null, { status: 204, headers: { 'x-register-ticket': TICKET } });

/** What is asked beside the form. */
const around = {
  'GET /api/home': {},
  'GET /api/session': { user: null },
  'GET /api/site/legal': { agreement: '2026-11' },
  'GET /api/resumes': [],
  'GET /api/deliveries': {},
};
const open = (query = '') => renderPage(<BaseInfoPage />, `/mobile/baseInfo${query}`);
const put = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** The test DOM does not apply the initial value of a select. */
const choose = () => {
  fireEvent.click(screen.getByLabelText('女'));
  fireEvent.click(screen.getByLabelText('本科'));
  fireEvent.click(screen.getByLabelText('应届毕业生'));
};

test('a phone in the address is no proof: a code has to be typed first', async () => {
  const server = serve({ ...around, 'POST /api/jober/sendshortmessage': { waitSeconds: 60 }, [BY_CODE]: proof });
  open(`?phone=${phone}`);
  expect(screen.queryByLabelText(/^姓名/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByRole('button', { name: '验证' });
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: '验证' }));
  await screen.findByLabelText(/^姓名/);
  expect(server.to(BY_CODE)).toHaveLength(1);
  screen.getByLabelText(/^姓名/);
});

test('a proof of one phone does not open the form of another', async () => {
  keepVerifiedPhone({ phone: '13900000002' }, TICKET);
  serve(around);
  open(`?phone=${phone}`);
  await screen.findByText('先验证手机号');
  expect(screen.queryByLabelText(/^姓名/)).toBeNull();
});

test.each(['', '?phone=', '?phone=12345', '?phone=abc'])(
  'without a proof and with “%s” the way leads to the sign-in',
  (query) => {
    serve(around);
    open(`${query}${query ? '&' : '?'}redirect=%2Fmobile%2Flist`);
    screen.getByText('请先验证手机号');
    const href = screen.getByRole('link', { name: '去登录' }).getAttribute('href');
    expect(new URLSearchParams(href?.split('?')[1]).get('redirect')).toBe('/mobile/list');
  },
);

test('a proven phone is registered with its ticket, and led to where it wanted', async () => {
  keepVerifiedPhone({ phone }, TICKET);
  const jober = sampleOf(ownJober, { name: '林晓', phone });
  const server = serve({ ...around, [JOIN]: { token: 'new', user: { phone }, jober } });
  const { address } = open(`?phone=${phone}&redirect=%2Fmobile%2Flist`);
  await waitFor(() => expect(server.to('GET /api/site/legal')).toHaveLength(1));
  put(/^姓名/, '林');
  fireEvent.click(screen.getByRole('button', { name: '完成' }));
  await screen.findByText('姓名至少 2 个字');
  expect(server.to(JOIN)).toEqual([]);
  put(/^姓名/, '林晓');
  put(/^出生日期/, '2001-05-12');
  choose();
  const agreed = screen.getByRole('checkbox');
  // In a browser, `attributes` can also be accessed by name, which the form uses to read a checkbox's value.
  Object.defineProperty(agreed, 'attributes', { value: { value: agreed.getAttributeNode('value') } });
  fireEvent.click(agreed);
  server.change({ [JOIN]: () => refusal('INVALID_INPUT', '', [{ path: 'body.name', message: '姓名含有敏感词' }]) });
  fireEvent.click(screen.getByRole('button', { name: '完成' }));
  await screen.findByText('姓名含有敏感词');
  expect(screen.getByLabelText(/^姓名/)).toHaveProperty('value', '林晓');
  server.change({ [JOIN]: { token: 'new', user: { phone }, jober } });
  fireEvent.click(screen.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(address()).toBe('/mobile/list'));
  expect(server.to(JOIN).at(-1)?.body).toMatchObject({ name: '林晓', registerTicket: TICKET, education: 'bachelor' });
  expect(getSession().token).toBe('new');
});

test('a signed-in person changes the own record, and an address of another site leads home', async () => {
  const jober = sampleOf(ownJober, {
    name: '沈若溪',
    phone,
    gender: 'female',
    birthday: '2001-05-12',
    education: 'bachelor',
    identity: 'graduate',
  });
  signIn.seeker({ jober });
  const server = serve(around);
  const { address } = open('?redirect=https%3A%2F%2Fevil.example%2F');
  expect(screen.getByLabelText(/^姓名/)).toHaveProperty('value', '沈若溪');
  choose();
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(address()).not.toContain('/mobile/baseInfo'));
  expect(address()).not.toContain('evil');
  expect(server.sent.filter(({ key }) => key.startsWith('PATCH'))).toEqual([]);
});

test('who is signed in and opens the address of another phone has to prove that one', async () => {
  signIn.seeker({ jober: sampleOf(ownJober, { name: '沈若溪', phone }) });
  serve(around);
  open('?phone=13900000002');
  await screen.findByText('先验证手机号');
  screen.getByText('139****0002');
});
