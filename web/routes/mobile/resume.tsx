import { call } from '#web/api/browser-call.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import { loadResume } from '#web/features/resume/load-resume.ts';
import { ResumePage } from '#web/features/resume/resume-page.tsx';
import { useSession } from '#web/session/session-store.ts';
import type { Route } from './+types/resume';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadResume(call, new URL(request.url).searchParams.get('id')).catch(failPage);

/** The complete resume on a phone: the same cards, saved while typing. Its heading is the person's name. */
export default function MobileResume({ loaderData: { resume, all } }: Route.ComponentProps) {
  const jober = useSession((state) => state.jober);
  return jober && <ResumePage key={resume.id} initial={resume} all={all} jober={jober} />;
}
