import type { ReactNode } from 'react';
import { ConsoleFrame } from '#web/features/console/console-frame.tsx';
import { Gate } from './gate.tsx';
import { LiveRefresh } from './live-refresh.ts';
import { Sidebar } from './sidebar.tsx';
import { SuspendedBand } from './suspended-band.tsx';
import { TopBar } from './top-bar.tsx';

/** The enterprise console. */
export function Console({ children }: { children: ReactNode }) {
  return (
    <ConsoleFrame top={<TopBar />} side={<Sidebar />}>
      <LiveRefresh />
      <SuspendedBand />
      <Gate>{children}</Gate>
    </ConsoleFrame>
  );
}
