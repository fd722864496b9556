import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { boxTabs } from '../box-filters.ts';

const dots = {
  todo: 'bg-ink-4',
  shortlisted: 'bg-brand-line',
  interview: 'bg-brand',
  offer: 'bg-ok',
  hired: 'bg-ok',
  rejected: 'bg-err',
} as const;
export type ColumnKey = keyof typeof dots;

/** The columns of the board in order, each a tab of the list; the keys 1 to 6 move a card to them. */
export const columns = (Object.keys(dots) as ColumnKey[]).map((key) => {
  const { label = '', status = '' } = boxTabs.find((tab) => tab.key === key) ?? {};
  return { key, label, status, dot: dots[key] };
});

/** The column of a state; null for states without one. */
export const columnOf = (status: DeliveryStatus): ColumnKey | null =>
  columns.find((column) => column.status.split(',').includes(status))?.key ?? null;

const actions = {
  todo: { move: 'take-back', status: 'submitted' },
  shortlisted: { move: 'shortlist', status: 'shortlisted' },
  interview: { move: 'invite', status: 'interview' },
  offer: { move: 'pass', status: 'offer' },
  rejected: { move: 'reject', status: 'rejected' },
} as const;

type Target = (typeof actions)[keyof typeof actions]['status'];

type Moved = Pick<BoxRow, 'status' | 'moves'>;
export type Judged = { target: Target; why?: never } | { target?: never; why: string };

const ended: readonly DeliveryStatus[] = ['accepted', 'hired', 'declined', 'withdrawn', 'closed'];

function reason({ status, moves }: Moved, to: ColumnKey): string {
  if (columnOf(status) === to) return '已经在这一列';
  if (to === 'hired') return '对方接受录用后才会进入这里';
  if (ended.includes(status)) return `${delivery.labels.recruiter[status]}，不能再移动`;
  if (moves.length === 0) return status === 'rejected' ? '已超过 7 天，不能再撤销' : '面试官只能查看、评分和备注';
  if (to === 'offer') return '先邀请面试，试讲通过后才能录用';
  if (to === 'interview') return '先查看简历，再邀请面试';
  return `${delivery.labels.recruiter[status]}不能退回这一列`;
}

/** The call that moves a card into a column, or why it cannot go there. */
export function judge(row: Moved, to: ColumnKey): Judged {
  if (to === 'hired') return { why: reason(row, to) };
  // An undone refusal returns to its previous state, in whichever column that is.
  const isTakeBack = row.moves.includes('take-back') && to !== 'rejected';
  if (isTakeBack) return { target: 'submitted' };
  const { move, status } = actions[to];
  return row.moves.includes(move) ? { target: status } : { why: reason(row, to) };
}
