import { clsx } from 'clsx';
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

/** In a narrow window and on the mobile pages, above all: how complete the resume is, what would raise it and by how much, and how it looks. */
export function Progress({ resume: { id, completeness, missing } }: { resume: Resume }) {
  return (
    <section className="card col-span-full p-4 lg:hidden in-[.m-resume]:block!" aria-label="完整度与预览">
      <div className="flex items-center gap-4">
        <ProgressRing
          value={completeness / 100}
          label="简历完整度"
          size={64}
          tone={completeness < 80 ? 'warm' : 'brand'}
        >
          {completeness}
          <span className="text-12">%</span>
        </ProgressRing>
        <p className="min-w-0 flex-1 text-13 text-ink-3">
          <b className="block text-18 leading-7 font-semibold text-ink-1">
            {missing.length > 0 ? `还有 ${missing.length} 项可补` : '都填好了'}
          </b>
          {missing.length > 0 ? `补上再加 ${missing.reduce((sum, { gain }) => sum + gain, 0)}%` : '可以放心投递'}
        </p>
        <a className="btn btn-outline" href={paths.resumeSheet({ id })}>
          预览
        </a>
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-2 empty:hidden">
        {missing.slice(0, SHOWN).map(({ section, label, gain }, at) => (
          <li key={section + label}>
            <a
              href={`#${section}`}
              className={clsx('btn w-full justify-between! px-3!', at === 0 ? 'btn-filled' : 'btn-tint')}
            >
              <span className="cut min-w-0">{label}</span>
              <span className="tabular">+{gain}%</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
