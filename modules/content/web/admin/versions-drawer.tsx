import { Button, Drawer, Empty, List, Popconfirm, Skeleton } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '#contract/text.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import type { EditedItem } from '../../contract/content-editor.ts';
import { publication } from '../../contract/publication-state.ts';
import { linesOf } from './form/form-lines.ts';
import { diffLines } from './text-diff.ts';

const look = {
  same: '',
  added: 'bg-ok-tint text-ok-ink',
  removed: 'bg-err-tint text-err-ink line-through',
} as const;
const quiet = { background: true, quiet: true } as const;

function Difference({ item, number }: { item: EditedItem; number: number }) {
  const params = { id: item.id, number };
  const version = useCall('GET /api/content/editor/items/:id/versions/:number', { params }, quiet);
  if (version.isError) return <LoadFailed title="这一版没有加载出来" error={version.error} onRetry={version.refetch} />;
  if (!version.data) return <Skeleton active />;
  const lines = diffLines(linesOf(version.data.form), linesOf(item.form));
  if (lines.every(({ kind }) => kind === 'same')) return <Empty description="与当前内容相同" />;
  return (
    <ol className="text-14" aria-label={`第 ${number} 版与当前的差异`}>
      {lines.map(({ kind, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have nothing else to tell them apart
        <li key={at} className={`px-2 py-0.5 break-all ${look[kind]}`}>
          {kind === 'added' ? '+ ' : kind === 'removed' ? '− ' : '  '}
          {text}
        </li>
      ))}
    </ol>
  );
}

interface Props {
  item: EditedItem;
  /** The editor has unsaved changes. */
  unsaved: boolean;
  onClose(): void;
  onRestored(item: EditedItem): void;
}

/** Every version of an item, with its differences and a way to restore it. */
export function VersionsDrawer({ item, unsaved, onClose, onRestored }: Props) {
  const [shown, setShown] = useState<number | null>(null);
  const versions = useCall(
    'GET /api/content/editor/items/:id/versions',
    { params: { id: item.id } },
    { ...quiet, staleTime: 0 },
  );
  const restore = useAction('POST /api/content/editor/items/:id/versions/:number/restore', {
    invalidates: ['GET /api/content/editor/items/:id/versions'],
    opened: item.version,
    onSuccess: onRestored,
  });
  return (
    <Drawer open title="历史版本" size={640} onClose={onClose}>
      {versions.isError && (
        <LoadFailed title="历史版本没有加载出来" error={versions.error} onRetry={versions.refetch} />
      )}
      <List
        className={versions.isError ? 'hidden' : ''}
        loading={versions.isPending}
        dataSource={versions.data ?? []}
        renderItem={({ number, act, editor, at, title }) => (
          <List.Item className="block">
            <div className="flex items-center justify-between gap-3">
              <span>
                <b className="text-ink-1">第 {number} 版</b>
                <span className="ml-2">{publication.moves[act as keyof typeof publication.moves] ?? act}</span>
                <span className="ml-2 text-12 text-ink-3">
                  {editor || '系统'} {formatDateTime(at)}
                </span>
                <span className="block text-14 text-ink-3">{title}</span>
              </span>
              <span className="flex flex-none gap-2">
                <Button size="small" onClick={() => setShown(shown === number ? null : number)}>
                  {shown === number ? '收起' : '与当前对比'}
                </Button>
                {number !== item.version && (
                  <Popconfirm
                    title={`恢复为第 ${number} 版？`}
                    description={unsaved && '没有保存的修改会丢失'}
                    onConfirm={() => restore.send({ params: { id: item.id, number } })}
                  >
                    <Button size="small">恢复</Button>
                  </Popconfirm>
                )}
              </span>
            </div>
            {shown === number && (
              <div className="mt-3 max-h-90 overflow-y-auto rounded-ctl border border-line p-2">
                <Difference item={item} number={number} />
              </div>
            )}
          </List.Item>
        )}
      />
    </Drawer>
  );
}
