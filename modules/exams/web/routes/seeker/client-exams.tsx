import { call } from '#web/api/browser-call.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import { loadOwnExams, OwnExamsPage } from '../../seeker/exams-page.tsx';
import '#web/styles/classes.css';
import '../../exams.css';

export const clientLoader = () => loadOwnExams(call).catch(failPage);

export default function OwnExams({ loaderData }: { loaderData: Awaited<ReturnType<typeof clientLoader>> }) {
  return <OwnExamsPage {...loaderData} />;
}
