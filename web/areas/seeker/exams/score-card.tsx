import type { OwnRegistration } from '#contract/exams/registrations.ts';
import type { OwnResults } from '#contract/exams/results/publications.ts';
import { kindLabel, outcomeText } from '#web/features/exams/list-words.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Histogram } from '#web/ui/histogram.tsx';

type Item = OwnResults['items'][number];

/** The latest version of each list. */
const latestOf = (items: readonly Item[]) =>
  items.filter(({ kind }, at) => items.findIndex((one) => one.kind === kind) === at);

/** Where the own written score stands among those of the post. */
function Scores({ summary, written }: { summary: NonNullable<Item['summary']>; written: number }) {
  const { histogram, pass, line } = summary;
  const own = histogram.findLastIndex(({ from }) => from <= written);
  const [first, last] = [histogram[0], histogram.at(-1)];
  if (!first || !last || histogram.length < 2) return null;
  const bars = histogram.map(({ from, people }, at) => ({
    ...{ label: `${from} 分起`, n: people },
    strength: at === own ? (1 as const) : from >= (pass ?? 0) ? (2 as const) : (3 as const),
  }));
  return (
    <div className="mt-3">
      <Histogram caption="本岗位笔试成绩分布" columns={['分数段', '人数']} bars={bars} />
      <p className="tabular mt-1.5 flex flex-wrap justify-between gap-x-4 text-12 text-ink-3">
        <span>{first.from} 分</span>
        <span>{last.from} 分以上</span>
      </p>
      <p className="tabular mt-0.5 flex flex-wrap gap-x-4 text-12 text-ink-3">
        <span className="text-brand">深色是你所在的分数段</span>
        {pass !== null && <span>合格线 {pass}</span>}
        {line !== null && <span>入围最低 {line}</span>}
      </p>
    </div>
  );
}

/** The applicant's own scores and places, as far as they are published; nothing before. */
export function ScoreCard({ exam: { id: examId, title }, own }: { exam: OwnRegistration['exam']; own: OwnResults }) {
  const written = own.items.find(({ kind }) => kind === 'written');
  return (
    <section aria-label={`${title}：成绩与名次`}>
      <p className="flex flex-wrap gap-x-4 text-13">
        {own.recountBy && written && (
          <a className="link" href={`${paths.examResults(examId, { list: written.id, post: own.postId })}#recount`}>
            申请成绩复查，{dayAndTime(own.recountBy)} 截止
          </a>
        )}
        <a className="link" href={paths.examResults(examId)}>
          全部结果
        </a>
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        {latestOf(own.items).map((item) => {
          const { line, summary } = item;
          const points = line.total ?? line.written;
          return (
            <li key={item.id} className="rounded-card bg-fill px-4 py-3">
              <p className="flex items-baseline gap-2 text-13 text-ink-3">
                <a
                  className="font-medium text-ink-1 hover:text-brand"
                  href={paths.examResults(examId, { list: item.id, post: own.postId })}
                >
                  {kindLabel(item.kind)}
                </a>
                <span className="tabular ml-auto text-12">{dayAndTime(item.publicAt)} 公布</span>
              </p>
              <p className="tabular mt-2 flex flex-wrap items-baseline gap-x-4 text-13">
                <b className="num text-24 text-ink-1">{points ?? outcomeText(item.kind, line.outcome)}</b>
                {line.rank !== null && (
                  <span>
                    第 {line.rank} 名{summary && ` / ${summary.scored}`}
                  </span>
                )}
                {summary && summary.line !== null && item.kind !== 'written' && <span>末位 {summary.line}</span>}
                {summary && summary.pass !== null && item.kind === 'written' && <span>合格线 {summary.pass}</span>}
                {points !== null && <span>{outcomeText(item.kind, line.outcome)}</span>}
              </p>
              {line.note && <p className="mt-1 text-12 text-ink-3">{line.note}</p>}
              {item.reason && <p className="mt-1 text-12 text-warm-ink">更正：{item.reason}</p>}
            </li>
          );
        })}
      </ul>
      {written?.summary && written.line.written !== null && (
        <Scores summary={written.summary} written={written.line.written} />
      )}
    </section>
  );
}
