import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ownJober } from '#contract/seekers/seeker.ts';
import { hasAgreed, keepAgreed } from '#web/features/sign-in/credentials.tsx';
import { JoinForm } from '#web/features/sign-in/join-form.tsx';
import { keepVerifiedPhone, registerTicket } from '#web/session/register-ticket.ts';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { BasicsForm } from './basics-form.tsx';

const SAVE = 'PATCH /api/jobers/me';
const JOIN = 'POST /api/jober/registerJoberInfo';
const TICKET = 'ticket-of-the-proven-phone';
const person = sampleOf(ownJober, {
  id: '5',
  name: '沈若溪',
  gender: 'female',
  birthday: '2001-05-12',
  education: 'bachelor',
  identity: 'graduate',
  cityCode: '440300',
});
const put = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = () => {
  for (const label of ['女', '本科', '应届毕业生']) fireEvent.click(screen.getByLabelText(label));
};
const submit = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function open() {
  const server = serve({ 'GET /api/resumes': [], 'GET /api/deliveries': {}, [SAVE]: { ...person, name: '沈若水' } });
  const onDone = vi.fn();
  const page = renderPage(<BasicsForm jober={person} onDone={onDone} />);
  choose();
  return { server, onDone, ...page };
}

beforeEach(() => signIn.seeker());

test('what follows from a change is said first; only what changed is sent', async () => {
  const { server, user, onDone } = open();
  put(/^姓名/, '沈若水');
  submit('保存');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('沈若溪');
  expect(server.to(SAVE)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: '确认保存' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.to(SAVE)[0]?.body).toEqual({ name: '沈若水' });
  expect(getSession().jober?.name).toBe('沈若水');
});

test('a wished city or 户籍 is saved at once, where no resume says another', async () => {
  const { server, user, onDone } = open();
  server.change({ 'GET /api/site/regions': [] });
  await user.click(screen.getByLabelText(/^期望城市：/));
  await user.click(await screen.findByRole('button', { name: '不限' }));
  submit('保存');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.to(SAVE)[0]?.body).toEqual({ cityCode: null });
});

test('without a change nothing is asked or sent', async () => {
  const { server, onDone } = open();
  submit('保存');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.sent).toEqual([]);
});

test('a wrong value is said at its field, here or by the server, and stays to be mended', async () => {
  const { server, user } = open();
  put(/^姓名/, '沈');
  submit('保存');
  await screen.findByText('姓名至少 2 个字');
  expect(document.activeElement).toBe(screen.getByLabelText(/^姓名/));
  put(/^姓名/, '沈若水');
  expect(screen.queryByText('姓名至少 2 个字'), 'told until it is mended').toBeNull();
  server.change({ [SAVE]: () => refusal('INVALID_INPUT', '', [{ path: 'body.name', message: '姓名含有敏感词' }]) });
  submit('保存');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认保存' }));
  await screen.findByText('姓名含有敏感词');
  expect(screen.getByLabelText(/^姓名/)).toHaveProperty('value', '沈若水');
});

test('what was typed survives a reload, and goes when it is given up', async () => {
  const first = open();
  put(/^姓名/, '沈若水');
  first.unmount();
  const again = open();
  screen.getByText('已找回上次没保存的修改');
  expect(screen.getByLabelText(/^姓名/)).toHaveProperty('value', '沈若水');
  submit('取消');
  again.unmount();
  open();
  expect(screen.queryByText('已找回上次没保存的修改')).toBeNull();
});

const join = () => {
  const onDone = vi.fn();
  return { onDone, ...renderPage(<JoinForm ticket={TICKET} onDone={onDone} />) };
};
const fill = () => {
  put(/^姓名/, '沈若溪');
  put(/^出生日期/, '2001-05-12');
  choose();
};
const agree = () => {
  const box = screen.getByRole('checkbox');
  // In a browser, `attributes` can also be accessed by name, which the form uses to read a checkbox's value.
  Object.defineProperty(box, 'attributes', { value: { value: box.getAttributeNode('value') } });
  fireEvent.click(box);
};

test('a registration names what is missing and the consent, which is given anew each time', async () => {
  const server = serve({ 'GET /api/site/legal': { agreement: '2' } });
  join();
  submit('完成');
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThanOrEqual(6));
  expect(server.to(JOIN)).toEqual([]);
});

test('a registration sends the version of the terms in force and the ticket, and signs in', async () => {
  keepVerifiedPhone({ phone: '13800000001' }, TICKET);
  const server = serve({
    'GET /api/site/legal': { agreement: '2026-11' },
    'GET /api/session': { user: null },
    [JOIN]: { isJober: 1, token: 'new', user: { phone: '13800000001' }, jober: person } as never,
  });
  const { onDone } = join();
  await waitFor(() => expect(server.to('GET /api/site/legal')).toHaveLength(1));
  fill();
  agree();
  submit('完成');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.to(JOIN)[0]?.body).toMatchObject({
    name: '沈若溪',
    registerTicket: TICKET,
    agreementVersion: '2026-11',
  });
  expect([getSession().token, registerTicket()]).toEqual(['new', null]);
});

test('who ticked the agreement when signing in is not asked again', async () => {
  keepVerifiedPhone({ phone: '13800000001' }, TICKET);
  keepAgreed('13800000001');
  const server = serve({
    'GET /api/site/legal': { agreement: '2026-11' },
    'GET /api/session': { user: null },
    [JOIN]: { isJober: 1, token: 'new', user: { phone: '13800000001' }, jober: person } as never,
  });
  const { onDone } = join();
  await waitFor(() => expect(server.to('GET /api/site/legal')).toHaveLength(1));
  screen.getByText(/登录时已同意/);
  expect(screen.queryByRole('checkbox')).toBeNull();
  fill();
  submit('完成');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.to(JOIN)[0]?.body).toMatchObject({ agreementVersion: '2026-11' });
  expect(hasAgreed('13800000001'), 'the next registration').toBe(false);
});

test('a registration that failed keeps every field, also through a reload, but not the consent', async () => {
  serve({ 'GET /api/site/legal': { agreement: '2' }, [JOIN]: unreachable });
  const first = join();
  fill();
  agree();
  submit('完成');
  await screen.findByText('接口请求失败');
  expect(screen.getByLabelText(/^姓名/)).toHaveProperty('value', '沈若溪');
  first.unmount();
  join();
  expect(screen.getByLabelText(/^出生日期/)).toHaveProperty('value', '2001-05-12');
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
});
