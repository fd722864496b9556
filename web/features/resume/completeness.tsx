import type { Resume } from '#contract/resumes/resumes.ts';
import { Card } from '#web/ui/card.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';

/** The resume's completeness, and what would raise it. */
export function Completeness({ resume }: { resume: Resume }) {
  return (
    <Card space="side" heading="完整度">
      <div className="flex items-center gap-4">
        <ProgressRing value={resume.completeness / 100} label="简历完整度" size={80}>
          {resume.completeness}
          <span className="text-12">%</span>
        </ProgressRing>
        <p className="text-13">{resume.completeness >= 80 ? '完整度不错' : '再补几项，更容易收到答复'}</p>
      </div>
      <ul className="mt-3 divide-y divide-line text-13">
        {resume.missing.slice(0, 5).map(({ section, label, gain }) => (
          <li key={section + label} className="flex justify-between gap-2 py-2">
            <a href={`#${section}`} className="text-ink-1 hover:text-brand">
              {label}
            </a>
            <span className="tabular font-medium text-ok-ink">+{gain}%</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
