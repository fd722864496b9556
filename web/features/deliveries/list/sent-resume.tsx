import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { SnapshotView } from '#web/features/resume/snapshot-view.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { offlineOr } from '#web/ui/online.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The resume that this delivery sent. Import it lazily. */
export function SentResume({ id, onClose }: { id: string; onClose(): void }) {
  const { status, data } = useCall('GET /api/deliveries/:id', { params: { id } }, quietly);
  return (
    <Dialog onClose={onClose} title="投出的简历" description="投递时的版本，之后的修改不会改变它" width={640}>
      {status === 'pending' && <Skeleton className="h-64 rounded-ctl" />}
      {status === 'error' && <EmptyState compact title={offlineOr('没有加载出来')} text="关闭后再打开一次" />}
      {data && <SnapshotView snapshot={data.snapshot} phone={data.snapshot.jober.phone} />}
    </Dialog>
  );
}
