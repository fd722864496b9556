import type { ReactNode } from 'react';
import type { Resume } from '#contract/resumes/resumes.ts';
import { paths } from '#web/paths.ts';
import { ProgressRing } from '#web/ui/progress.tsx';

const SHOWN = 4;

interface Props {
  resume: Resume;
  className?: string;
  /** Shows what raises it most, the rest on demand. */
  isFolded?: boolean;
  /** The page of the resume, where this is another. */
  page?: string;
}

interface GapProps {
  page: string;
  gap: Resume['missing'][number];
  children: ReactNode;
}

const Gap = ({ page, gap: { section, label, gain }, children }: GapProps) => (
  <a href={`${page}#${section}`} className="flex min-h-11 items-center gap-3 text-ink-1 hover:text-brand">
    <span className="min-w-0 flex-1">{label}</span>
    <span className="tabular font-medium text-ok-ink">+{gain}%</span>
    {children}
  </a>
);

/** How complete the resume is, and what would raise it most and by how much. */
export function Completeness({ resume: { id, completeness, missing }, isFolded, className = '', page = '' }: Props) {
  const [first, ...others] = missing.slice(0, SHOWN);
  const rest = others.map((gap) => (
    <Gap key={gap.section + gap.label} page={page} gap={gap}>
      <span className="i i-down -rotate-90 text-ink-3" aria-hidden />
    </Gap>
  ));
  return (
    <section className={`card p-4 ${className}`} aria-label="完整度与预览">
      <div className="flex items-center gap-4">
        <ProgressRing
          value={completeness / 100}
          label="简历完整度"
          size={72}
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
        <a
          className="btn btn-outline hidden in-[.m-resume]:inline-flex max-lg:inline-flex"
          href={paths.resumeSheet({ id })}
        >
          预览
        </a>
      </div>
      {first && (
        <div className="mt-3 divide-y divide-line border-t border-line text-14">
          <Gap page={page} gap={first}>
            <span className="tag tag-brand">现在补</span>
          </Gap>
          {isFolded && others.length > 0 ? (
            <details className="group divide-y divide-line">
              <summary className="flex min-h-11 cursor-pointer items-center gap-3 text-ink-3">
                <span className="cut min-w-0 flex-1">还有：{others.map(({ label }) => label).join('、')}</span>
                <span className="i i-down group-open:rotate-180" aria-hidden />
              </summary>
              {rest}
            </details>
          ) : (
            rest
          )}
        </div>
      )}
    </section>
  );
}
