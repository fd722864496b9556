import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { paths } from '#web/paths.ts';
import { Stat } from '#web/ui/stat.tsx';
import type { SalaryCell } from '../../contract/market.ts';

const yuanWords = (fen: number) => Math.round(fen / 100).toLocaleString('en-US');

/** The position of an amount on the line, in percent. */
function placeOn(least: number, most: number) {
  const span = Math.max(1, most - least);
  return (fen: number) => Math.min(100, Math.max(0, ((fen - least) * 100) / span));
}

interface Props {
  found: SalaryCell;
  mine: AnswerOf<Api['GET /api/salaries']>['mine'];
}

function Line({ found, mine }: Props) {
  const least = Math.min(found.q1, mine?.min ?? found.q1) * 0.8;
  const most = Math.max(found.q3, mine?.max ?? found.q3) * 1.15;
  const at = placeOn(least, most);
  const span = (from: number, to: number) => ({ left: `${at(from)}%`, width: `${Math.max(0.6, at(to) - at(from))}%` });
  return (
    <div className="mt-8" aria-hidden="true">
      {mine && (
        <div className="relative mb-2 h-6">
          <span className="absolute bottom-0 h-1 rounded-full bg-warm" style={span(mine.min, mine.max)} />
          <span
            className="absolute bottom-3 -translate-x-1/2 text-12 leading-4 whitespace-nowrap text-warm-ink"
            style={{ left: `clamp(2rem, ${at((mine.min + mine.max) / 2)}%, calc(100% - 2rem))` }}
          >
            我的期望
          </span>
        </div>
      )}
      <div className="relative h-4 rounded-full bg-fill">
        <span className="absolute inset-y-0 rounded-full bg-brand-line" style={span(found.q1, found.q3)} />
        <span
          className="absolute -inset-y-1.5 w-1.5 -translate-x-1/2 rounded-full bg-brand"
          style={{ left: `${at(found.median)}%` }}
        />
      </div>
      <div className="tabular relative mt-1.5 h-5 text-12 text-ink-3">
        <span className="absolute left-0 max-sm:hidden">{yuanWords(least)}</span>
        {[found.q1, found.median, found.q3].map((fen) => (
          <span
            key={fen}
            className={`absolute -translate-x-1/2 ${fen === found.median ? 'font-semibold text-ink-1' : ''}`}
            style={{ left: `${at(fen)}%` }}
          >
            {yuanWords(fen)}
          </span>
        ))}
        <span className="absolute right-0 max-sm:hidden">{yuanWords(most)}</span>
      </div>
    </div>
  );
}

/** The quartiles of the requested group, and the person's own expectation. */
export function SalaryPosition({ found, mine }: Props) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Stat large value={yuanWords(found.median)} unit="元/月" label="中位数" />
        <Stat large value={yuanWords(found.q1)} unit="元/月" label="下四分位：四分之三比它高" />
        <Stat large value={yuanWords(found.q3)} unit="元/月" label="上四分位：四分之一比它高" />
        <Stat large value={found.n.toLocaleString('en-US')} unit="个" label={`样本，其中 ${found.hires} 个已入职`} />
      </div>
      <Line found={found} mine={mine} />
      {mine ? (
        <p className="mt-2 text-14 text-ink-2">
          <span className="mr-1 inline-block size-2.5 rounded-full bg-warm" aria-hidden="true" />
          我的期望（{mine.title}）
          <b className="num">
            {yuanWords(mine.min)}–{yuanWords(mine.max)}
          </b>{' '}
          元/月
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
