import { useState } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import type { BoxQuery } from '../box-filters.ts';
import { type Column, useColumn } from '../use-box.ts';
import { type ColumnKey, columns } from './column-moves.ts';

const initiallyFolded: readonly ColumnKey[] = ['hired', 'rejected'];

/** Cards with a pending move, by id. */
export type Moving = ReadonlyMap<string, { row: BoxRow; to: ColumnKey }>;

/** The columns of the board with their rows; a collapsed one loads nothing. */
export function useBoard(query: BoxQuery, enabled: boolean, moving: Moving) {
  const [folded, setFolded] = useState<ReadonlySet<ColumnKey>>(new Set(initiallyFolded));
  const data = {} as Record<ColumnKey, Column>;
  for (const { key, status } of columns) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the columns are a constant, so the hooks come in one order
    data[key] = useColumn({ ...query, status }, enabled && (key === 'todo' || !folded.has(key)));
  }
  const rowsOf = (key: ColumnKey): BoxRow[] => {
    const remaining = (data[key].data?.pages ?? []).flatMap(({ items }) => items).filter(({ id }) => !moving.has(id));
    const arriving = [...moving.values()].filter(({ to }) => to === key).map(({ row }) => row);
    return [...arriving, ...remaining];
  };
  const fold = (key: ColumnKey) =>
    setFolded((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const shown = columns.map((column) => ({ column, rows: rowsOf(column.key), data: data[column.key] }));
  return {
    shown,
    folded,
    fold,
    mayFold: (key: ColumnKey) => initiallyFolded.includes(key),
    isPending: data.todo.isPending,
    rows: shown.filter(({ column }) => !folded.has(column.key)).flatMap(({ rows }) => rows),
  };
}
export type Board = ReturnType<typeof useBoard>;
