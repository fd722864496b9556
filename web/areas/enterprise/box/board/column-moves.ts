import { useState } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { toast } from '#web/api/toasts.ts';
import { type BoxQuery, boxTabs, type Column, useColumn, useMove } from '../use-box.ts';

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

/** Cards with a pending move, by id. */
export type Moving = ReadonlyMap<string, { row: BoxRow; to: ColumnKey }>;

/** The columns of the board with their rows. */
export function useBoard(query: BoxQuery, enabled: boolean, moving: Moving) {
  const data = {} as Record<ColumnKey, Column>;
  for (const { key, status } of columns) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the columns are a constant, so the hooks come in one order
    data[key] = useColumn({ ...query, status }, enabled);
  }
  const rowsOf = (key: ColumnKey): BoxRow[] => {
    const remaining = (data[key].data?.pages ?? []).flatMap(({ items }) => items).filter(({ id }) => !moving.has(id));
    const arriving = [...moving.values()].filter(({ to }) => to === key).map(({ row }) => row);
    return [...arriving, ...remaining];
  };
  const shown = columns.map((column) => ({ column, rows: rowsOf(column.key), data: data[column.key] }));
  return {
    shown,
    isPending: data.todo.isPending,
    rows: shown.flatMap(({ rows }) => rows),
  };
}
export type Board = ReturnType<typeof useBoard>;

/** A move that needs input: an invitation and an offer their terms, a refusal its reason. */
export interface MoveInput {
  row: BoxRow;
  what: 'interview' | 'offer' | 'rejected';
}

/**
 * Moves cards to columns, by any input method. Optimistic: a card moves at once and returns if the server refuses; an invalid
 * target shows the reason.
 */
export function useMoving() {
  const [byId, setById] = useState<Moving>(new Map());
  const [input, setRequested] = useState<MoveInput | null>(null);
  const send = useMove();
  const put = (id: string, entry: { row: BoxRow; to: ColumnKey } | null) =>
    setById(
      (now) => new Map([...[...now].filter(([other]) => other !== id), ...(entry ? [[id, entry] as const] : [])]),
    );
  const move = async (row: BoxRow, to: ColumnKey) => {
    const { target, why } = judge(row, to);
    if (why !== undefined) {
      toast.info(why);
      return;
    }
    if (target === 'interview' || target === 'offer' || target === 'rejected') {
      setRequested({ row, what: target });
      return;
    }
    const isTakeBack = target === 'submitted';
    if (!isTakeBack) put(row.id, { row, to });
    await send
      .mutateAsync({ id: row.id, status: target })
      .then(
        () => {
          const label = columns.find(({ key }) => key === to)?.label;
          toast.success(isTakeBack ? '已恢复到原来的状态' : `已移到${label}`);
        },
        () => undefined,
      )
      .finally(() => put(row.id, null));
  };
  return {
    byId,
    asked: input,
    move: (row: BoxRow, to: ColumnKey) => void move(row, to),
    close: () => setRequested(null),
  };
}
