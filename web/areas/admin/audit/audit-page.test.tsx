import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/people.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Sent, serve, unreachable } from '#web/testing/serve.ts';
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

test('of the acts that are looked into most, those that were done lead to their lines', async () => {
  const done: Record<string, number> = { 'account.look': 20, 'post.reject': 6 };
  const server = serve({
    [LOG]: ({ query }: Sent) => ({ items: query.weight ? [] : [line], total: done[query.act ?? ''] ?? 0 }) as never,
  });
  const { user } = renderConsole(<AuditPage />, '/admin/audit');
  const watched = within(await screen.findByRole('region', { name: '常查的操作' }));
  await waitFor(() =>
    expect(watched.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '查看用户资料 20 次',
      '驳回职位 6 次',
    ]),
  );
  const before = server.to(LOG).length;
  await user.click(watched.getByRole('button', { name: /驳回职位/ }));
  await waitFor(() => expect(server.to(LOG).slice(before)[0]?.query).toMatchObject({ act: 'post.reject', page: '1' }));
});

test('the newest acts with consequences stand over the log, with the way to all of them', async () => {
  const refused = { ...line, id: '9', act: 'post.reject', detail: { title: '数学教师' } };
  const server = serve({
    [LOG]: ({ query }: Sent) => (query.weight ? { items: [refused], total: 8 } : { items: [line], total: 0 }) as never,
  });
  const { user } = renderConsole(<AuditPage />, '/admin/audit?act=post.approve');
  const lead = within(await screen.findByRole('region', { name: '有后果的操作' }));
  lead.getByText('驳回职位');
  lead.getByText('近 30 天 8 次');
  await user.click(lead.getByRole('button', { name: '看全部' }));
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
    'text-warm-ink',
    'text-err-ink',
  ]);
  for (const plain of ['查看用户资料', '通过职位', '解封用户']) expect(await tone(plain), plain).toBe('text-ink-2');
});
