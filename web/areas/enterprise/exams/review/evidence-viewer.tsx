import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { type EvidenceKind, evidenceKinds } from '#contract/exams/evidence.ts';
import type { Evidence } from '#contract/exams/registrations.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const labelOf = ({ kind }: Evidence) => evidenceKinds[kind as EvidenceKind] ?? kind;

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

function Shown({ evidence }: { evidence: Evidence }) {
  const file = useCall(
    'GET /api/company/examEvidence/:id',
    { params: { id: evidence.id } },
    { quiet: true, staleTime: Number.POSITIVE_INFINITY },
  );
  const url = useFileUrl(file.data, evidence.type);
  if (file.isError) return <LoadFailed title="材料没有加载出来" onRetry={file.refetch} />;
  if (!url) return <Skeleton className="h-96 w-full" />;
  if (evidence.type.startsWith('image/'))
    return (
      <a href={url} target="_blank" rel="noreferrer" title="在新窗口放大">
        <img src={url} alt={labelOf(evidence)} className="max-h-140 w-full rounded-ctl bg-fill object-contain" />
      </a>
    );
  return (
    <div className="grid h-60 place-items-center rounded-ctl bg-fill">
      <Button href={url} target="_blank">
        打开 {evidence.name}
      </Button>
    </div>
  );
}

interface Props {
  evidence: readonly Evidence[];
  shown: number;
  onShow(at: number): void;
}

/** The evidence of a registration, one piece at a time. Each piece that is shown is recorded as looked at. */
export function EvidenceViewer({ evidence, shown, onShow }: Props) {
  const current = evidence[Math.min(shown, evidence.length - 1)];
  if (!current) return <p className="exam-no-evidence text-13 text-ink-3">没有附材料</p>;
  return (
    <section aria-label="材料">
      <div role="tablist" aria-label="材料" className="mb-3 flex flex-wrap gap-1">
        {evidence.map((one, at) => (
          <button
            key={one.id}
            type="button"
            role="tab"
            aria-selected={one === current}
            className={`cursor-pointer rounded-ctl px-2.5 py-1 text-13 ${one === current ? 'bg-brand-tint font-medium text-brand' : 'text-ink-2 hover:bg-fill'}`}
            onClick={() => onShow(at)}
          >
            <kbd className="mr-1 text-12 text-ink-3">{at + 1}</kbd>
            {labelOf(one)}
          </button>
        ))}
      </div>
      <Shown key={current.id} evidence={current} />
      <p className="mt-2 flex justify-between text-12 text-ink-3">
        <span className="cut">{current.name}</span>
        <span className="flex-none">每次查看都有记录</span>
      </p>
    </section>
  );
}
