import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useEventListener } from './use-event-listener.ts';

interface Props {
  /** Always visible; pressing it opens the panel. */
  summary: ReactNode;
  summaryClass?: string;
  /** For assistive technology, where the summary alone is not enough. */
  label?: string;
  align?: 'start' | 'end';
  panelClass?: string;
  children: ReactNode;
  /** Initially open. */
  open?: boolean;
  onOpen?(): void;
  /** The pointer or the focus has reached the control: loads what the panel will show. */
  onNear?(): Promise<unknown>;
  arrow?: boolean;
}

const focusables = 'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled)';

function step(event: KeyboardEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  if (event.key === 'Escape' && details.open) {
    details.open = false;
    details.querySelector('summary')?.focus();
    event.stopPropagation();
    return;
  }
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (way === 0 || !details.open || event.target instanceof HTMLInputElement) return;
  const items = [...details.querySelectorAll<HTMLElement>(`.panel :is(${focusables})`)];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[(at + way + items.length) % items.length]?.focus();
  event.preventDefault();
}

/** Aligns a panel that would overflow on the right with the other corner. */
function keepInView(details: HTMLDetailsElement): void {
  const panel = details.querySelector<HTMLElement>(':scope > .panel');
  if (!panel) return;
  const settle = () => {
    delete panel.dataset.end;
    if (panel.getBoundingClientRect().right > document.documentElement.clientWidth - 8) panel.dataset.end = '';
  };
  settle();
  // Its content may be rendered only now.
  requestAnimationFrame(settle);
}

/**
 * A panel under a control, on a `details` element so that it works without scripts. With scripts it closes on Escape, on a press
 * elsewhere and when a link in it is followed, and its control has the focus again; the arrow keys move through it.
 */
export function Menu({
  open,
  summary,
  summaryClass,
  label,
  align = 'start',
  panelClass,
  children,
  onOpen,
  onNear,
  arrow = true,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEventListener(['pointerdown', 'focusin'], ({ target }) => {
    const { current } = details;
    if (current?.open && !current.contains(target as Node)) current.open = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was opened before the scripts ran has told nobody
  useEffect(() => {
    if (!open && details.current?.open) onOpen?.();
  }, []);
  // What could not be loaded is told of when it is shown.
  const near = () => onNear?.().catch(() => {});
  return (
    <details
      ref={details}
      className="menu"
      open={open}
      // A person may have opened it before.
      suppressHydrationWarning
      onKeyDown={step}
      onToggle={(event) => {
        if (!event.currentTarget.open) return;
        keepInView(event.currentTarget);
        onOpen?.();
      }}
      onClick={(event) => {
        if (!(event.target as Element).closest('.panel a, .panel [data-close]')) return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus({ preventScroll: true });
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to everybody else */}
      <summary className={summaryClass} aria-label={label} onPointerEnter={near} onFocus={near}>
        {summary}
        {arrow && (
          <span className="i i-down text-ink-4 transition-transform duration-(--t-fast) [[open]>summary>&]:rotate-180" />
        )}
      </summary>
      <div className={clsx('panel', align === 'end' && 'panel-end', panelClass)}>{children}</div>
    </details>
  );
}
