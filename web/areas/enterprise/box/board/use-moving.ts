import { useState } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { toast } from '#web/api/toasts.ts';
import type { MoveInput } from '../drawer/move-forms.tsx';
import { useMove } from '../use-box.ts';
import { type ColumnKey, columns, judge } from './column-moves.ts';
import type { Moving } from './use-board.ts';

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
