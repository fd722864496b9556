import { Skeleton } from 'antd';
import { ChartColumn, ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { useSession } from '#web/session/session-store.ts';

const DashboardPanel = lazyPart(() => import('./dashboard-panel.tsx').then(({ DashboardPanel }) => DashboardPanel));

/** Recruiting figures at the top of a page, loaded on demand. */
export function DashboardBlock() {
  const [open, setOpen] = useState(false);
  const role = useSession((state) => state.companyJober?.role);
  if (role === 'finance') return null;
  return (
    <section className="mb-3 rounded-card border border-line bg-surface" aria-label="数据概览">
      <button
        type="button"
        aria-expanded={open}
        className="flex h-11 w-full cursor-pointer items-center gap-2 px-4 text-14 font-medium text-ink-1"
        onClick={() => setOpen(!open)}
      >
        <ChartColumn size={16} className="text-brand" aria-hidden="true" />
        数据概览
        <span className="font-normal text-ink-3 max-sm:hidden">转化、各职位进展、答复时长</span>
        <ChevronDown size={16} aria-hidden="true" className={`ml-auto text-ink-3 ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <div className="border-t border-line p-4">
          <Suspense fallback={<Skeleton active />}>
            <DashboardPanel />
          </Suspense>
        </div>
      )}
    </section>
  );
}
