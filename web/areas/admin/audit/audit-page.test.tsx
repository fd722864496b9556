import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Sent, serve } from '#web/testing/serve.ts';
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
  const { operator, from, to, page, act } = server.to(LOG).find(({ query }) => query.page)?.query ?? {};
  expect([operator, page, act]).toEqual(['陈立', '2', undefined]);
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_400_000);
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

test('a tab shows the acts with consequences, whatever act was chosen', async () => {
  const server = serve({ [LOG]: { items: [line], total: 1 } });
  const { user } = renderConsole(<AuditPage />, '/admin/audit?act=post.approve');
  await user.click(screen.getByRole('tab', { name: '有后果的' }));
  await waitFor(() => expect(server.to(LOG).at(-1)?.query).toMatchObject({ weight: 'serious', page: '1' }));
  expect(server.to(LOG).at(-1)?.query.act).toBeUndefined();
});

test('what has consequences is set in another tone than a sign-in, and than the many looks at one person', async () => {
  const acts = [
    'operator.sign-in',
    'account.look',
    'audit.export',
    'fair.exhibitor-reject',
    'post.approve',
    'account.unban',
  ];
  const items = acts.map((act, at) => ({ ...line, id: String(at), act }));
  serve({ [LOG]: ({ query }: Sent) => ({ items: query.weight ? [] : items, total: 0 }) as never });
  renderConsole(<AuditPage />, '/admin/audit');
  const tone = async (name: string) => (await screen.findByText(name)).className;
  expect([await tone('登录'), await tone('导出操作日志'), await tone('驳回参会申请')]).toEqual([
    'text-ink-3',
    'text-ink-1',
    'text-err-ink',
  ]);
  for (const plain of ['查看用户资料', '通过职位', '解封用户']) expect(await tone(plain), plain).toBe('text-ink-2');
});
