import { useState } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { toast } from '#web/api/toasts.ts';
import { useLive } from '#web/features/live/live-events.ts';
import { useSession } from '#web/session/session-store.ts';
import type { BoxQuery } from '../box-filters.ts';
import type { MoveInput } from '../drawer/move-forms.tsx';
import { type Column, useColumn, useMove } from '../use-box.ts';
import { type ColumnKey, columns, judge } from './column-moves.ts';

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

/**
 * Moves cards to columns, by any input method. Optimistic: a card moves at once and returns if the server refuses; an invalid
 * target shows the reason.
 */
export function useMoving() {
  const [byId, setById] = useState<Moving>(new Map());
  const [input, setRequested] = useState<MoveInput | null>(null);
  const send = useMove();
  const put = (id: string, entry: { row: BoxRow; to: ColumnKey } | null) =>
    setById((now) => {
      const next = new Map(now);
      if (entry) next.set(id, entry);
      else next.delete(id);
      return next;
    });
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

/** Reports a colleague's move of a delivery on the screen, so that nobody decides by an outdated state. */
export function useColleagueMoves(rows: readonly BoxRow[]): void {
  const me = useSession((state) => state.companyJober?.name);
  useLive('delivery', ({ payload }) => {
    const { by, deliveryId, status, move } = payload as Record<string, string>;
    const row = rows.find(({ id }) => id === deliveryId);
    if (!by || by === me || !row || move === 'open') return;
    toast.info(`${by}把${row.person.name}的投递变为“${delivery.labels.recruiter[status as DeliveryStatus]}”`);
  });
}
