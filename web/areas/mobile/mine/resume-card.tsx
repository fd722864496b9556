import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Resume } from '#contract/resumes/resumes.ts';
import { paths } from '#web/paths.ts';
import { Meter } from '#web/ui/progress.tsx';

/** The default resume: how complete it is, and what raises it most. */
export function ResumeCard({ resume }: { resume: Resume }) {
  const [next] = resume.missing;
  return (
    <section className="m-rows px-4 py-3" aria-labelledby="my-resume">
      <div className="flex items-center justify-between">
        <h2 id="my-resume" className="text-16">
          我的简历
        </h2>
        <a href={paths.mobileResume()} className="flex min-h-11 items-center text-13 text-ink-3">
          查看和修改
          <ChevronRight size={16} aria-hidden />
        </a>
      </div>
      <p className="flex items-center gap-3">
        <b className="tabular text-20 text-ink-1">
          {resume.completeness}
          <span className="text-13 font-normal">%</span>
        </b>
        <Meter value={resume.completeness} of={100} className="flex-1" />
      </p>
      {next && (
        <p className="mt-1 text-13 text-ink-3">
          {next.label}，再加 {next.gain}%{' '}
          <a href={paths.mobileResume(next.section)} className="link underline underline-offset-3">
            现在就填
          </a>
        </p>
      )}
    </section>
  );
}
