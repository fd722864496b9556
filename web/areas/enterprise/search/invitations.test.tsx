import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { talentInvitation } from '#contract/talents/invitation-state.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, serve } from '#web/testing/serve.ts';
import { Greeting } from './talent-row.tsx';
import { GreetCard } from './use-greeting.tsx';

const openPosts: Answers = {
  'GET /api/company/posts': { items: [{ id: '3', title: '高中数学教师', status: 'open' }] },
};
const talentOf = (invitation: { status: 'invited' | 'declined' } | null) =>
  sampleOf(api['GET /api/talents/:id'].returns, { id: '7', name: '林老师', invitation });

beforeEach(() => signIn.recruiter());

test.each(['invited', 'declined'] as const)('who is %s is not greeted again: the state is shown instead', (status) => {
  renderConsole(<Greeting talent={talentOf({ status })} className="btn" onGreet={vi.fn()} />);
  screen.getByText(talentInvitation.labels.recruiter[status]);
  expect(screen.queryByRole('button', { name: '打招呼' })).toBeNull();
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
