import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/people.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, serve, unreachable } from '#web/testing/serve.ts';
import { GreetCard } from './greet-card.tsx';
import { InviteForm } from './talent-drawer.tsx';

const INVITE = 'POST /api/talents/:id/invitations';
const openPosts: Answers = {
  'GET /api/company/posts': { items: [{ id: '3', title: '高中数学教师', status: 'open' }] },
};
const talentOf = (invitation: { status: 'invited' | 'declined' } | null) =>
  sampleOf(api['GET /api/talents/:id'].returns, { id: '7', name: '林老师', invitation });
const keysOf = (sent: { headers: Headers }[]) => sent.map(({ headers }) => headers.get('idempotency-key'));

beforeEach(() => signIn.recruiter());

test('an invitation whose answer was lost has the same key when it is sent again; other words are another one', async () => {
  const server = serve({ ...openPosts, [INVITE]: unreachable });
  const { user } = renderConsole(<InviteForm talent={talentOf(null)} postId="3" />);
  const send = async (times: number) => {
    const button = await screen.findByRole('button', { name: /邀请沟通$/ });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await user.click(button);
    await waitFor(() => expect(server.to(INVITE)).toHaveLength(times));
  };
  await send(1);
  await screen.findByText('接口请求失败');
  await send(2);
  fireEvent.change(screen.getByLabelText('邀请语'), { target: { value: '想请您来校看看。' } });
  server.change({ [INVITE]: {} });
  await send(3);
  await screen.findByText('已发出邀请，对方同意后即可沟通');
  const [first, second, third] = keysOf(server.to(INVITE));
  expect([first === second, second === third]).toEqual([true, false]);
  expect(server.to(INVITE)[2]).toMatchObject({
    params: { id: '7' },
    body: { postId: '3', message: '想请您来校看看。' },
  });
});

test('an invitation without a word is refused at its field, and not sent', async () => {
  const server = serve(openPosts);
  const { user } = renderConsole(<InviteForm talent={talentOf(null)} postId="3" />);
  fireEvent.change(screen.getByLabelText('邀请语'), { target: { value: '  ' } });
  const button = screen.getByRole('button', { name: '邀请沟通' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  await screen.findByText('请填写邀请语');
  expect(server.to(INVITE)).toEqual([]);
});

test('who was invited already is not invited again: the state is shown instead', async () => {
  serve(openPosts);
  renderConsole(<InviteForm talent={talentOf({ status: 'invited' })} postId="3" />);
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: '邀请沟通' })).toBeNull();
});

test('Enter sends a greeting once, however often it is pressed, and Shift + Enter writes a new line', async () => {
  serve(openPosts);
  const [onSend, onClose] = [vi.fn(), vi.fn()];
  const card = sampleOf(api['GET /api/talents'].returns.shape.items.element, { id: '7', name: '林老师' });
  renderConsole(<GreetCard talent={card} postId="3" onSend={onSend} onClose={onClose} />);
  const words = await screen.findByLabelText('想说的话');
  fireEvent.keyDown(words, { key: 'Enter', code: 'Enter', keyCode: 13, shiftKey: true });
  const enter = () => fireEvent.keyDown(words, { key: 'Enter', code: 'Enter', keyCode: 13 });
  enter();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  // The card is still there while it closes.
  for (const _ of [1, 2]) await act(async () => void enter());
  expect(onSend.mock.calls).toEqual([[{ postId: '3', message: expect.stringContaining('老师您好') }]]);
  expect(onClose).toHaveBeenCalledOnce();
});
