import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { refusal, serve } from '#web/testing/serve.ts';
import { TellDialog } from './tell-dialog.tsx';

const READ = 'GET /api/deliveries/:id/experience';
const WRITE = 'PUT /api/deliveries/:id/experience';
const own = {
  parts: ['trial' as const],
  questions: '试讲《背影》，准备三十分钟。',
  advice: '',
  status: 'rejected' as const,
  reason: '请写问题',
};
const onClose = vi.fn();

beforeEach(() => {
  signIn.seeker();
  onClose.mockClear();
});

test('what was told is sent for review, and a refusal stands at its field', async () => {
  const refused = refusal('INVALID_INPUT', undefined, [
    { path: 'body.questions', message: '请不要写姓名（“周明岚”）' },
  ]);
  serve({ [READ]: () => new Response(null, { status: 204 }), [WRITE]: refused });
  const { user, unmount } = renderPage(<TellDialog id="7" title="高中数学教师" onClose={onClose} />);
  await user.click(await screen.findByRole('checkbox', { name: '试讲' }));
  await user.type(screen.getByLabelText('问题和课题'), '周明岚老师问我为什么来。');
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  await screen.findByText('请不要写姓名（“周明岚”）');
  expect(onClose).not.toHaveBeenCalled();
  unmount();
  const server = serve({ [READ]: () => new Response(null, { status: 204 }), [WRITE]: own });
  const again = renderPage(<TellDialog id="7" title="高中数学教师" onClose={onClose} />);
  await again.user.click(await screen.findByRole('checkbox', { name: '试讲' }));
  await again.user.type(screen.getByLabelText('问题和课题'), '问：为什么来这所学校？');
  await again.user.click(screen.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.to(WRITE)[0]?.body).toEqual({ parts: ['trial'], questions: '问：为什么来这所学校？', advice: '' });
});

test('one that was refused shows why, and can be changed or deleted', async () => {
  const server = serve({
    [READ]: own,
    'DELETE /api/deliveries/:id/experience': () => new Response(null, { status: 204 }),
  });
  const { user } = renderPage(<TellDialog id="7" title="高中数学教师" onClose={onClose} />);
  await screen.findByText('未通过：请写问题');
  expect(screen.getByLabelText<HTMLTextAreaElement>('问题和课题').value).toBe(own.questions);
  await user.click(screen.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.to('DELETE /api/deliveries/:id/experience')).toHaveLength(1);
});
