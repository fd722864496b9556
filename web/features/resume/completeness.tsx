import type { Resume } from '#contract/resumes/resumes.ts';
import { paths } from '#web/paths.ts';
import { ProgressRing } from '#web/ui/progress.tsx';

const SHOWN = 4;

/** The resume's completeness, and what would raise it most. */
export function Completeness({ resume: { completeness, missing } }: { resume: Resume }) {
  return (
    <section className="card p-4" aria-labelledby="completeness">
      <div className="flex items-center gap-4">
        <ProgressRing value={completeness / 100} label="简历完整度" size={72}>
          {completeness}
          <span className="text-12">%</span>
        </ProgressRing>
        <div>
          <h2 id="completeness" className="text-16">
            {completeness >= 80 ? '完整度不错' : '再补几项'}
          </h2>
          <p className="text-13 text-ink-3">
            {missing.length > 0
              ? `${missing.length} 项可补，再加 ${missing.reduce((sum, { gain }) => sum + gain, 0)}%`
              : '都填好了'}
          </p>
        </div>
      </div>
      <ul className="mt-3 divide-y divide-line border-t border-line text-13 empty:hidden">
        {missing.slice(0, SHOWN).map(({ section, label, gain }) => (
          <li key={section + label}>
            <a href={`#${section}`} className="flex justify-between gap-2 py-1.5 text-ink-1 hover:text-brand">
              <span className="cut">{label}</span>
              <span className="tabular font-medium text-ok-ink">+{gain}%</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In a narrow window and on the mobile pages, above the sections: how complete the resume is, what would raise it most, and how it looks. */
export function Progress({ resume: { id, completeness, missing } }: { resume: Resume }) {
  const [first] = missing;
  return (
    <section
      className="card flex items-center gap-4 px-4 py-3 lg:hidden in-[.m-resume]:flex!"
      aria-label="完整度与预览"
    >
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
