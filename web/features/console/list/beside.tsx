import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Meter } from '#web/ui/progress.tsx';

/** A short list with what its reader wants to know beside it; where there is no room for both, below. Over a long one: `Strip`. */
export const Beside = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className={clsx('grid items-start gap-3', aside && 'xl:grid-cols-[minmax(0,1fr)_320px]')}>
    <div className="min-w-0">{children}</div>
    {aside && (
      <div className="grid min-w-0 gap-3 md:max-xl:has-[>:nth-child(2)]:grid-cols-2 xl:sticky xl:top-18">{aside}</div>
    )}
  </div>
);

interface LedListProps {
  lead: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A long list with what its reader looks at first beside it, on a colour of its own, inside one card; where there is no room for both, above it. */
export const LedList = ({ lead, className, children }: LedListProps) => (
  <div className={clsx('grid', lead && 'xl:grid-cols-[minmax(0,1fr)_320px]')}>
    {lead && (
      <div
        className={clsx('min-w-0 border-line max-xl:border-b xl:col-start-2 xl:rounded-br-card xl:border-l', className)}
      >
        <div className="xl:sticky xl:top-14">{lead}</div>
      </div>
    )}
    <div className="min-w-0 xl:col-start-1 xl:row-start-1">{children}</div>
  </div>
);

interface PanelProps {
  title: string;
  /** How many it holds, or a way to all of them. */
  end?: ReactNode;
  children: ReactNode;
}

/** One of the things beside a list. */
export const SidePanel = ({ title, end, children }: PanelProps) => (
  <section aria-label={title} className="overflow-hidden rounded-card border border-line bg-surface">
    <h2 className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-3 text-16 font-semibold text-ink-1">
      {title}
      {end && <span className="text-14 font-normal text-ink-3">{end}</span>}
    </h2>
    {children}
  </section>
);

export interface SideLine {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** What it is, in a line below. */
  about?: ReactNode;
  meter?: { value: number; of: number; low?: boolean };
  onOpen?: () => void;
}

const line = 'grid w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 px-4 py-2.5 text-left';

export function LineText({ label, value, about, meter }: Omit<SideLine, 'key' | 'onOpen'>) {
  return (
    <>
      <span className="truncate text-14 text-ink-1">{label}</span>
      <span className="tabular text-14 text-ink-2">{value}</span>
      {about && <span className="col-span-2 truncate text-12 text-ink-3">{about}</span>}
      {meter && (
        <span className="col-span-2 mt-1.5 block">
          <Meter {...meter} />
        </span>
      )}
    </>
  );
}

/** Lines of a panel: a name, its figure, where it is a share its bar; one that leads somewhere can be pressed. */
export const SideLines = ({ lines }: { lines: readonly SideLine[] }) => (
  <ul className="divide-y divide-line">
    {lines.map(({ key, onOpen, ...rest }) => (
      <li key={key}>
        {onOpen ? (
          <button type="button" className={`${line} cursor-pointer hover:bg-ground`} onClick={onOpen}>
            <LineText {...rest} />
          </button>
        ) : (
          <div className={line}>
            <LineText {...rest} />
          </div>
        )}
      </li>
    ))}
  </ul>
);
