import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface TabLink {
  label: ReactNode;
  href: string;
  current?: boolean;
}

interface LinkTabsProps {
  label: string;
  tabs: TabLink[];
  /** `pill` filters within a section; `line` moves between pages or panes. Never both at one level. */
  kind?: 'pill' | 'line';
  keepScroll?: boolean;
  className?: string;
}

/** Tabs that are links, so that each has its address and works without scripts. */
export function LinkTabs({ label, tabs, kind = 'pill', keepScroll = false, className }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={clsx('flex items-center', kind === 'pill' ? 'gap-1' : 'h-11 gap-7', className)}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          className={kind === 'pill' ? 'pill' : 'tab'}
          href={tab.href}
          aria-current={tab.current ? 'page' : undefined}
          data-keep-scroll={keepScroll || undefined}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}

interface ChoiceTabsProps<T extends string> {
  label: string;
  choices: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange(value: T): void;
  kind?: 'pill' | 'line';
  className?: string;
}

/** Tabs that switch a section in place; a group of toggle buttons for assistive technology. */
export function ChoiceTabs<T extends string>({
  label,
  choices,
  value,
  onChange,
  kind = 'pill',
  className,
}: ChoiceTabsProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend and border along
    <div
      role="group"
      aria-label={label}
      className={clsx(
        'flex items-center',
        kind === 'pill' ? 'gap-1' : 'h-11 gap-7 border-b border-line max-sm:gap-4',
        className,
      )}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={kind === 'pill' ? 'pill' : 'tab'}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
