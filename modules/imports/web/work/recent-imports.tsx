import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatDateTime } from '#contract/text.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ImportSummary } from '../../contract.ts';
import type { ImportCalls } from './import-calls.ts';
import { UndoButton } from './undo-button.tsx';
import { importsKey } from './use-import.ts';

interface Props {
  busy: boolean;
  onOpen(id: string): void;
  onUndo(id: string): void;
}

function progressText({ total, done, written, drafts }: ImportSummary): string {
  if (done === 0) return `${total} 行，没有写入`;
  const part = done < total ? `，处理到第 ${done} 行` : '';
  return `${total} 行${part}，写入 ${written} 个；可撤回草稿 ${drafts} 个`;
}

function Line({ one, busy, onOpen, onUndo }: { one: ImportSummary } & Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3" data-testid="recent-import">
      <span className="min-w-0 flex-1 basis-64">
        <span className="block truncate text-14 text-ink-1">
          {one.name}
          {one.sheet && <span className="text-ink-3"> · {one.sheet}</span>}
        </span>
        <span className="tabular block text-13 text-ink-3">
          {formatDateTime(new Date(one.at))} · {progressText(one)}
        </span>
      </span>
      <span className="flex gap-2">
        <Button size="small" disabled={busy} onClick={() => onOpen(one.id)}>
          查看
        </Button>
        {one.done > 0 && <UndoButton size="small" disabled={busy || one.drafts === 0} onUndo={() => onUndo(one.id)} />}
      </span>
    </li>
  );
}

/** Recent imports: each can be viewed again, and undone while its drafts are drafts. */
export function RecentImports({ calls, of, ...props }: Props & { calls: ImportCalls; of: string }) {
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: [...importsKey, of],
    queryFn: ({ signal }) => calls.list(signal),
  });
  if (isError) return <LoadFailed title="最近的导入没有加载出来" error={error} onRetry={refetch} />;
  if (isPending) return <Skeleton className="h-24" />;
  if (data.list.length === 0) return null;
  return (
    <section className="rounded-card border border-line bg-surface px-4 pt-4" aria-label="最近的导入">
      <h2 className="mb-3 text-16 font-semibold text-ink-1">最近的导入</h2>
      <ul>
        {data.list.map((one) => (
          <Line key={one.id} one={one} {...props} />
        ))}
      </ul>
    </section>
  );
}
