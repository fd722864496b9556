import type { Resume } from '#contract/resumes/resumes.ts';
import { paths } from '#web/paths.ts';
import { ProgressRing } from '#web/ui/progress.tsx';

const SHOWN = 4;

interface Props {
  resume: Resume;
  className?: string;
  /** The page of the resume, where this is another. */
  page?: string;
}

/** How complete the resume is, and what would raise it most and by how much. */
export const Completeness = ({ resume: { id, completeness, missing }, className = '', page = '' }: Props) => (
  <section className={`card p-4 ${className}`} aria-label="完整度与预览">
    <div className="flex items-center gap-4">
      <ProgressRing value={completeness / 100} label="简历完整度" size={72} tone={completeness < 80 ? 'warm' : 'brand'}>
        {completeness}
        <span className="text-12">%</span>
      </ProgressRing>
      <p className="min-w-0 flex-1 text-13 text-ink-3">
        <b className="block text-18 leading-7 font-semibold text-ink-1">
          {missing.length > 0 ? `还有 ${missing.length} 项可补` : '都填好了'}
        </b>
        {missing.length > 0 ? `补上再加 ${missing.reduce((sum, { gain }) => sum + gain, 0)}%` : '可以放心投递'}
      </p>
      <a
        className="btn btn-outline hidden in-[.m-resume]:inline-flex max-lg:inline-flex"
        href={paths.resumeSheet({ id })}
      >
        预览
      </a>
    </div>
    <ul className="mt-3 divide-y divide-line border-t border-line text-14 empty:hidden">
      {missing.slice(0, SHOWN).map(({ section, label, gain }, at) => (
        <li key={section + label}>
          <a href={`${page}#${section}`} className="flex min-h-11 items-center gap-3 text-ink-1 hover:text-brand">
            <span className="min-w-0 flex-1">{label}</span>
            <span className="tabular font-medium text-ok-ink">+{gain}%</span>
            {at === 0 && <span className="tag tag-brand">现在补</span>}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
