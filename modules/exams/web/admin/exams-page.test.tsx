import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { OrganisersTab } from './exams-page.tsx';

const LIST = 'GET /api/admin/examOrganisers';
const SET = 'PUT /api/admin/examOrganisers/:id';
const FIND = 'GET /api/admin/companies';
const items = [
  { companyId: '9', name: '云溪区教育局', allowed: true, exams: 3 },
  { companyId: '10', name: '东湖学校', allowed: false, reason: '两次未按公告执行' },
];

beforeEach(() => signIn.operator('review'));

function open() {
  const server = serve({ [LIST]: { items, total: 2 }, [SET]: undefined });
  return { server, ...renderConsole(<OrganisersTab />) };
}
const row = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
const reason = (value: string) => fireEvent.change(screen.getByLabelText(/^理由/), { target: { value } });

test('a leave is taken back with a reason, which stays where the call failed', async () => {
  const { server, user } = open();
  server.change({ [SET]: unreachable });
  await user.click((await row('云溪区教育局')).getByRole('button', { name: '收回' }));
  const dialog = within(await screen.findByRole('dialog', { name: '收回“云溪区教育局”' }));
  dialog.getByText('不能再新建和发布项目；已发布的项目继续进行');
  const ok = dialog.getByRole('button', { name: '收回' });
  reason('违');
  expect(ok).toHaveProperty('disabled', true);
  reason('违反公告');
  await user.click(ok);
  await screen.findByText('接口请求失败');
  expect(screen.getByLabelText(/^理由/)).toHaveProperty('value', '违反公告');
  server.change({ [SET]: undefined });
  await waitFor(() => expect(ok.className).not.toContain('loading'));
  await user.click(ok);
  await waitFor(() => expect(screen.queryByLabelText(/^理由/)).toBeNull());
  expect(server.to(SET).at(-1)).toMatchObject({ params: { id: '9' }, body: { allowed: false, reason: '违反公告' } });
  expect(server.to(LIST).length).toBeGreaterThan(1);
});

test('one whose leave was taken back can have it again, without a word of consequences', async () => {
  const { server, user } = open();
  await user.click((await row('东湖学校')).getByRole('button', { name: '准许' }));
  const dialog = within(await screen.findByRole('dialog', { name: '准许“东湖学校”' }));
  expect(dialog.queryByText(/不能再新建/)).toBeNull();
  reason('已整改');
  await user.click(dialog.getByRole('button', { name: '准许' }));
  await waitFor(() => expect(server.to(SET)[0]?.body).toEqual({ allowed: true, reason: '已整改' }));
});

test('another organiser is found among approved companies by name', async () => {
  const { server, user } = open();
  server.change({
    [FIND]: { items: [{ id: '11', name: '西湖区教育局' }] },
    [SET]: () => refusal('CONFLICT', '该单位还没有通过认证'),
  });
  await user.click(await screen.findByRole('button', { name: '准许单位' }));
  const dialog = within(await screen.findByRole('dialog', { name: '准许一家单位组织公开招聘' }));
  await user.click(dialog.getByRole('button', { name: '准许' }));
  await dialog.findByText('请选择单位');
  dialog.getByText('请填写理由');
  expect([server.to(FIND), server.to(SET)]).toEqual([[], []]);
  const company = dialog.getByRole('combobox', { name: '单位' });
  fireEvent.mouseDown(company);
  fireEvent.change(company, { target: { value: '西湖' } });
  await user.click(await screen.findByTitle('西湖区教育局'));
  expect(server.to(FIND).at(-1)?.query).toMatchObject({ keyword: '西湖', status: 'approved' });
  reason('区人社局同意');
  await user.click(dialog.getByRole('button', { name: '准许' }));
  await screen.findByText('该单位还没有通过认证');
  expect(screen.getByLabelText('理由')).toHaveProperty('value', '区人社局同意');
  expect(server.to(SET)[0]).toMatchObject({ params: { id: '11' }, body: { allowed: true, reason: '区人社局同意' } });
});
