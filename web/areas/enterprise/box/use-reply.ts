import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { BoxBatch } from '#contract/deliveries/box-replies.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { inTab } from '#web/session/browser-storage.ts';
import { askBoxAnew } from '../box-calls.ts';
import { refusedIn, useOutcomes } from '../use-outcomes.tsx';

const POLL_MS = 1_000;

/** The last batch of this tab. */
const BATCH_KEY = 'jyrc_box_batch';

const TEMPLATES = 'GET /api/company/replyTemplates';
const changed = { invalidates: [TEMPLATES] } as const;

/** The company's templates of rejections. */
export function useTemplates() {
  const { data = [] } = useCall(TEMPLATES, {}, { background: true, quiet: true });
  return {
    templates: data.filter((template) => template.move === 'reject'),
    add: useAction('POST /api/company/replyTemplates', changed),
    change: useAction('PUT /api/company/replyTemplates/:id', changed),
    drop: useAction('DELETE /api/company/replyTemplates/:id', changed),
  };
}

/** A reply to many: it waits, is polled until it was carried out, and can be undone until then. */
export function useBatchReply() {
  const client = useQueryClient();
  const tell = useOutcomes();
  const [batch, setBatch] = useState<BoxBatch | null>(null);
  const report = useCallback(
    ({ state, results }: BoxBatch) => {
      if (state === 'undone') return toast.success('已撤销，没有通知任何人');
      const refused = refusedIn(results);
      tell(`${results.length - refused.length} 份已答复`, refused, '份没有执行');
    },
    [tell],
  );
  // The grace period goes on while the page is loaded again.
  useEffect(() => {
    const id = inTab.read(BATCH_KEY);
    if (!id) return;
    call('GET /api/company/boxBatches/:id', { params: { id } }, { background: true, quiet: true }).then(
      (found) => found.state === 'waiting' && setBatch(found),
      () => undefined,
    );
  }, []);
  const start = useMutation({
    mutationFn: ({ body, key }: { body: { ids: string[]; move: BoxBatch['move']; note?: string }; key: string }) =>
      call('POST /api/company/boxBatches', { body }, { idempotencyKey: key }),
    onSuccess: (started) => {
      inTab.write(BATCH_KEY, started.id);
      setBatch(started);
    },
  });
  const undo = useMutation({
    mutationFn: (id: string) => call('POST /api/company/boxBatches/:id/undo', { params: { id } }),
    onSuccess: (undone) => {
      setBatch(null);
      report(undone);
    },
  });
  const id = batch?.id;
  const runsAt = batch ? new Date(batch.runsAt).getTime() : 0;
  useEffect(() => {
    if (id === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const now = await call(
        'GET /api/company/boxBatches/:id',
        { params: { id } },
        { background: true, quiet: true },
      ).catch(() => null);
      if (!now || now.state === 'waiting') {
        timer = setTimeout(look, POLL_MS);
        return;
      }
      setBatch(null);
      await askBoxAnew(client);
      await client.invalidateQueries({ queryKey: ['GET /api/company/deliveries/:id'] });
      report(now);
    };
    timer = setTimeout(look, Math.max(0, runsAt - Date.now()) + POLL_MS);
    return () => clearTimeout(timer);
  }, [id, runsAt, client, report]);
  return { batch, start, undo };
}
