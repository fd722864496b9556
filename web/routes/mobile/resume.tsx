import { call } from '#web/api/browser-call.ts';
import { MobileResumePage } from '#web/areas/mobile/resume/mobile-resume-page.tsx';
import { failPage } from '#web/features/page/page-failure.ts';
import { loadResume } from '#web/features/resume/load-resume.ts';
import { useSession } from '#web/session/session-store.ts';
import type { Route } from './+types/resume';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadResume(call, new URL(request.url).searchParams.get('id')).catch(failPage);

export default function MobileResume({ loaderData: { resume, all } }: Route.ComponentProps) {
  const jober = useSession((state) => state.jober);
  if (!jober) return null;
  return <MobileResumePage key={resume.id} initial={resume} all={all} jober={jober} />;
}
