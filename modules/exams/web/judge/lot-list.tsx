import type { ReactNode } from 'react';
import type { LotLine } from './judge-store.ts';

interface Props {
  lines: readonly LotLine[];
  chosen: number | null;
  onChoose(lot: number): void;
  /** What else may be done with the chosen number. */
  children: ReactNode;
}

const words = { open: '待评', recused: '回避', absent: '缺席' } as const;

/** The numbers of the group in their order, with what this judge gave each. */
export function LotList({ lines, chosen, onChoose, children }: Props) {
  const open = lines.filter(({ state }) => state === 'open').length;
  return (
    <nav aria-label="签号" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex-1 text-13 text-ink-2 md:max-w-20">
        <b className="num text-24 text-ink-1">{lines.length - open}</b>
        <span className="tabular"> / {lines.length}</span> {open > 0 ? '已评' : '都已评完'}
      </p>
      <ol className="flex min-w-0 flex-1 gap-2 overflow-x-auto p-0.5 max-md:order-1 max-md:basis-full max-md:pb-1">
        {lines.map(({ lot, state, total, isWaiting }) => (
          <li key={lot} className="relative min-w-14 flex-1 md:min-w-24">
            <button
              type="button"
              aria-current={lot === chosen ? 'true' : undefined}
              className={`flex h-full min-h-12 w-full cursor-pointer content-center flex-wrap items-baseline justify-center gap-x-2 rounded-ctl border px-1 py-2.5 ${lot === chosen ? 'border-brand bg-surface shadow-[0_0_0_1px_var(--brand)]' : state === 'open' ? 'border-line bg-surface hover:bg-fill' : 'border-ok-line bg-ok-tint'}`}
              onClick={() => onChoose(lot)}
            >
              <b className="tabular text-16 text-ink-1">{lot} 号</b>
              {isWaiting && <span className="text-12 text-warm-ink">待上报</span>}
              <span
                className={`tabular text-13 ${state === 'sealed' ? 'font-medium text-ok-ink' : lot !== chosen && state === 'open' ? 'sr-only' : 'text-ink-3'}`}
              >
                {state === 'sealed' ? `${total} 分` : lot === chosen && state === 'open' ? '正在评' : words[state]}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}
