import { App, Button } from 'antd';
import type { BatchMove, BatchResult } from '#contract/posts/recruiter-posts.ts';
import { batchWords } from './batch-bar.tsx';
import { useBatch } from './post-filters.tsx';

/** The inverse of a move, and the posts it applies to. A refresh cannot be undone, nor a submitted post. */
function undoOf(move: BatchMove, done: BatchResult[]): { move: BatchMove; ids: string[] } | null {
  if (move === 'close') return { move: 'reopen', ids: done.map(({ id }) => id) };
  if (move === 'reopen') return { move: 'close', ids: done.map(({ id }) => id) };
  if (move === 'copy') return { move: 'discard', ids: done.flatMap(({ newId }) => newId ?? []) };
  return null;
}

function Failures({ results }: { results: BatchResult[] }) {
  return (
    <ul className="max-h-60 overflow-y-auto text-14">
      {results.map(({ id, title, message }) => (
        <li key={id} className="flex gap-3 border-b border-line py-1.5 last:border-0">
          <span className="min-w-0 flex-1 truncate text-ink-1">{title || '（已不存在）'}</span>
          <span className="text-err-ink">{message}</span>
        </li>
      ))}
    </ul>
  );
}

/** Moves of posts with a message about each result, and undo where possible. */
export function useActs() {
  const { notification, modal } = App.useApp();
  const batch = useBatch();

  const report = (move: BatchMove, results: BatchResult[], mayUndo: boolean) => {
    const done = results.filter(({ ok }) => ok);
    const failed = results.filter(({ ok }) => !ok);
    const undo = mayUndo && done.length > 0 ? undoOf(move, done) : null;
    const key = `batch-${Date.now()}`;
    if (done.length > 0) {
      notification.success({
        key,
        title:
          done.length === 1 ? `${done[0]?.message}：${done[0]?.title}` : `已${batchWords[move]} ${done.length} 个职位`,
        actions: undo && (
          <Button
            size="small"
            type="link"
            onClick={() => {
              notification.destroy(key);
              void act(undo.move, undo.ids, false);
            }}
          >
            撤销
          </Button>
        ),
      });
    }
    if (failed.length > 0) {
      modal.warning({
        title: `${failed.length} 个职位没有${batchWords[move]}`,
        content: <Failures results={failed} />,
        okText: '知道了',
        width: 520,
      });
    }
  };
  const act = async (move: BatchMove, ids: string[], mayUndo = true) => {
    const results = await batch.mutateAsync({ ids, move }).catch(() => null);
    if (results) report(move, results, mayUndo);
  };
  return { act, busy: batch.isPending, progress: batch.progress, stop: batch.stop };
}
