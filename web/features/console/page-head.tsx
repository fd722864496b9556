import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { PageArea } from '#contract/page.ts';
import { pages } from '#contract/pages.ts';
import { pageAt } from '#web/features/page/page-at.ts';
import { SectionTabs } from '#web/features/page/section-tabs.tsx';
import { isForMember, isForOperator, type Section, sectionOf, tabsOf } from '#web/features/page/sections.ts';
import { useSession } from '#web/session/session-store.ts';
import { headClass, headLineClass } from '#web/ui/head.tsx';

interface Tab {
  key: string;
  label: ReactNode;
  /** Number of items; hidden if absent. */
  n?: number | string;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  active: string;
  onChange(key: string): void;
  /** Stands at the end of the line, or below it where there is no room: a search, a few choices. */
  end?: ReactNode;
}

/** Tabs of one list, each with its count. They scroll horizontally; arrow keys move between them. */
export function StateTabs({ label, tabs, active, onChange, end }: TabsProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const index = tabs.findIndex(({ key }) => key === active);
    const next = tabs[(index + by + tabs.length) % tabs.length];
    if (by === 0 || !next) return;
    event.preventDefault();
    onChange(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  const line = (
    <div
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      className="scroll-line min-h-10 grow gap-7 self-stretch px-4 max-sm:h-11 max-sm:gap-6"
      onKeyDown={move}
    >
      {tabs.map(({ key, label: text, n }) => (
        <button
          key={key}
          type="button"
          role="tab"
          data-key={key}
          className="tab shrink-0"
          aria-selected={key === active}
          tabIndex={key === active ? 0 : -1}
          onClick={() => onChange(key)}
        >
          {text} {n !== undefined && <span className="tabular text-12 font-normal text-ink-3">{n}</span>}
        </button>
      ))}
    </div>
  );
  return (
    <div className="flex flex-wrap items-center border-b border-line max-sm:block sm:[&>.filter-bar]:py-0">
      {line}
      {end}
    </div>
  );
}

interface Props {
  /** The name of the displayed record; defaults to the page's title. */
  title?: string;
  /** The way to a page below a section, if it differs from the navigation's. */
  trail?: readonly string[];
  /** A sentence below the title, or a choice beside it: what the page is about now. */
  note?: ReactNode;
  actions?: ReactNode;
  /** Numbers beside the tabs of its section, by path. */
  counts?: Readonly<Record<string, number | undefined>>;
}

const portals: Partial<Record<PageArea, string>> = {
  admin: pages['/admin'].title,
  enterprise: pages['/enterprise'].title,
};

/** The title of the current page: of its section, if it is a side of one; and the way to a page that lies below a section. */
function usePlace() {
  const { pathname } = useLocation();
  const member = useSession((state) => state.companyJober?.role);
  const operator = useSession((state) => state.operator?.role);
  const page = pageAt(pathname);
  const name = page?.label ?? page?.title ?? '';
  const section = sectionOf(pathname);
  const isSide =
    section !== undefined && (section.path === pathname || tabsOf(section).some(({ path }) => path === pathname));
  const trail = [page && portals[page.area], section?.label, name].filter((one) => one !== undefined);
  return {
    name: isSide ? section.label : name,
    isSide,
    may: (one: Section) => isForMember(one, member) && isForOperator(one, operator),
    trail: isSide || !section ? [] : trail,
  };
}

/**
 * The head of a console page: title, below it a sentence or beside it a choice, at the right its acts. A page below a section
 * shows the way to it.
 */
export function PageHead({ title, trail, note, actions, counts }: Props) {
  const place = usePlace();
  const way = trail ?? place.trail;
  return (
    <>
      <div className={headClass}>
        {way.length > 0 && (
          <ol aria-label="位置" className="mb-1 flex flex-wrap items-center gap-1 text-14 text-ink-3 max-sm:hidden">
            {way.map((name, at) => (
              <li key={name} className={at === way.length - 1 ? 'text-ink-1' : 'flex items-center gap-1'}>
                {name}
                {at < way.length - 1 && <ChevronRight size={14} className="text-ink-4" aria-hidden="true" />}
              </li>
            ))}
          </ol>
        )}
        <div className={headLineClass}>
          <div className={clsx('min-w-0', typeof note !== 'string' && 'flex flex-wrap items-center gap-x-4 gap-y-2')}>
            <h1 className="text-28 leading-9 font-semibold text-ink-1">{title ?? place.name}</h1>
            {typeof note === 'string'
              ? note && <p className="text-16 leading-6 text-ink-3">{note}</p>
              : note && <div className="min-w-0 text-14 text-ink-2">{note}</div>}
          </div>
          {actions && (
            <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:has-[>:not(.ant-btn-icon-only)~:not(.ant-btn-icon-only)]:w-full max-sm:has-[>:nth-child(3)]:[&_.ant-btn]:px-2 max-sm:[&:has(>:nth-child(2))>:is(.ant-btn,a):not(.ant-btn-icon-only)]:flex-1 max-sm:[&>a>.ant-btn]:w-full">
              {actions}
            </div>
          )}
        </div>
      </div>
      {place.isSide && !title && <SectionTabs may={place.may} {...(counts && { counts })} />}
    </>
  );
}
