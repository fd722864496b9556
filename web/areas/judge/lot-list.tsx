import type { LotLine } from './judge-store.ts';

interface Props {
  lines: readonly LotLine[];
  chosen: number | null;
  onChoose(lot: number): void;
}

const words = { open: '待评', recused: '回避', absent: '缺席' } as const;

/** The numbers of the group in their order, with what this judge gave each. */
export function LotList({ lines, chosen, onChoose }: Props) {
  const open = lines.filter(({ state }) => state === 'open').length;
  return (
    <nav aria-label="签号" className="card p-3 max-md:border-0 max-md:bg-transparent max-md:p-0">
      <p className="mb-2 px-1 text-13 text-ink-3">
        共 {lines.length} 个号，{open > 0 ? `还有 ${open} 个待评` : '都已评完'}
      </p>
      <ol className="flex gap-2 max-md:overflow-x-auto max-md:pb-1 md:flex-col md:gap-1">
        {lines.map(({ lot, state, total, isWaiting }) => (
          <li key={lot} className="relative flex-none">
            <button
              type="button"
              aria-current={lot === chosen ? 'true' : undefined}
              className={`flex w-full cursor-pointer flex-col items-center rounded-ctl border px-3 max-md:h-full max-md:min-h-12 max-md:min-w-19 max-md:justify-center max-md:py-1 md:h-12 md:flex-row md:gap-2 ${lot === chosen ? 'border-brand bg-brand-tint' : 'border-line bg-surface hover:bg-fill md:border-transparent'}`}
              onClick={() => onChoose(lot)}
            >
              <b className="tabular text-16 text-ink-1">{lot} 号</b>
              {isWaiting && <span className="text-12 text-warm-ink md:order-1">待上报</span>}
              <span
                className={`tabular text-13 md:ml-auto ${state === 'sealed' ? 'font-medium text-ok-ink' : 'text-ink-3'}`}
              >
                {state === 'sealed' ? `${total} 分` : words[state]}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
