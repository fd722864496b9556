import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { callKey } from '#web/features/calls/use-call.ts';
import { ConsoleFrame } from '#web/features/console/console-frame.tsx';
import { useLive } from '#web/features/live/live-events.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { askBoxAnew } from '../box-calls.ts';
import { refreshSession } from '../refresh-session.ts';
import { Gate } from './gate.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** Keeps lists and counts of the console in sync with seekers' actions, without a reload. */
function LiveRefresh() {
  const client = useQueryClient();
  useLive('delivery', ({ payload }) => {
    void askBoxAnew(client);
    // An open panel shows the other side's action; the view itself was recorded when it was opened.
    void client.invalidateQueries({
      queryKey: callKey('GET /api/company/deliveries/:id', { params: { id: String(payload.deliveryId) } }),
    });
  });
  // A finished review, or a suspension, changes the company's rights, whichever page is open.
  useLive('notice', ({ payload }) => {
    if (!String(payload.kind).startsWith('company.')) return;
    client.fetchQuery({ queryKey: ['session'], queryFn: refreshSession, staleTime: 0 }).catch(() => {});
    void client.invalidateQueries({ queryKey: ['team', 'company'] });
  });
  // Hours and slips of an open record follow the teacher's actions.
  useLive('notice', ({ payload }) => {
    if (String(payload.kind).startsWith('wage.')) void client.invalidateQueries({ queryKey: ['wages'] });
  });
  return null;
}

/** Shown above every page of a suspended company: nothing it does has an effect until it is restored. */
function SuspendedBand() {
  const suspended = useSession((state) => state.company?.status === 'suspended');
  if (!suspended) return null;
  return (
    <Alert
      className="mb-4!"
      type="warning"
      showIcon
      title="本单位已被暂停使用：职位不再展示，招聘会展位已释放，恢复后会重新安排"
      action={
        <Link className="link" to={paths.enterpriseAuth()}>
          查看原因
        </Link>
      }
    />
  );
}

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
