import type { KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Sheet } from '#web/ui/sheet.tsx';

/** Arrow keys move within a group, so that Tab leads to the next one. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!way) return;
  const options = [...event.currentTarget.querySelectorAll('button')];
  const at = options.indexOf(event.target as HTMLButtonElement);
  options[(at + way + options.length) % options.length]?.focus();
  event.preventDefault();
}

export interface FilterOption {
  label: string;
  /** The list with this option chosen, or taken away where several may be. */
  href: string;
  current: boolean;
  count?: number | string | undefined;
}

interface Group<O> {
  label: string;
  options: readonly O[];
  /** What stands under the options. */
  below?: ReactNode;
}

interface Props<O> {
  filters: readonly Group<O>[];
  /** Takes an option for a search to come; without it an option leads to its list. */
  onChoose?(option: O): void;
  footer?: ReactNode;
  onClose(): void;
}

/** All filters of a list in a sheet, from the first one on. Import it lazily: it includes the focus trap. */
export function FilterSheet<O extends FilterOption>({ filters, onChoose, footer, onClose }: Props<O>) {
  const navigate = useNavigate();
  const lead = ({ href }: O) => {
    onClose();
    void navigate(href, { preventScrollReset: true });
  };
  return (
    <Sheet title="筛选" footer={footer} onClose={onClose}>
      {filters.map(({ label, options, below }) => (
        <fieldset key={label} className="mb-5 border-0 p-0">
          <legend className="mb-2 text-14 text-ink-3">{label}</legend>
          <div role="toolbar" aria-label={label} className="flex flex-wrap gap-2" onKeyDown={step}>
            {options.map((option, at) => (
              <button
                key={option.label}
                type="button"
                tabIndex={
                  at ===
                  Math.max(
                    options.findIndex(({ current }) => current),
                    0,
                  )
                    ? 0
                    : -1
                }
                aria-pressed={option.current}
                className="option h-11"
                onClick={() => (onChoose ?? lead)(option)}
              >
                {option.label}
                {option.count !== undefined && <small>{option.count}</small>}
              </button>
            ))}
          </div>
          {below}
        </fieldset>
      ))}
    </Sheet>
  );
}
