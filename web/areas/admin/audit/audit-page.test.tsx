import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/people.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { serve, unreachable } from '#web/testing/serve.ts';
import { AuditPage } from './audit-page.tsx';

const LOG = 'GET /api/admin/acts';
const line = {
  id: '1',
  operatorName: '陈立',
  operatorRole: 'super',
  act: 'user.ban',
  subject: 'account',
  subjectId: '5',
};

beforeEach(() => signIn.operator());

test('the log is asked for by what the address says, the last day included', async () => {
  const server = serve({ [LOG]: { items: [line], total: 1 } });
  renderConsole(
    <AuditPage />,
    '/admin/audit?operator=%E9%99%88%E7%AB%8B&from=2026-11-01&to=2026-11-01&page=2&act=hacked',
  );
  await screen.findByText('陈立');
  const { operator, from, to, page, act } = server.to(LOG)[0]?.query ?? {};
  expect([operator, page, act]).toEqual(['陈立', '2', undefined]);
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_400_000);
});

test('a log that was not loaded is asked for again', async () => {
  const server = serve({ [LOG]: unreachable });
  const { user } = renderConsole(<AuditPage />, '/admin/audit');
  await screen.findByText('日志没有加载出来');
  server.change({ [LOG]: { items: [], total: 0 } });
  await user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('没有符合条件的记录');
});

test('what is exported is what is shown, and a cut list says so', async () => {
  const EXPORT = 'GET /api/admin/actsExport';
  const server = serve({
    [LOG]: { items: [line], total: 1 },
    [EXPORT]: { fileName: '日志.csv', csv: '', rows: 5000, isCut: true },
  });
  const { user } = renderConsole(<AuditPage />, '/admin/audit?subjectId=5');
  await user.click(await screen.findByText('导出'));
  await screen.findByText('已导出最新的 5000 行，请缩小范围导出其余');
  await waitFor(() => expect(server.to(EXPORT)[0]?.query.subjectId).toBe('5'));
});
