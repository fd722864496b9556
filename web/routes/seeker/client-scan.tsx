import { pages, pageTitle } from '#contract/pages.ts';
import { ScanPage } from '#web/areas/seeker/login/scan-page.tsx';
import { PageError } from '#web/features/page/page-error.tsx';

export const meta = () => [{ title: pageTitle(pages['/client/scan'].title) }, { name: 'robots', content: 'noindex' }];

export default function SeekerScan() {
  return <ScanPage />;
}

export { PageError as ErrorBoundary };
