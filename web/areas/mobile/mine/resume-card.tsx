import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Resume } from '#contract/resumes/resumes.ts';
import { paths } from '#web/paths.ts';
import { Meter } from '#web/ui/progress.tsx';

/** The default resume: how complete it is, and what raises it most. */
export function ResumeCard({ resume }: { resume: Resume }) {
  const [next] = resume.missing;
  return (
    <section className="m-rows pb-3" aria-labelledby="my-resume">
      <h2 id="my-resume" className="border-b border-line px-4 text-16">
        <a href={paths.mobileResume()} className="flex min-h-11 items-center justify-between">
          我的简历
          <ChevronRight size={18} className="flex-none text-ink-4" aria-hidden />
        </a>
      </h2>
      <p className="flex items-center gap-3 px-4 pt-2">
        <b className="tabular text-20 text-ink-1">
          {resume.completeness}
          <span className="text-13 font-normal">%</span>
        </b>
        <Meter value={resume.completeness} of={100} className="flex-1" />
      </p>
      {next && (
        <p className="mt-1 px-4 text-13 text-ink-3">
          {next.label}，再加 {next.gain}%{' '}
          <a href={paths.mobileResume(next.section)} className="link underline underline-offset-3">
            现在就填
          </a>
        </p>
      )}
    </section>
  );
}
