import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { choose, field, fill, noButton, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { savedFiles } from '#web/testing/saved-files.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { type WageSlip, wageSlipShape } from '../../contract/wage-shapes.ts';
import { SlipBlock } from './slip-block.tsx';

const MOVE = 'POST /api/company/wages/slips/:id/moves';
const EDIT = 'PUT /api/company/wages/slips/:id';
const PROOF = 'GET /api/company/wages/slips/:id/proof';

const open = (more: Some<WageSlip>) =>
  renderConsole(
    <SlipBlock slip={sampleOf(wageSlipShape, { id: '8', month: '2026-11', status: 'draft', note: '', ...more })} />,
  );

const slip = () => screen.getByTestId('slip');

beforeEach(() => signIn.recruiter('finance'));

test.each([
  ['更正', 'correct', 'disputed', '原工资条保留，生成一张关联的新工资条。确定更正？', '已生成更正草稿'],
  ['标为已发放', 'pay', 'confirmed', '确认工资已经发放？', '已标为已发放'],
] as const)('%s is asked for first: a no sends nothing, a yes the move', async (label, move, status, asked, done) => {
  const server = serve({ [MOVE]: {} });
  open({ status, moves: [move] });
  press(label, slip());
  await screen.findByText(asked);
  press('返回');
  expect(server.to(MOVE)).toEqual([]);
  press(label, slip());
  press(label, screen.getByRole('tooltip'));
  await screen.findByText(done);
  expect(server.to(MOVE).map(({ params, body }) => [params.id, body])).toEqual([['8', { move }]]);
});

test('a move that is refused says why, and does not say that it is done', async () => {
  const server = serve({ [MOVE]: () => refusal('CONFLICT', '须由另一位财务或主管理员复核') });
  open({ moves: ['approve'] });
  press('复核通过');
  press('复核通过');
  await screen.findByText('须由另一位财务或主管理员复核');
  expect(screen.queryByText('已复核')).toBeNull();
  expect(server.to(MOVE)).toHaveLength(1);
});

test('while a draft is edited it is not issued; leaving without saving changes nothing', async () => {
  const server = serve({});
  open({ moves: ['edit', 'issue'], note: '含晚自习', needsApproval: true, approvedBy: null });
  screen.getByText(/须由另一位财务或主管理员复核后发出/);
  press('修改');
  noButton('发出');
  fill('说明', '不含晚自习');
  press('取消');
  press('修改');
  expect(field('说明').value).toBe('含晚自习');
  expect(server.sent).toEqual([]);
});

test('a deduction needs its name; a draft that could not be saved keeps its lines', async () => {
  const server = serve({ [EDIT]: unreachable });
  open({ moves: ['edit'], items: [] });
  press('修改');
  press('添加一项');
  await choose('类别', '扣项');
  fill('金额', '35.5');
  press('保存草稿');
  await screen.findByText('请填写项目名称');
  expect(server.sent).toEqual([]);
  fireEvent.change(screen.getByPlaceholderText('项目名称'), { target: { value: '餐费' } });
  press('保存草稿');
  await screen.findByText('接口请求失败');
  await settled();
  expect(field('金额').value).toBe('35.5');
  server.change({ [EDIT]: () => refusal('CONFLICT', '工资条刚刚由他人发出') });
  press('保存草稿');
  await screen.findByText('工资条刚刚由他人发出');
  await settled();
  server.change({ [EDIT]: {} });
  press('保存草稿');
  await screen.findByText('草稿已保存，课时已重算');
  expect(server.to(EDIT).map(({ body }) => body)).toEqual(
    Array(3).fill({ items: [{ kind: 'deduct', name: '餐费', fen: 3_550 }], note: '' }),
  );
  noButton('保存草稿');
});

test('a line that is taken out is not sent', async () => {
  const server = serve({ [EDIT]: {} });
  const items = ['交通补贴', '餐补'].map((name, at) => ({ kind: 'add' as const, name, fen: (at + 1) * 100 }));
  const { user } = open({ moves: ['edit'], items });
  press('修改');
  await user.click(screen.getAllByRole('button', { name: '删除这一项' })[0] as HTMLElement);
  press('保存草稿');
  await waitFor(() => expect(server.to(EDIT)).toHaveLength(1));
  expect(server.to(EDIT)[0]?.body.items).toEqual([{ kind: 'add', name: '餐补', fen: 200 }]);
});

test('the proof is saved under the name that the server gives it; without an answer nothing is', async () => {
  const saved = savedFiles();
  const server = serve({ [PROOF]: unreachable });
  open({ status: 'paid', moves: [] });
  press('导出工资条');
  await screen.findByText('接口请求失败');
  expect(saved).toEqual([]);
  server.change({ [PROOF]: { name: '林晓 2026-11.pdf', sha256: '0f', base64: btoa('%PDF-1.7') } });
  press('导出工资条');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect([saved[0]?.name, saved[0]?.bytes.type, await saved[0]?.bytes.text()]).toEqual([
    '林晓 2026-11.pdf',
    'application/pdf',
    '%PDF-1.7',
  ]);
});
