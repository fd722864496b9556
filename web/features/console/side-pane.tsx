import { Button, Drawer } from 'antd';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMedia } from './use-media.ts';

interface Steps {
  can(by: 1 | -1): boolean;
  step(by: 1 | -1): void;
}

interface Props {
  /** Which one is open; null for none. */
  id: string | null;
  /** What is open, for assistive technology: 投递详情. */
  label: string;
  /** Who or what it is, at the left of the head. */
  head: ReactNode;
  /** Its place in the list: 第 1 份，共 28. */
  place?: string | null;
  steps?: Steps;
  /** The acts, below what scrolls. */
  bar?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** Steps through the list, and the way out. */
function Ways({ place, steps, onClose }: Pick<Props, 'place' | 'steps' | 'onClose'>) {
  const step = (label: string, by: 1 | -1, icon: ReactNode) =>
    steps && (
      <Button
        type="text"
        size="small"
        aria-label={label}
        disabled={!steps.can(by)}
        icon={icon}
        onClick={() => steps.step(by)}
      />
    );
  return (
    <div className="flex flex-none items-center gap-0.5 text-14 text-ink-3 max-sm:w-full max-sm:justify-end">
      {place && <span className="tabular mr-1 whitespace-nowrap max-sm:mr-auto">{place}</span>}
      {step('上一份', -1, <ChevronUp size={18} />)}
      {step('下一份', 1, <ChevronDown size={18} />)}
      <Button type="text" size="small" aria-label="关闭" icon={<X size={18} />} onClick={onClose} />
    </div>
  );
}

/** From this width on there is room beside a list. */
const BESIDE = '(min-width: 1200px)';

/**
 * One thing of a list, beside it: it stays in view and scrolls by itself, the list takes what remains (`.beside-pane`). Where
 * there is no room for both it lies over the list.
 */
export function SidePane({ id, label, head, place, steps, bar, onClose, children }: Props) {
  const beside = useMedia(BESIDE);
  const open = id !== null;
  const pane = useRef<HTMLElement & HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    return () => {
      // It went with the focus in it.
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, [open]);
  // The focus follows to the next one, unless it is on the list or on the steps.
  const isNew = useRef(true);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || pane.current?.querySelector('[data-pane-part]')?.contains(focused);
    if (id !== null && (isNew.current || isLost)) pane.current?.focus({ preventScroll: true });
    isNew.current = id === null;
  }, [id]);
  const inner = (
    <>
      <div className="flex flex-none items-start justify-between gap-3 px-6 pt-5 pb-3 max-sm:flex-col-reverse max-sm:px-4">
        <div className="min-w-0 flex-1 max-sm:w-full">{head}</div>
        <Ways place={place} {...(steps && { steps })} onClose={onClose} />
      </div>
      <div className="flex min-h-0 flex-1 flex-col" data-pane-part>
        <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-5 max-sm:px-4" data-testid="pane-body">
          {children}
        </div>
        {bar && <div className="flex-none border-t border-line px-6 py-4 max-sm:px-4">{bar}</div>}
      </div>
    </>
  );
  if (beside)
    return (
      open && (
        <aside
          ref={pane}
          tabIndex={-1}
          aria-label={label}
          data-testid="pane"
          className="card sticky top-18 flex h-[calc(100vh-240px)] min-h-120 w-130 flex-none flex-col outline-none min-[1400px]:w-140"
          onKeyDown={({ key, target, currentTarget }) => {
            // A list or a dialog that opened from here takes the key for itself.
            if (key === 'Escape' && currentTarget.contains(target as Node)) onClose();
          }}
        >
          {inner}
        </aside>
      )
    );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={560}
      mask={false}
      closable={false}
      aria-label={label}
      styles={{ body: { padding: 0 } }}
    >
      <div ref={pane} tabIndex={-1} className="flex h-full flex-col outline-none" data-testid="pane">
        {inner}
      </div>
    </Drawer>
  );
}
