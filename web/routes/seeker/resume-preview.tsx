import { call } from '#web/api/browser-call.ts';
import { loadPreview } from '#web/areas/seeker/preview/load-preview.ts';
import { PreviewPage } from '#web/areas/seeker/preview/preview-page.tsx';
import { NoSeekerRecord } from '#web/features/account/no-seeker-record.tsx';
import { failPage } from '#web/features/page/page-failure.ts';
import type { Route } from './+types/resume-preview';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadPreview(call, new URL(request.url)).catch(failPage);

export default function ResumePreviewRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PreviewPage {...loaderData} /> : <NoSeekerRecord />;
}
