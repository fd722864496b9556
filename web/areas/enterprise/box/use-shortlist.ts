import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { toast } from '#web/api/toasts.ts';
import { askBoxAnew } from '../box-calls.ts';

const SETTLE_MS = 1_500;

/** 有意向 of one delivery: it is sent after the grace period of replies, and until then can be taken back. */
export function useShortlist({ onDone, onUndone }: { onDone(id: string): void; onUndone(id: string): void }) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const key = useFormKey();
  const last = useRef<(() => void) | null>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const put = (id: string, on: boolean) =>
    setLeaving((now) => {
      const next = new Set(now);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  /** Somebody else may have been faster: the delivery is shown again as it is. */
  const look = async (row: BoxRow, batchId: string) => {
    const { results } = await call(
      'GET /api/company/boxBatches/:id',
      { params: { id: batchId } },
      { background: true, quiet: true },
    );
    const [result] = results;
    if (result?.outcome === 'refused') {
      toast.error(`${row.person.name}：${result.message}`);
      put(row.id, false);
    }
    await askBoxAnew(client);
  };
  const start = async (row: BoxRow) => {
    if (leaving.has(row.id)) return;
    put(row.id, true);
    onDone(row.id);
    const body = { ids: [row.id], move: 'shortlist' as const };
    const batch = await call('POST /api/company/boxBatches', { body }, { idempotencyKey: key.of(body) }).catch(
      () => null,
    );
    if (batch) key.renew();
    if (!batch) {
      put(row.id, false);
      onUndone(row.id);
      return;
    }
    const timer = setTimeout(
      () => void look(row, batch.id).catch(() => undefined),
      Date.parse(batch.runsAt) - Date.now() + SETTLE_MS,
    );
    timers.current.add(timer);
    const undo = async () => {
      last.current = null;
      clearTimeout(timer);
      const undone = await call('POST /api/company/boxBatches/:id/undo', { params: { id: batch.id } }).catch(
        () => null,
      );
      if (!undone) return;
      put(row.id, false);
      onUndone(row.id);
    };
    last.current = () => void undo();
    toast.done(`${row.person.name} 已标为有意向`, () => void undo());
  };
  return {
    /** Deliveries that are marked and not yet sent, which the list leaves out. */
    leaving,
    start: (row: BoxRow) => void start(row),
    /** Takes the last one back; false if there is none. */
    undoLast: () => {
      const undo = last.current;
      undo?.();
      return undo !== null;
    },
  };
}
