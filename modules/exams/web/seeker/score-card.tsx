import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Histogram } from '#web/ui/histogram.tsx';
import type { OwnRegistration } from '../../contract/registrations.ts';
import type { OwnResults } from '../../contract/results/publications.ts';
import type { PostSummary } from '../../contract/results/result-shapes.ts';
import { kindLabel, outcomeText } from '../features/exam-words.ts';

type Item = OwnResults['items'][number];

/** The latest version of each list. */
const latestOf = (items: readonly Item[]) =>
  items.filter(({ kind }, at) => items.findIndex((item) => item.kind === kind) === at);

/** The applicant's own scores and places, as far as they are published; nothing before. */
export function ScoreCard({ exam: { id: examId, title }, own }: { exam: OwnRegistration['exam']; own: OwnResults }) {
  const written = own.items.find(({ kind }) => kind === 'written');
  return (
    <section aria-label={`${title}：成绩与名次`}>
      <p className="flex flex-wrap gap-x-4 text-14">
        {own.recountBy && written && (
          <a className="link" href={`${paths.examResults(examId, { list: written.id, post: own.postId })}#recount`}>
            申请成绩复查，{dayAndTime(own.recountBy)} 截止
          </a>
        )}
        <a className="link" href={paths.examResults(examId)}>
          全部结果
        </a>
      </p>
      <div className="mt-2 grid gap-x-8 gap-y-4 md:grid-cols-2 lg:grid-cols-1">
        <ul className="divide-y divide-line">
          {latestOf(own.items).map((item) => {
            const { line, summary } = item;
            const points = line.total ?? line.written;
            const isWritten = item.kind === 'written';
            return (
              <li key={item.id} className="flex items-center justify-between gap-4 py-2.5">
                <p className="tabular min-w-0 text-14 text-ink-3">
                  <a
                    className="font-semibold text-ink-1 hover:text-brand"
                    href={paths.examResults(examId, { list: item.id, post: own.postId })}
                  >
                    {kindLabel(item.kind)}
                  </a>
                  <span className="ml-2 text-12">{dayAndTime(item.publicAt)} 公布</span>
                  <span className="flex flex-wrap gap-x-3">
                    {line.rank !== null && (
                      <span className="text-ink-1">
                        第 {line.rank} 名{summary && ` / ${summary.scored}`}
                      </span>
                    )}
                    {summary && summary.line !== null && !isWritten && <span>末位 {summary.line}</span>}
                    {summary && summary.pass !== null && isWritten && <span>合格线 {summary.pass}</span>}
                    {points !== null && <span>{outcomeText(item.kind, line.outcome)}</span>}
                  </span>
                  {line.note && <span className="block text-12">{line.note}</span>}
                  {item.reason && <span className="block text-12 text-warm-ink">更正：{item.reason}</span>}
                </p>
                <b className="num flex-none text-28">{points ?? outcomeText(item.kind, line.outcome)}</b>
              </li>
            );
          })}
        </ul>
        {written?.summary && written.line.written !== null && (
          <Distribution histogram={written.summary.histogram} own={written.line.written} />
        )}
      </div>
    </section>
  );
}

/** How many have which score in the own post; the step of the own one stands out. */
function Distribution({ histogram, own }: { histogram: PostSummary['histogram']; own: number }) {
  const mine = histogram.findLastIndex(({ from }) => from <= own);
  const bars = histogram.map(({ from, people }, at) => ({
    label: `${from} 分起`,
    n: people,
    strength: at === mine ? (1 as const) : (3 as const),
  }));
  if (bars.length < 2) return null;
  return (
    <div>
      <p className="mb-2 text-14 text-ink-3">我在本岗位的笔试成绩里排在哪里？</p>
      <Histogram caption="本岗位笔试成绩分布" columns={['分数', '人数']} bars={bars} />
      <p className="tabular mt-1.5 flex justify-between text-14 text-ink-3">
        <span>{bars[0]?.label}</span>
        <span className="text-brand">
          你 {own} 分，这一段 {bars[mine]?.n} 人
        </span>
        <span>{bars.at(-1)?.label}</span>
      </p>
    </div>
  );
}

/**
 * The applicant's own lines of the lists that are public, and the own way after the shortlist for those who are on it or may follow;
 * null before they are known, and for those who have none.
 */
export function useOwnResults(examId: string, hasSeat: boolean) {
  const input = { params: { id: examId } };
  const { data: own = null } = useCall('GET /api/exams/:id/results/mine', hasSeat ? input : null, quietly);
  const isListed = ({ kind, line }: OwnResults['items'][number]) =>
    kind === 'shortlist' && ['in', 'waiting'].includes(line.outcome);
  const mayFollow = own?.items.some(isListed) ?? false;
  const { data: candidacy = null, replace } = useCall(
    'GET /api/exams/:id/candidacy',
    mayFollow ? input : null,
    quietly,
  );
  return { own, candidacy, setCandidacy: replace };
}
