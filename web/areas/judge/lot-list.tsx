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
    <nav aria-label="签号" className="card p-3">
      <p className="mb-2 px-1 text-13 text-ink-3">
        共 {lines.length} 个号，{open > 0 ? `还有 ${open} 个待评` : '都已评完'}
      </p>
      <ol className="grid grid-cols-4 gap-2 md:grid-cols-2">
        {lines.map(({ lot, state, total, isWaiting }) => (
          <li key={lot}>
            <button
              type="button"
              aria-current={lot === chosen ? 'true' : undefined}
              className={`flex w-full cursor-pointer flex-col items-center rounded-ctl border px-1 py-2 ${lot === chosen ? 'border-brand bg-brand-tint' : 'border-line hover:bg-fill'}`}
              onClick={() => onChoose(lot)}
            >
              <b className="tabular text-20 leading-tight text-ink-1">{lot} 号</b>
              <span className={`tabular text-13 ${state === 'sealed' ? 'font-medium text-ok-ink' : 'text-ink-3'}`}>
                {state === 'sealed' ? `${total} 分` : words[state]}
              </span>
              {isWaiting && <span className="text-12 text-warm-ink">待上报</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
