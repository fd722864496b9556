import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { button, choose, enter, field, fill, noButton, press } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import type { ReviewedRegistration } from '../../../contract/review.ts';
import { DecisionForm } from './decision-form.tsx';

const WORDS = '给考生的话';
function open(more: Some<ReviewedRegistration>, busy = false) {
  const registration = sampleOf(api['GET /api/company/examRegistrations/:id'].returns, {
    id: '1',
    standing: 'fits',
    reason: null,
    proposal: null,
    ...more,
  });
  const onDecide = vi.fn();
  renderConsole(<DecisionForm registration={registration} busy={busy} onDecide={onDecide} />);
  return onDecide;
}
const first = { moves: ['approve', 'return', 'refuse'] };
const shut = (name: string) => button(name).disabled;

beforeEach(() => signIn.recruiter());

test('who fits is approved without a word; refusing and giving back need one', () => {
  const onDecide = open(first);
  expect([shut('通过A'), shut('退回补件R'), shut('不通过X')]).toEqual([false, true, true]);
  press('通过A');
  expect(onDecide.mock.calls).toEqual([[{ move: 'approve', reason: '' }]]);
});

test('who does not fit is approved with a word only, and blanks are none', () => {
  const onDecide = open({ ...first, standing: 'unfit' });
  fill(WORDS, '   ');
  expect([shut('通过A'), shut('不通过X')]).toEqual([true, true]);
  fill(WORDS, ' 学校已核实专业方向 ');
  press('通过A');
  press('不通过X');
  expect(onDecide.mock.calls.flat()).toEqual([
    { move: 'approve', reason: '学校已核实专业方向' },
    { move: 'refuse', reason: '学校已核实专业方向' },
  ]);
});

test('what is given back says by when, and what is to be sent', async () => {
  const onDecide = open(first);
  expect(screen.queryByLabelText('补件截止')).toBeNull();
  press('扫描件不清晰');
  expect(field(WORDS).value).toBe('扫描件不清晰，请重新上传');
  await choose('要补的材料', '学位证');
  enter('补件截止', '2099-03-02 17:00');
  press('退回补件R');
  expect(onDecide.mock.calls).toEqual([
    [
      {
        move: 'return',
        reason: '扫描件不清晰，请重新上传',
        completeBy: '2099-03-02T09:00:00.000Z',
        asked: ['degree'],
      },
    ],
  ]);
});

test('a decision that another person proposed is confirmed as it stands, or sent back with a word', () => {
  const onDecide = open({
    moves: ['refuse', 'dispute'],
    reason: '无学位证',
    proposal: { move: 'refuse', by: '何敏之', mine: false },
  });
  screen.getByText('不通过', { selector: 'b' });
  screen.getByText(/无学位证/);
  expect(shut('退回初审R')).toBe(true);
  press('确认不通过X');
  fill(WORDS, '学位证在第 3 页');
  press('退回初审R');
  expect(onDecide.mock.calls.flat()).toEqual([
    { move: 'refuse', reason: '' },
    { move: 'dispute', reason: '学位证在第 3 页' },
  ]);
});

test('one’s own proposal waits for another person and can only be taken back', () => {
  open({ moves: ['dispute'], proposal: { move: 'approve', by: '王敏', mine: true } });
  screen.getByText(/等另一位审核员复核/);
  button('收回初审R');
  noButton('确认通过A');
});

test('an appeal is answered with words, either way', () => {
  const onDecide = open({ moves: ['uphold', 'grant'] });
  expect([shut('维持不通过'), shut('申诉成立，通过')]).toEqual([true, true]);
  fill(WORDS, '补交的证书有效');
  press('申诉成立，通过');
  expect(onDecide.mock.calls).toEqual([[{ move: 'grant', reason: '补交的证书有效' }]]);
});

test('a fee is confirmed without a word; who waives it or lets it lapse says why', () => {
  const onDecide = open({ moves: ['pay', 'waive', 'lapse'] });
  const names = within(screen.getByRole('region', { name: '审核结论' }))
    .getAllByRole<HTMLButtonElement>('button')
    .map((one) => one.disabled);
  expect(names).toEqual([false, true, true]);
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  expect(onDecide.mock.calls).toEqual([[{ move: 'pay', reason: '' }]]);
});

test('a decision is taken back with a reason only', () => {
  const onDecide = open({ moves: ['reopen'] });
  expect(shut('撤销结论U')).toBe(true);
  fill(WORDS, '材料看错了');
  press('撤销结论U');
  expect(onDecide.mock.calls).toEqual([[{ move: 'reopen', reason: '材料看错了' }]]);
});

test('while one decision is on its way no other can be made, and the words stay', () => {
  const onDecide = open(first, true);
  fill(WORDS, '学位证不清晰');
  for (const name of ['通过A', '退回补件R', '不通过X']) press(name);
  expect(onDecide).not.toHaveBeenCalled();
  expect(field(WORDS).value).toBe('学位证不清晰');
});

test('who may decide nothing has no form', () => {
  open({ moves: [] });
  expect(screen.queryByLabelText(WORDS)).toBeNull();
});
