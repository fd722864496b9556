import type { ReactNode } from 'react';
import { ConsoleFrame } from '#web/features/console/console-frame.tsx';
import { AdminGate } from './admin-gate.tsx';
import { AdminSidebar } from './admin-sidebar.tsx';
import { AdminTopBar } from './admin-top-bar.tsx';

/** The operators' console. */
export function AdminConsole({ children }: { children: ReactNode }) {
  return (
    <ConsoleFrame top={<AdminTopBar />} side={<AdminSidebar />}>
      <AdminGate>{children}</AdminGate>
    </ConsoleFrame>
  );
}
