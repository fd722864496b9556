import type { KeyboardEvent, ReactNode } from 'react';

interface Tab {
  key: string;
  label: ReactNode;
  /** Number of items; hidden if absent. */
  n?: number | string;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  active: string;
  onChange(key: string): void;
  /** Stands at the end of the line, or below it where there is no room: a search, a few choices. */
  end?: ReactNode;
}

/** Tabs of one list, each with its count. They scroll horizontally; arrow keys move between them. */
export function StateTabs({ label, tabs, active, onChange, end }: Props) {
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
