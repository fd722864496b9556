import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { Breadcrumb, type Crumb } from '#web/ui/breadcrumb.tsx';

interface Props {
  /** The way to the page below the list of projects. */
  crumbs: Crumb[];
  title: ReactNode;
  text?: ReactNode;
  acts?: ReactNode;
  /** What was corrected, or why the project rests. */
  alert?: string | false | null | undefined;
  children?: ReactNode;
}

/** The head of a public page of a project: the way to it, its title and acts, and below them what belongs to the whole page. */
export const ProjectHead = ({ crumbs, title, text, acts, alert, children }: Props) => (
  <div className="border-b border-line bg-surface">
    <div className="page py-3">
      <Breadcrumb crumbs={[{ label: '公开招聘', href: paths.exams() }, ...crumbs]} />
      <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-28 max-sm:text-20">{title}</h1>
          {text && <p className="mt-1.5 text-14 text-ink-3">{text}</p>}
        </div>
        {acts}
      </div>
      {alert && (
        <p className="mt-3 rounded-ctl bg-warm-tint px-4 py-2 text-14 text-warm-ink" role="status">
          {alert}
        </p>
      )}
      {children}
    </div>
  </div>
);
