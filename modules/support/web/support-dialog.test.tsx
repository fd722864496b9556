import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { hear } from '#web/testing/live.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { SupportDialog } from './support-dialog.tsx';

const READ = 'GET /api/support/messages';
const SAY = 'POST /api/support/messages';
const said = (id: string, text: string, side: 'person' | 'support' = 'person') => ({
  id,
  side,
  text,
  at: '2026-11-26T01:00:00.000Z',
});
const field = () => screen.getByLabelText<HTMLTextAreaElement>('给客服留言');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: '发送' });
const open = () => renderPage(<SupportDialog onClose={() => undefined} />);

beforeEach(() => signIn.seeker());

test('a message is sent once its words are there, stands in the thread, and waits for an answer', async () => {
  const server = serve({ [READ]: { items: [] }, [SAY]: { items: [said('1', '订单没有到账')], waiting: true } });
  open();
  type('   ');
  expect(send().disabled).toBe(true);
  type('订单没有到账');
  fireEvent.click(send());
  await screen.findByText('已收到，等待客服答复');
  screen.getByText('订单没有到账', { selector: ':not(textarea)' });
  expect([field().value, server.to(SAY)[0]?.body]).toEqual(['', { text: '订单没有到账' }]);
});

test('words stay where they were refused or lost and go again under their key; the same words later are another message', async () => {
  const server = serve({ [READ]: { items: [] }, [SAY]: () => refusal('INVALID_INPUT', '今天的留言已达 20 条') });
  open();
  type('在吗');
  fireEvent.click(send());
  await screen.findByText('今天的留言已达 20 条');
  server.change({ [SAY]: unreachable });
  await waitFor(() => expect(send().disabled).toBe(false));
  fireEvent.click(send());
  await screen.findByText('接口请求失败');
  expect(field().value).toBe('在吗');
  server.change({ [SAY]: { items: [said('1', '在吗')], waiting: true } });
  for (const times of [3, 4]) {
    type('在吗');
    await waitFor(() => expect(send().disabled).toBe(false));
    fireEvent.click(send());
    await waitFor(() => expect([server.to(SAY).length, field().value]).toEqual([times, '']));
  }
  const keys = server.to(SAY).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys[1] === keys[0], keys[2] === keys[0], keys[3] === keys[0]]).toEqual([true, true, false]);
});

test('what is typed while a message is on its way stays', async () => {
  const answer = later<{ items: ReturnType<typeof said>[] }>();
  serve({ [READ]: { items: [] }, [SAY]: () => answer.promise });
  open();
  type('第一句');
  fireEvent.click(send());
  type('第一句，补充：订单 70');
  await act(async () => answer.resolve({ items: [said('1', '第一句')] }));
  await screen.findByText('第一句', { selector: ':not(textarea)' });
  expect(field().value).toBe('第一句，补充：订单 70');
});

test('an answer that comes while the dialog is open is shown, and what is being typed stays', async () => {
  const server = serve({ [READ]: { items: [said('1', '在吗')], waiting: true } });
  open();
  await screen.findByText('已收到，等待客服答复');
  type('还有一个问题');
  server.change({ [READ]: { items: [said('1', '在吗'), said('2', '已为您核对', 'support')], waiting: false } });
  hear('notice', {});
  await screen.findByText('已为您核对');
  expect(screen.queryByText('已收到，等待客服答复')).toBeNull();
  expect(field().value).toBe('还有一个问题');
});

test('a thread that was not loaded says so and can be loaded again; what was typed meanwhile stays', async () => {
  const server = serve({ [READ]: unreachable });
  const { user } = open();
  await screen.findByText('对话没有加载出来');
  type('打不开');
  server.change({ [READ]: { items: [said('2', '您好', 'support')] } });
  await user.click(screen.getByRole('button', { name: /重试|再试/ }));
  await screen.findByText('您好');
  expect(field().value).toBe('打不开');
});
