import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { BoxBatch } from '#contract/deliveries/box-replies.ts';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { inTab } from '#web/session/browser-storage.ts';
import { askBoxAnew, quietly } from '../own-calls.ts';
import { refusedIn, useOutcomes } from '../use-outcomes.tsx';

const POLL_MS = 1_000;

/** The last reply to many in this tab. */
const BATCH_KEY = 'jyrc_box_batch';

/** A set with these ids, or without them. */
export const withIds = (now: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> =>
  new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id)));

const read = (id: string) => call('GET /api/company/boxBatches/:id', { params: { id } }, quietly).catch(() => null);

/** Replies wait for a moment, in which they can be taken back; after it they are polled until they were carried out. */
export function useReplies({ onDone, onUndone }: { onDone(id: string): void; onUndone(id: string): void }) {
  const client = useQueryClient();
  const tell = useOutcomes();
  const [batch, setBatch] = useState<BoxBatch | null>(null);
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<(() => void) | null>(null);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const begin = useAction('POST /api/company/boxBatches');
  const follow = useCallback(
    ({ id, runsAt }: BoxBatch, report: (done: BoxBatch) => void) => {
      const look = async () => {
        const now = await read(id);
        if (!now || now.state === 'waiting') return lookIn(POLL_MS);
        await askBoxAnew(client);
        await client.invalidateQueries({ queryKey: ['GET /api/company/deliveries/:id'] });
        report(now);
      };
      const lookIn = (ms: number) => void timers.current.set(id, setTimeout(look, ms));
      lookIn(Math.max(0, Date.parse(runsAt) - Date.now()) + POLL_MS);
    },
    [client],
  );
  const report = useCallback(
    ({ state, results }: BoxBatch) => {
      setBatch(null);
      if (state === 'undone') return toast.success('已撤销，没有通知任何人');
      const refused = refusedIn(results);
      tell(`${results.length - refused.length} 份已答复`, refused, '份没有执行');
    },
    [tell],
  );
  /** A reply to many stands over the list while it waits. */
  const show = useCallback(
    (started: BoxBatch) => {
      setBatch(started);
      follow(started, report);
    },
    [follow, report],
  );
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  // The grace period goes on while the page is loaded again.
  useEffect(() => {
    const id = inTab.read(BATCH_KEY);
    if (id) void read(id).then((found) => found?.state === 'waiting' && show(found));
  }, [show]);

  const start = async (body: InputOf<Api['POST /api/company/boxBatches']>['body']) => {
    const started = await begin.send({ body });
    if (started) begin.renew();
    return started;
  };
  const undo = async ({ id }: BoxBatch) => {
    const undone = await call('POST /api/company/boxBatches/:id/undo', { params: { id } }).catch(() => null);
    if (undone) clearTimeout(timers.current.get(id));
    return undone;
  };
  const undoMany = async (many: BoxBatch) => {
    const undone = await undo(many);
    if (undone) report(undone);
  };
  const shortlist = async (row: BoxRow) => {
    if (leaving.has(row.id)) return;
    const leave = (on: boolean) => setLeaving((now) => withIds(now, [row.id], on));
    const comeBack = () => {
      leave(false);
      onUndone(row.id);
    };
    leave(true);
    onDone(row.id);
    const started = await start({ ids: [row.id], move: 'shortlist' });
    if (!started) return comeBack();
    follow(started, ({ results: [result] }) => {
      // Somebody else was faster: the delivery is shown again as it is.
      if (result?.outcome !== 'refused') return;
      toast.error(`${row.person.name}：${result.message}`);
      leave(false);
    });
    const takeBack = async () => {
      last.current = null;
      if (await undo(started)) comeBack();
    };
    last.current = () => void takeBack();
    toast.done(`${row.person.name} 已标为有意向`, last.current);
  };
  return {
    /** The reply to many that waits. */
    batch,
    isPending: begin.isPending,
    /** Replies to many; resolves to whether it waits now. */
    replyTo: async (ids: string[], move: BoxBatch['move'], note?: string) => {
      const started = await start({ ids, move, ...(note ? { note } : {}) });
      if (!started) return false;
      inTab.write(BATCH_KEY, started.id);
      show(started);
      return true;
    },
    /** Deliveries that are marked and not yet sent, which the list leaves out. */
    leaving,
    shortlist: (row: BoxRow) => void shortlist(row),
    /** Takes the last one back; false if there is none. */
    undoLast: () => {
      const takeBack = batch ? () => void undoMany(batch) : last.current;
      takeBack?.();
      return takeBack !== null;
    },
  };
}
