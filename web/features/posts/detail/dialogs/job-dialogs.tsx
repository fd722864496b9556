import { Suspense } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import type { JobData } from '../load-job.ts';
import type { useApply } from '../use-apply.ts';
import type { OwnStatus } from '../use-mine.ts';

const ApplyDialog = lazyPart(() =>
  import('#web/features/deliveries/apply/apply-dialog.tsx').then(({ ApplyDialog }) => ApplyDialog),
);
const ShareDialog = lazyPart(() =>
  import('#web/features/page/share-dialog.tsx').then(({ ShareDialog }) => ShareDialog),
);
const ReportDialog = lazyPart(() => import('../report-dialog.tsx').then(({ ReportDialog }) => ReportDialog));

interface Props {
  data: Pick<JobData, 'post' | 'market'>;
  own: OwnStatus;
  apply: ReturnType<typeof useApply>;
  open: 'share' | 'report' | null;
  onClose(): void;
}

/** What opens over a post: delivering a resume, sharing, reporting. */
export const JobDialogs = ({ data: { post, market }, own: { mine, reload }, apply, open, onClose }: Props) => (
  <Suspense fallback={null}>
    {apply.isOpen && <ApplyDialog post={post} mine={mine} onClose={apply.close} onDelivered={reload} />}
    {open === 'share' && (
      <ShareDialog
        path={paths.job(post.id)}
        title={post.title}
        picture={market ? { kind: 'pay', id: post.id } : undefined}
        onClose={onClose}
      />
    )}
    {open === 'report' && (
      <ReportDialog id={post.id} title={post.title} isElsewhere={post.applyWay !== undefined} onClose={onClose} />
    )}
  </Suspense>
);
