import { Outlet } from 'react-router';
import { SiteShell } from '#web/features/shell/site-shell.tsx';

export default function Site() {
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  );
}
