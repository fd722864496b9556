import { Outlet } from 'react-router';
import { PageError } from '#web/features/page/page-error.tsx';
import { MobileShell } from '#web/features/shell/mobile-shell.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/seeker.css';
import '#web/styles/areas/mobile.css';

/** Only the mobile pages are installable. */
export const links = () => [
  { rel: 'manifest', href: '/mobile.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icons/app-180.png' },
];

export default function Mobile() {
  return (
    <MobileShell>
      <Outlet />
    </MobileShell>
  );
}

export function ErrorBoundary() {
  return (
    <MobileShell>
      <PageError />
    </MobileShell>
  );
}
