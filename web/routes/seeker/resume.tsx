import { call } from '#web/api/browser-call.ts';
import { NoSeekerRecord } from '#web/features/account/no-seeker-record.tsx';
import { failPage } from '#web/features/page/page-failure.ts';
import { loadResume } from '#web/features/resume/load-resume.ts';
import { ResumePage } from '#web/features/resume/resume-page.tsx';
import { useSession } from '#web/session/session-store.ts';
import type { Route } from './+types/resume';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadResume(call, new URL(request.url).searchParams.get('id')).catch(failPage);

export default function ResumeRoute({ loaderData }: Route.ComponentProps) {
  const jober = useSession((state) => state.jober);
  if (!jober) return <NoSeekerRecord />;
  return <ResumePage key={loaderData.resume.id} initial={loaderData.resume} all={loaderData.all} jober={jober} />;
}
