import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { paths } from '#web/paths.ts';
import { RangeBar } from '#web/ui/range-bar.tsx';
import { Stat } from '#web/ui/stat.tsx';
import type { SalaryCell } from '../../contract/market.ts';

export const yuanWords = (fen: number) => Math.round(fen / 100).toLocaleString('en-US');
const rangeWords = (from: number, to: number) => `${yuanWords(from)}–${yuanWords(to)}`;

interface Props {
  found: SalaryCell;
  mine: AnswerOf<Api['GET /api/salaries']>['mine'];
}

/** The middle and the quartiles of the requested group, and the person's own expectation. */
export function SalaryPosition({ found: { q1, median, q3, n, hires }, mine }: Props) {
  const least = Math.min(q1, mine?.min ?? q1) * 0.8;
  const most = Math.max(q3, mine?.max ?? q3) * 1.15;
  const at = (fen: number) => (fen - least) / Math.max(1, most - least);
  const rangeOf = (from: number, to: number, label: string) => ({ from: at(from), to: at(to), label });
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="mb-6 flex flex-wrap items-end gap-x-10 gap-y-2">
        <Stat large value={yuanWords(median)} unit="元/月" label="中位数" />
        <p className="text-14 text-ink-2">
          一半在 <b className="num">{rangeWords(q1, q3)}</b> 元；样本 {n.toLocaleString('en-US')} 个，其中 {hires}{' '}
          个已入职
        </p>
      </div>
      <RangeBar
        caption={`中位数 ${yuanWords(median)} 元，一半在 ${rangeWords(q1, q3)} 元`}
        ends={[yuanWords(least), yuanWords(most)]}
        middle={{ at: at(median), label: '中位数' }}
        own={rangeOf(q1, q3, '中间一半')}
        you={mine ? rangeOf(mine.min, mine.max, '我的期望') : undefined}
      />
      {mine ? (
        <p className="mt-2 text-14 text-ink-2">
          我的期望（{mine.title}）<b className="num">{rangeWords(mine.min, mine.max)}</b> 元/月
          {mine.above !== null && (
            <>
              ，中点高于约 <b className="num">{mine.above}%</b> 的样本
            </>
          )}
        </p>
      ) : (
        <p className="mt-2 text-14 text-ink-3">
          在
          <a className="link" href={paths.resume('intentions')}>
            求职意向
          </a>
          里填写期望薪资，就能看到它在行情中的位置。
        </p>
      )}
    </div>
  );
}
