import { call } from '#web/api/browser-call.ts';
import { loadOwnExams, OwnExamsPage } from '#web/areas/seeker/exams/exams-page.tsx';
import { failPage } from '#web/features/page/page-failure.ts';
import type { Route } from './+types/client-exams';
import '#web/styles/classes.css';
import '#web/styles/areas/exams.css';

export const clientLoader = () => loadOwnExams(call).catch(failPage);

export default function OwnExams({ loaderData }: Route.ComponentProps) {
  return <OwnExamsPage {...loaderData} />;
}
