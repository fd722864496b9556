import type { Resume } from '#contract/resumes/resumes.ts';
import type { Jober } from '#contract/seekers/seeker.ts';
import { ResumePage } from '#web/features/resume/resume-page.tsx';
import { paths } from '#web/paths.ts';
import { TopBar } from '../shell/top-bar.tsx';

/** The complete resume on a phone: the same cards, saved while typing. Its heading is the person's name. */
export function MobileResumePage({ initial, all, jober }: { initial: Resume; all: Resume[]; jober: Jober }) {
  return (
    <>
      <TopBar back={paths.mobileMine()}>
        <p className="text-16 font-semibold text-ink-1">我的简历</p>
        <a className="btn btn-text ml-auto -mr-3 text-brand" href={paths.resumeSheet({ id: initial.id })}>
          预览
        </a>
      </TopBar>
      <div className="m-page pt-3">
        <ResumePage initial={initial} all={all} jober={jober} />
      </div>
    </>
  );
}
