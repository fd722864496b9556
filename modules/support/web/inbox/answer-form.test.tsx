import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { AnswerForm } from './answer-form.tsx';
import usual from './usual-answers.json' with { type: 'json' };

const ANSWER = 'POST /api/admin/support/:id/messages';
const DONE = 'PUT /api/admin/support/:id/done';
const field = () => screen.getByLabelText<HTMLTextAreaElement>('答复');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const button = () => screen.getByRole('button', { name: /^(loading)?\s*答复$/ });
const settled = () => waitFor(() => expect(button().className).not.toContain('loading'));

beforeEach(() => signIn.operator('support'));

test('an answer needs words; one that was refused or lost stands and goes again under its key', async () => {
  const server = serve({ [ANSWER]: () => refusal('INVALID_INPUT', '消息含有违规内容') });
  const { user } = renderConsole(<AnswerForm id="7" asked="" waiting />);
  await user.click(button());
  await screen.findByText('请填写消息');
  expect(server.sent).toEqual([]);
  type('已为您核对，明天到账');
  await user.click(button());
  await screen.findByText('消息含有违规内容');
  await settled();
  server.change({ [ANSWER]: unreachable });
  await user.click(button());
  await screen.findByText('接口请求失败');
  await settled();
  expect(field().value).toBe('已为您核对，明天到账');
  server.change({ [ANSWER]: {} });
  await user.click(button());
  await waitFor(() => expect(field().value).toBe(''));
  expect(server.to(ANSWER).map(({ params, body }) => [params.id, body.text])).toEqual(
    Array(3).fill(['7', '已为您核对，明天到账']),
  );
  expect(new Set(server.to(ANSWER).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('what is typed while an answer is on its way stays', async () => {
  const answer = later<object>();
  const server = serve({ [ANSWER]: () => answer.promise });
  const { user } = renderConsole(<AnswerForm id="7" asked="" waiting />);
  type('已核对');
  await user.click(button());
  await waitFor(() => expect(server.to(ANSWER)).toHaveLength(1));
  type('已核对。另请补一张回单');
  await act(async () => answer.resolve({}));
  await settled();
  expect(field().value).toBe('已核对。另请补一张回单');
});

test('a usual answer fills the field and can be changed before it is sent', async () => {
  const [first] = usual;
  const server = serve({ [ANSWER]: {} });
  const { user } = renderConsole(<AnswerForm id="7" asked="" waiting />);
  await user.click(screen.getByRole('button', { name: first?.name }));
  await waitFor(() => expect(field().value).toBe(first?.text));
  type(`${first?.text}谢谢`);
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(server.to(ANSWER)[0]?.body).toEqual({ text: `${first?.text}谢谢` }));
});

test('the usual answer that fits is proposed with its words until one writes', async () => {
  serve({});
  const { user } = renderConsole(<AnswerForm id="7" asked="打了款，凭证也传了" waiting />);
  const text = usual[0]?.text as string;
  screen.getByText(text);
  await user.click(screen.getByRole('button', { name: '改一改' }));
  await waitFor(() => expect(field().value).toBe(text));
  expect(screen.queryByRole('button', { name: '用这段答复' })).toBeNull();
});

test('a proposed answer that needs no change is sent by one press', async () => {
  const server = serve({ [ANSWER]: {} });
  const { user } = renderConsole(<AnswerForm id="7" asked="打了款，凭证也传了" waiting />);
  await user.click(screen.getByRole('button', { name: '用这段答复' }));
  await waitFor(() => expect(server.to(ANSWER).map(({ body }) => body)).toEqual([{ text: usual[0]?.text }]));
});

test('a thread that needs no answer is put away; one that does not wait has no such button', async () => {
  const server = serve({ [DONE]: {} });
  const { user, unmount } = renderConsole(<AnswerForm id="7" asked="" waiting />);
  type('写到一半');
  await user.click(screen.getByRole('button', { name: '不用答复' }));
  await waitFor(() => expect(server.to(DONE)[0]?.params).toEqual({ id: '7' }));
  expect(field().value).toBe('写到一半');
  unmount();
  renderConsole(<AnswerForm id="7" asked="凭证传了" waiting={false} />);
  expect(screen.queryByRole('button', { name: '不用答复' })).toBeNull();
  expect(screen.queryByRole('button', { name: '用这段答复' })).toBeNull();
});
