import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import type { BoxQuery } from '../box-filters.ts';
import { type Column, useColumn } from '../use-box.ts';
import { type ColumnKey, columns } from './column-moves.ts';

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
