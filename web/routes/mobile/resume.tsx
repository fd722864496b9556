import { call } from '#web/api/browser-call.ts';
import { TopBar } from '#web/areas/mobile/shell/top-bar.tsx';
import { failPage } from '#web/features/page/page-failure.ts';
import { loadResume } from '#web/features/resume/load-resume.ts';
import { ResumePage } from '#web/features/resume/resume-page.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import type { Route } from './+types/resume';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadResume(call, new URL(request.url).searchParams.get('id')).catch(failPage);

/** The complete resume on a phone: the same cards, saved while typing. Its heading is the person's name. */
export default function MobileResume({ loaderData: { resume, all } }: Route.ComponentProps) {
  const jober = useSession((state) => state.jober);
  if (!jober) return null;
  return (
    <>
      <TopBar back={paths.mobileMine()}>
        <p className="text-16 font-semibold text-ink-1">我的简历</p>
        <a className="btn btn-text ml-auto -mr-3 text-brand" href={paths.resumeSheet({ id: resume.id })}>
          预览
        </a>
      </TopBar>
      <div className="px-4 pt-3 pb-4">
        <ResumePage key={resume.id} initial={resume} all={all} jober={jober} />
      </div>
    </>
  );
}
