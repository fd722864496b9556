import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pageAt } from '#web/features/page/page-at.ts';
import { SectionTabs } from '#web/features/page/section-tabs.tsx';
import {
  isForMember,
  isForOperator,
  isForState,
  type Section,
  sectionOf,
  tabsOf,
} from '#web/features/page/sections.ts';
import { useSession } from '#web/session/session-store.ts';
import { Head } from '#web/ui/head.tsx';

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

interface Props extends Pick<ComponentProps<typeof Head>, 'back'> {
  /** The name of the displayed record; defaults to the page's title. */
  title?: string;
  /** A sentence below the title. */
  note?: ReactNode;
  actions?: ReactNode;
  /** Numbers beside the tabs of its section, by path. */
  counts?: Readonly<Record<string, number | undefined>>;
}

/** The title of the current page: of its section, if it is a side of one; else the way back to the section that it lies below. */
function usePlace() {
  const { pathname } = useLocation();
  const member = useSession((state) => state.companyJober?.role);
  const operator = useSession((state) => state.operator?.role);
  const status = useSession(({ company }) => company?.status);
  const page = pageAt(pathname);
  const section = sectionOf(pathname);
  const isSide =
    section !== undefined && (section.path === pathname || tabsOf(section).some(({ path }) => path === pathname));
  return {
    name: isSide ? section.label : (page?.label ?? page?.title ?? ''),
    isSide,
    may: (one: Section) => isForMember(one, member) && isForOperator(one, operator) && isForState(one, status),
    back: isSide || !section ? undefined : { label: section.label, href: section.path },
  };
}

/** The head of a console page, by its place: of a section also its tabs, of a page below one the way back. */
export function PageHead({ title, back, note, actions, counts }: Props) {
  const place = usePlace();
  const way = back ?? place.back;
  return (
    <>
      <Head title={title ?? place.name} text={note} act={actions} {...(way && { back: way })} />
      {place.isSide && !title && <SectionTabs may={place.may} {...(counts && { counts })} />}
    </>
  );
}
