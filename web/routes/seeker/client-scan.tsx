import { ScanPage } from '#web/areas/seeker/login/scan-page.tsx';
import { PageError } from '#web/features/page/page-error.tsx';

export default function SeekerScan() {
  return <ScanPage />;
}

export { PageError as ErrorBoundary };
