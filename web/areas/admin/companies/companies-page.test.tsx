import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { CompaniesPage } from './companies-page.tsx';

const LIST = 'GET /api/admin/companies';
const ONE = 'GET /api/admin/companies/:id';
const MOVE = 'POST /api/admin/companies/:id/moves';
const school = { id: '7', name: '云溪实验学校', status: 'approved' } as const;
const detail = { ...school, moves: ['suspend'] as ['suspend'] };

const open = (at = '/admin/companies') => renderConsole(<CompaniesPage />, at);
const queries = (server: ReturnType<typeof serve>) => server.to(LIST).map(({ query }) => query);
const sort = 'attention';

beforeEach(() => signIn.operator('review'));

test('filters, page and the open company stand in the address; another filter begins at page 1', async () => {
  const server = serve({ [LIST]: { items: [school], total: 90 }, [ONE]: detail });
  const { user, address } = open('/admin/companies?page=3');
  await screen.findByRole('button', { name: school.name });
  expect(queries(server)).toEqual([{ sort, page: '3' }]);
  await user.type(screen.getByRole('textbox', { name: '单位名称' }), '云溪{Enter}');
  await waitFor(() => expect(queries(server).at(-1)).toEqual({ sort, keyword: '云溪', page: '1' }));
  await user.click(screen.getByRole('tab', { name: /^已通过/ }));
  await waitFor(() => expect(queries(server).at(-1)).toEqual({ sort, keyword: '云溪', status: 'approved', page: '1' }));
  await user.click(await screen.findByRole('button', { name: school.name }));
  await screen.findByRole('dialog');
  expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
    keyword: '云溪',
    status: 'approved',
    id: '7',
  });
});

test('what the address cannot mean is left out', async () => {
  const server = serve({ [LIST]: { items: [] } });
  open('/admin/companies?status=nonsense&page=-2');
  await screen.findByText('没有这样的单位，换个名称或状态试试');
  expect(queries(server)).toEqual([{ sort, page: '1' }]);
});

test('the list says in its rows who waits and who hardly answers', async () => {
  const companies = [
    { ...school, status: 'pending', createdAt: new Date().toISOString(), replyRate: null },
    { ...school, id: '8', replyRate: 59 },
  ];
  serve({ [LIST]: { items: companies } as never });
  open();
  const [, pending, low] = await screen.findAllByRole('row');
  expect(pending?.textContent).toMatch(/今天提交.*去审核/);
  expect(pending?.textContent, 'nothing counts before').not.toMatch(/没有|投递/);
  expect(low?.textContent).toMatch(/59%/);
});

test('an action that is sent again after a lost answer is the same write, and its lists are asked for anew', async () => {
  const server = serve({ [LIST]: { items: [school] }, [ONE]: detail, [MOVE]: unreachable });
  const { user } = open('/admin/companies?id=7');
  await user.click(await screen.findByRole('button', { name: '暂停' }));
  const reason = await screen.findByLabelText('理由，会告诉该单位的成员');
  const dialog = within(reason.closest<HTMLElement>('.ant-modal') ?? document.body);
  const send = dialog.getByRole('button', { name: /暂停$/ });
  expect((send as HTMLButtonElement).disabled).toBe(true);
  await user.type(reason, '办学许可证到期');
  await user.click(send);
  await waitFor(() => expect(server.to(MOVE)).toHaveLength(1));
  const requested = server.to(LIST).length;
  server.change({ [MOVE]: { ...detail, status: 'suspended', moves: ['restore'] } });
  await waitFor(() => expect(send.className).not.toContain('loading'));
  await user.click(send);
  await screen.findByText('已暂停，理由已告诉对方');
  await screen.findByRole('button', { name: '恢复' });
  const keys = server.to(MOVE).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  await waitFor(() => expect(server.to(LIST).length).toBeGreaterThan(requested));
});

const POSTS = 'GET /api/company/getPostByCompanyId';
const REMOVE = 'POST /api/admin/posts/:id/remove';
const busy = { ...detail, openPosts: 9 };

test('an open post is found by its name and taken down with a reason, which a refusal leaves as it was', async () => {
  const post = { id: '31', title: '收费带岗的教师' };
  const server = serve({
    [LIST]: { items: [school] },
    [ONE]: busy,
    [POSTS]: ({ query }) => ({ items: query.keyword ? [post] : [{ ...post, id: '30', title: '语文教师' }], total: 9 }),
    [REMOVE]: () => refusal('ILLEGAL_MOVE', '职位已被下架'),
  });
  const { user } = open('/admin/companies?id=7');
  await user.type(await screen.findByRole('textbox', { name: '岗位名称' }), '带岗{Enter}');
  await user.click(await screen.findByRole('button', { name: '下架 收费带岗的教师' }));
  expect(server.to(POSTS).map(({ query }) => [query.companyId, query.status, query.keyword])).toEqual([
    ['7', 'open', undefined],
    ['7', 'open', '带岗'],
  ]);
  const reason = await screen.findByLabelText<HTMLTextAreaElement>('理由，会告诉该单位的成员');
  const send = within(reason.closest<HTMLElement>('.ant-modal') ?? document.body).getByRole('button', {
    name: /^下\s?架$/,
  });
  expect(send).toHaveProperty('disabled', true);
  await user.type(reason, '以招聘为名收费');
  await user.click(send);
  await screen.findByText('职位已被下架');
  expect(reason.value).toBe('以招聘为名收费');
  server.change({ [REMOVE]: undefined });
  await waitFor(() => expect(send.className).not.toContain('loading'));
  await user.click(send);
  await screen.findByText('已下架，理由已告诉单位');
  expect(server.to(REMOVE)[1]).toMatchObject({ params: { id: '31' }, body: { reason: '以招聘为名收费' } });
  await waitFor(() => expect(server.to(POSTS)).toHaveLength(4));
});

test('support sees the open posts, and takes none down', async () => {
  signIn.operator('support');
  serve({ [LIST]: { items: [school] }, [ONE]: busy, [POSTS]: { items: [{ id: '30', title: '语文教师' }], total: 1 } });
  open('/admin/companies?id=7');
  await screen.findByRole('link', { name: '语文教师' });
  expect(screen.queryByRole('button', { name: /^下架/ })).toBeNull();
});
