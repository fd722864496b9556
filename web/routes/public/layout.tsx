import { Outlet } from 'react-router';
import { PageError } from '#web/features/page/page-error.tsx';
import { SiteShell } from '#web/features/shell/site-shell.tsx';

export default function Site() {
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  );
}

export function ErrorBoundary() {
  return (
    <SiteShell>
      <PageError />
    </SiteShell>
  );
}
