import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reviewDetail } from '#contract/operators/reviews.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { CorrectButton } from './correct-button.tsx';

const CORRECT = 'PUT /api/admin/posts/:id/facts';
const detail = sampleOf(reviewDetail, { kind: 'post-report', postId: '42' });

function open(claimed: boolean) {
  signIn.operator('review');
  const post = {
    id: '42',
    title: '高中语文教师',
    headcount: 2,
    deadline: '2027-01-27T15:59:59.999Z',
    deadlineAssumed: true,
    description: '教高中语文，兼班主任工作。',
    applyBy: { way: 'mail', email: 'old@example.edu.cn' },
    exam: null,
    company: { claimed },
  };
  const server = serve({ 'GET /api/posts/:id': post as never, [CORRECT]: null });
  const onCorrected = vi.fn();
  return { server, onCorrected, ...renderConsole(<CorrectButton detail={detail} onCorrected={onCorrected} />, '/') };
}

test('what is corrected is sent, what was assumed stays, and the report ends with it', async () => {
  const { server, user, onCorrected } = open(false);
  await user.click(await screen.findByRole('button', { name: '更正职位' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('投递邮箱'), { target: { value: 'new@example.edu.cn' } });
  server.change({ [CORRECT]: () => refusal('CONFLICT') });
  const press = () => user.click(dialog.getByRole('button', { name: /更\s*正/ }));
  await press();
  await waitFor(() => expect(server.to(CORRECT)).toHaveLength(1));
  expect(onCorrected).not.toHaveBeenCalled();
  server.change({ [CORRECT]: null });
  await press();
  await waitFor(() => expect(onCorrected).toHaveBeenCalledOnce());
  expect(server.to(CORRECT)[0]?.body).toEqual({
    title: '高中语文教师',
    headcount: 2,
    description: '教高中语文，兼班主任工作。',
    applyBy: { way: 'mail', email: 'new@example.edu.cn' },
  });
});

test('a post that its school keeps has no such button', async () => {
  const { server } = open(true);
  await waitFor(() => expect(server.to('GET /api/posts/:id')).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});
