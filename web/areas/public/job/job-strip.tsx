import { type ReactNode, useRef } from 'react';
import type { JobData } from '#web/features/posts/detail/load-job.ts';
import { Salary } from '#web/features/salary/salary.tsx';
import { type Section, useCurrentSection, useStuck } from './sections.ts';

interface Props {
  post: JobData['post'];
  sections: Section[];
  /** Shown at its end while it is sticky. */
  actions: ReactNode;
}

/** The page's sections; while sticky, a compact header with the two buttons. */
export function JobStrip({ post, sections, actions }: Props) {
  const sentinel = useRef<HTMLDivElement>(null);
  const stuck = useStuck(sentinel);
  // 相似岗位 is in the side column and therefore always in view.
  const current = useCurrentSection(sections.filter(({ id }) => id !== 'similar'));
  return (
    <>
      <div ref={sentinel} aria-hidden="true" />
      <div className="job-strip" data-stuck={stuck || undefined}>
        <div className="page flex h-full items-center">
          {stuck && (
            <p className="mr-6 flex min-w-0 items-center gap-3 border-r border-line pr-6 max-lg:hidden">
              <span className="cut max-w-70 text-16 font-semibold text-ink-1">{post.title}</span>
              <Salary value={post.salary} />
            </p>
          )}
          <nav aria-label="本页内容" className="scroll-line h-full gap-7">
            {sections.map(({ id, label }) => (
              <a key={id} className="tab" href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {label}
              </a>
            ))}
          </nav>
          {stuck && <div className="ml-auto flex items-center gap-2 pl-6 max-sm:hidden">{actions}</div>}
        </div>
      </div>
    </>
  );
}
