import type { Resume } from '#contract/resumes/resumes.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { ProgressRing } from '#web/ui/progress.tsx';

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

/** In a narrow window, above the sections: how complete the resume is, what would raise it most, and how it looks. */
export function Progress({ resume: { id, completeness, missing } }: { resume: Resume }) {
  const [first] = missing;
  return (
    <section className="card flex items-center gap-4 px-4 py-3 lg:hidden" aria-label="完整度与预览">
      <ProgressRing value={completeness / 100} label="简历完整度" size={52}>
        <b className="tabular text-13 text-ink-1">{completeness}%</b>
      </ProgressRing>
      <p className="min-w-0 flex-1 text-13 text-ink-3">
        {first ? (
          <a className="link block text-14" href={`#${first.section}`}>
            {first.label}
          </a>
        ) : (
          '都填好了'
        )}
        {first && `补上加 ${first.gain}%，共 ${missing.length} 项可补`}
      </p>
      <a className="btn btn-tint" href={paths.resumeSheet({ id })}>
        预览
      </a>
    </section>
  );
}
