import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { refusal, serve } from '#web/testing/serve.ts';
import { ReportDialog } from './report-dialog.tsx';

const REPORT = 'POST /api/posts/:id/reports';

test('a report needs its reason, keeps its words when it is refused, and closes when it was taken', async () => {
  const server = serve({ [REPORT]: () => refusal('TOO_MANY_REQUESTS') });
  const onClose = vi.fn();
  const { user } = renderPage(<ReportDialog id="42" title="高中物理教师" isElsewhere={false} onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await screen.findByText('请选择举报原因');
  expect(server.sent).toEqual([]);
  const [first] = screen.getAllByRole('radio');
  if (first) await user.click(first);
  fireEvent.change(screen.getByLabelText('补充说明（选填）'), { target: { value: '要求先交培训费' } });
  await user.click(screen.getByRole('button', { name: '提交' }));
  await screen.findByText('操作太频繁，请稍后再试');
  expect(screen.getByLabelText('补充说明（选填）')).toHaveProperty('value', '要求先交培训费');
  server.change({ [REPORT]: null });
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.to(REPORT)[0]?.body).toMatchObject({ detail: '要求先交培训费' });
});

test('what is wrong with a post that one applies for elsewhere is reported with one press', async () => {
  const server = serve({ [REPORT]: null });
  const { user } = renderPage(<ReportDialog id="42" title="高中物理教师" isElsewhere onClose={vi.fn()} />);
  await screen.findByRole('heading', { name: '信息有误' });
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(server.to(REPORT)[0]?.body).toEqual({ reason: 'terms' });
});
