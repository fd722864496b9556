import type { Evidence } from '../../../contract/registrations.ts';
import { EvidencePicture, evidenceLabel } from './evidence-picture.tsx';

interface Props {
  evidence: readonly Evidence[];
  shown: number;
  onShow(at: number): void;
}

/** The evidence of a registration, two pieces at a time, so that papers can be compared. The picture stands beside the name. */
export function EvidenceViewer({ evidence, shown, onShow }: Props) {
  const papers = evidence.filter(({ kind }) => kind !== 'photo');
  const at = Math.min(shown, papers.length - 1);
  if (papers.length === 0) return <p className="exam-no-evidence text-13 text-ink-3">没有附材料</p>;
  return (
    <section aria-label="材料" className="exam-evidence">
      <div role="tablist" aria-label="材料" className="exam-evidence-tabs scroll-line">
        {papers.map((one, index) => (
          <button key={one.id} type="button" role="tab" aria-selected={index === at} onClick={() => onShow(index)}>
            <kbd>{index + 1}</kbd> {evidenceLabel(one)}
          </button>
        ))}
      </div>
      <div className="exam-evidence-sheets">
        {papers.slice(at, at + 2).map((one) => (
          <figure key={one.id}>
            <figcaption className="mb-1 flex justify-between gap-2 text-12 text-ink-3">
              <span className="cut">{one.name}</span>
              <span className="flex-none">查看已记录</span>
            </figcaption>
            <EvidencePicture evidence={one} className="w-full rounded-tag object-contain" />
          </figure>
        ))}
      </div>
    </section>
  );
}
