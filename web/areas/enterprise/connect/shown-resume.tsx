import { Drawer, Skeleton } from 'antd';
import { FileX } from 'lucide-react';
import { useCall } from '#web/features/calls/use-call.ts';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { SnapshotView } from '#web/features/resume-snapshot/snapshot-view.tsx';
import { offlineOr } from '#web/ui/online.ts';

/** The whole resume that was sent in a conversation, frozen at that time. */
export function ShownResume({ id, number, onClose }: { id: string; number: number | null; onClose(): void }) {
  const { data, isError } = useCall(
    'GET /api/communicate/conversations/:id/resume',
    number === null ? null : { params: { id }, query: { number } },
    // A frozen resume never changes.
    { background: true, quiet: true, staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <Drawer open={number !== null} onClose={onClose} size={480} title="对方出示的简历">
      {isError ? (
        <StatePanel icon={FileX} tone="warm" title={offlineOr('简历没有加载出来')} text="关闭后再打开一次" />
      ) : data ? (
        <SnapshotView snapshot={data} phone={data.jober.phone} />
      ) : (
        <Skeleton avatar active paragraph={{ rows: 10 }} />
      )}
    </Drawer>
  );
}
