import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { WageRecord, WageSlip } from '../../contract/wage-shapes.ts';
import { HoursTab } from './record-drawer.tsx';
import { ItemsForm, SlipBlock } from './slip-block.tsx';

const record = api['GET /api/company/wages/agreements/:id'].returns;
const slipOf = (more: Some<WageSlip>) => sampleOf(record.shape.slips.element, { id: '8', month: '2026-11', ...more });
const EDIT = 'PUT /api/company/wages/slips/:id';
const MOVE = 'POST /api/company/wages/slips/:id/moves';
const amounts = () => screen.getAllByLabelText<HTMLInputElement>('金额').map(({ value }) => value);

beforeEach(() => signIn.recruiter('finance'));

test('items are read and sent in fen, whatever is typed in yuan', async () => {
  const server = serve({ [EDIT]: unreachable });
  const onDone = vi.fn();
  const slip = slipOf({ items: [{ kind: 'add', name: '交通补贴', fen: 12_050 }] });
  const { user } = renderConsole(<ItemsForm slip={slip} onDone={onDone} />);
  expect(amounts()).toEqual(['120.50']);
  fireEvent.change(screen.getByLabelText('金额'), { target: { value: '0.1' } });
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await screen.findByText('接口请求失败');
  expect([server.to(EDIT)[0]?.body.items, onDone.mock.calls]).toEqual([
    [{ kind: 'add', name: '交通补贴', fen: 10 }],
    [],
  ]);
  server.change({ [EDIT]: {} });
  await user.click(screen.getByRole('button', { name: /保存草稿$/ }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test.each(['', '一百', '12.345', '-5'])('an amount of %j is refused at its field', async (amount) => {
  const server = serve({});
  const { user } = renderConsole(
    <ItemsForm slip={slipOf({ items: [{ kind: 'add', name: '补贴', fen: 100 }] })} onDone={vi.fn()} />,
  );
  fireEvent.change(screen.getByLabelText('金额'), { target: { value: amount } });
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() => expect(document.querySelector('.ant-form-item-explain-error')).not.toBeNull());
  expect(server.sent).toEqual([]);
});

test('the tax of labour is put in by the table, once; of 800 yuan and less there is none', async () => {
  const slip = slipOf({ payFen: 300_000, items: [{ kind: 'add', name: '补贴', fen: 100_000 }] });
  const first = renderConsole(<ItemsForm slip={slip} onDone={vi.fn()} />);
  const put = () => first.user.click(screen.getByRole('button', { name: '按劳务报酬算个税' }));
  await put();
  await put();
  // (4000 − 800) × 20 %
  await waitFor(() => expect(amounts()).toEqual(['1000.00', '640.00']));
  first.unmount();
  const second = renderConsole(<ItemsForm slip={slipOf({ payFen: 80_000 })} onDone={vi.fn()} />);
  await second.user.click(screen.getByRole('button', { name: '按劳务报酬算个税' }));
  await screen.findByText('劳务报酬不超过 800 元，不用扣税');
});

test('a slip goes out only after a yes, and offers what its state leaves open', async () => {
  const server = serve({ [MOVE]: {} });
  const { user } = renderConsole(<SlipBlock slip={slipOf({ status: 'draft', moves: ['edit', 'issue'] })} />);
  expect(screen.queryByRole('button', { name: '标为已发放' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '发出' }));
  await screen.findByText('发出后不能修改，只能更正。确定发出？');
  expect(server.to(MOVE)).toEqual([]);
  const yes = screen.getAllByRole('button', { name: '发出' }).at(-1);
  if (yes) await user.click(yes);
  await screen.findByText('已发出，等教师确认');
  expect(server.to(MOVE)[0]).toMatchObject({ params: { id: '8' }, body: { move: 'issue' } });
});

test('a large slip says that somebody else has to look at it', () => {
  renderConsole(<SlipBlock slip={slipOf({ status: 'draft', needsApproval: true, approvedBy: null })} />);
  screen.getByText('应发超过 5,000 元，须由另一位财务或主管理员复核后发出');
});

const recordOf = (more: Some<WageRecord> = {}) =>
  sampleOf(record, { agreement: { id: '3', unit: 'lesson', from: '2026-01-01', to: '2026-12-31' }, ...more });
const hoursOf = (more: object) => ({ id: '6', day: '2026-11-04', quantity: 200, ...more });

test('hours of the teacher are confirmed, or sent back with what is wrong', async () => {
  const HOURS = 'POST /api/company/wages/hours/:id/moves';
  const server = serve({ [HOURS]: {} });
  const hours = [hoursOf({ status: 'by-teacher', moves: ['confirm', 'refuse'] })] as never;
  const { user } = renderConsole(<HoursTab record={recordOf({ hours })} />);
  await user.click(screen.getByRole('button', { name: '确认' }));
  await waitFor(() => expect(server.to(HOURS)[0]?.body).toEqual({ move: 'confirm' }));
  await user.click(screen.getByRole('button', { name: '有出入' }));
  const send = await screen.findByRole('button', { name: '退回' });
  expect(send).toHaveProperty('disabled', true);
  const note = document.querySelector<HTMLInputElement>('.ant-popover input');
  if (note) fireEvent.change(note, { target: { value: '只有 1 课时' } });
  await user.click(send);
  await waitFor(() => expect(server.to(HOURS)[1]?.body).toEqual({ move: 'refuse', note: '只有 1 课时' }));
});

test.each(['0', '24.01', '两节'])('a quantity of %j is refused at its field', async (quantity) => {
  const server = serve({});
  const { user } = renderConsole(<HoursTab record={recordOf()} />);
  fireEvent.change(screen.getByLabelText('数量'), { target: { value: quantity } });
  await user.click(screen.getByRole('button', { name: '登记课时' }));
  await screen.findByText('请填写 0.01 到 24');
  screen.getByText('请选择日期');
  expect(server.sent).toEqual([]);
});

test('a move that the teacher was quicker than is said', async () => {
  serve({ [MOVE]: () => refusal('ILLEGAL_MOVE') });
  const { user } = renderConsole(<SlipBlock slip={slipOf({ status: 'draft', moves: ['approve'] })} />);
  await user.click(screen.getByRole('button', { name: '复核通过' }));
  await screen.findByText('情况有了变化，请刷新后再试');
});
