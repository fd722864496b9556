import { Drawer, Skeleton } from 'antd';
import { FileX } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { call } from '#web/api/browser-call.ts';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { SnapshotView } from '#web/features/resume-snapshot/snapshot-view.tsx';

/** The whole resume that was sent in a conversation, frozen at that time. */
export function ShownResume({ id, number, onClose }: { id: string; number: number | null; onClose(): void }) {
  const [snapshot, setSnapshot] = useState<ResumeSnapshot | 'failed' | null>(null);
  useEffect(() => {
    if (number === null) return;
    let current = true;
    setSnapshot(null);
    const input = { params: { id }, query: { number } };
    call('GET /api/communicate/conversations/:id/resume', input, { background: true, quiet: true }).then(
      (found) => current && setSnapshot(found),
      () => current && setSnapshot('failed'),
    );
    return () => {
      current = false;
    };
  }, [id, number]);
  return (
    <Drawer open={number !== null} onClose={onClose} size={480} title="对方出示的简历">
      {snapshot === null && <Skeleton avatar active paragraph={{ rows: 10 }} />}
      {snapshot === 'failed' && <StatePanel icon={FileX} tone="warm" title="简历没有加载出来" text="请稍后再试" />}
      {snapshot !== null && snapshot !== 'failed' && <SnapshotView snapshot={snapshot} phone={snapshot.jober.phone} />}
    </Drawer>
  );
}
