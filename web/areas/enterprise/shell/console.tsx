import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { CircleAlert, Hourglass, Lock, PauseCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { memberRoles } from '#contract/companies/member-roles.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { callKey } from '#web/features/calls/use-call.ts';
import { ownCompanyKey } from '#web/features/companies/own-company.ts';
import { SideNav } from '#web/features/console/console-bars.tsx';
import { ConsoleFrame } from '#web/features/console/console-frame.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { useLive } from '#web/features/live/live-events.ts';
import { pageAt } from '#web/features/page/page-at.ts';
import { isForMember, placeOf } from '#web/features/page/sections.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { askBoxAnew, refreshSession } from '../own-calls.ts';
import { type LockState, useEntries, useLock, useSectionCounts } from './certification.ts';
import { TopBar } from './top-bar.tsx';
import { useIsDesk } from './use-is-desk.ts';

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
    void client.invalidateQueries({ queryKey: ownCompanyKey });
  });
  // Hours and slips of an open record follow the teacher's actions.
  useLive('notice', ({ payload }) => {
    if (!String(payload.kind).startsWith('wage.')) return;
    void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes('/wages') });
  });
  return null;
}

/** Shown above every page of a suspended company: nothing it does has an effect until it is restored. */
function SuspendedBand() {
  const suspended = useSession((state) => state.company?.status === 'suspended');
  if (!suspended) return null;
  return (
    <Alert
      className="mb-4"
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

const icons = { draft: Lock, pending: Hourglass, rejected: CircleAlert, suspended: PauseCircle } satisfies Record<
  LockState,
  unknown
>;

const PendingPage = lazyPart(() => import('../pending/pending-page.tsx'), 'PendingPage');

/** A page without access for this member shows a message instead; its calls would only be refused. */
function Gate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const role = useSession((state) => state.companyJober?.role);
  const lock = useLock(pathname);
  const place = placeOf(pathname);
  if (lock && lock.state !== 'suspended' && pathname === paths.workbench()) return <PendingPage state={lock.state} />;
  if (lock)
    return (
      <>
        <PageHead />
        <StatePanel
          icon={icons[lock.state]}
          tone={lock.state === 'rejected' || lock.state === 'suspended' ? 'warm' : 'brand'}
          title={lock.title}
          text={lock.advice}
          actions={
            <Link to={lock.state === 'suspended' ? paths.enterpriseAuth() : paths.workbench()}>
              <Button type="primary">{lock.button}</Button>
            </Link>
          }
        />
      </>
    );
  if (place && role && !isForMember(place, role))
    return (
      <StatePanel
        icon={Lock}
        title={`${memberRoles[role]}不使用“${place.label}”`}
        text="需要时请单位主管理员调整角色"
        actions={
          <Link to={paths.ment()}>
            <Button>回到职位管理</Button>
          </Link>
        }
      />
    );
  return children;
}

/** The sections of the console, 205 px wide (seed, section 9); on pages that say so they are icons, and at the desk of a gate there are none. */
function Sidebar() {
  const narrow = pageAt(useLocation().pathname)?.sections === 'icons';
  const entries = useEntries();
  const counts = useSectionCounts();
  if (useIsDesk()) return null;
  return <SideNav label="单位中心" entries={entries} counts={counts} narrow={narrow} />;
}
