import { useEffect, useState } from 'react';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { call } from '#web/api/browser-call.ts';
import { SnapshotView } from '#web/features/resume-snapshot/snapshot-view.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { offlineOr } from '#web/ui/online.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The resume that this delivery sent. Import it lazily. */
export function SentResume({ id, onClose }: { id: string; onClose(): void }) {
  const [snapshot, setSnapshot] = useState<ResumeSnapshot | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    call('GET /api/deliveries/:id', { params: { id } }, { background: true, quiet: true }).then(
      (found) => current && setSnapshot(found.snapshot),
      () => current && setSnapshot('failed'),
    );
    return () => {
      current = false;
    };
  }, [id]);
  return (
    <Dialog open onClose={onClose} title="投出的简历" description="投递时的版本，之后的修改不会改变它" width={640}>
      {snapshot === null && <Skeleton className="h-64 rounded-ctl" />}
      {snapshot === 'failed' && <EmptyState compact title={offlineOr('没有加载出来')} text="关闭后再打开一次" />}
      {snapshot !== null && snapshot !== 'failed' && <SnapshotView snapshot={snapshot} phone={snapshot.jober.phone} />}
    </Dialog>
  );
}
