import { pages, pageTitle } from '#contract/pages.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { ScanPage } from '../areas/seeker/login/scan-page.tsx';

export const meta = () => [{ title: pageTitle(pages['/client/scan'].title) }, { name: 'robots', content: 'noindex' }];

export default function SeekerScan() {
  return <ScanPage />;
}

export { PageError as ErrorBoundary };
