import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type EvidenceKind, evidenceKinds } from '../../../contract/evidence.ts';
import type { Evidence } from '../../../contract/registrations.ts';

export const evidenceLabel = ({ kind }: Evidence) => evidenceKinds[kind as EvidenceKind] ?? kind;

/** A file as a URL of this page, with the type that was found at upload. */
function useFileUrl(bytes: Blob | undefined, type: string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return setUrl(null);
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return url;
}

/** A piece of evidence; a file that is no picture opens in a window of its own. Loading it is recorded as a look. */
export function EvidencePicture({ evidence, className }: { evidence: Evidence; className: string }) {
  const file = useCall(
    'GET /api/company/examEvidence/:id',
    { params: { id: evidence.id } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const url = useFileUrl(file.data, evidence.type);
  if (file.isError) return <LoadFailed title="材料没有加载出来" error={file.error} onRetry={file.refetch} />;
  if (!url) return <Skeleton className={`aspect-3/2 ${className}`} />;
  if (evidence.type.startsWith('image/'))
    return (
      <a href={url} target="_blank" rel="noreferrer" title="在新窗口放大" className="flex-none">
        <img src={url} alt={evidenceLabel(evidence)} className={className} />
      </a>
    );
  return (
    <div className="grid h-60 place-items-center rounded-ctl bg-surface">
      <Button href={url} target="_blank">
        打开 {evidence.name}
      </Button>
    </div>
  );
}
