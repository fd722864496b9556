import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { missingYearsNote, workingDaysAt, workingSpan } from '#contract/calendar/working-days.ts';
import { formatDateTime } from '#contract/text.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { dayAndTime, monthDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { drawKinds } from '../../../contract/draw.ts';
import type { OwnResults } from '../../../contract/results/publications.ts';
import { kindLabel, listTitle } from '../../features/exam-words.ts';
import { postOf, type ResultsData, type ShownList } from '../load-exams.ts';
import { Filed, ObjectionCard, ObjectionForm, VerifyCard } from '../publicity/publicity-cards.tsx';
import { InsideList } from './list-table.tsx';
import { Ranking } from './ranking.tsx';

/** The days of a publicity, of which only working days count, and how many are left. */
export function WorkingDays({ publicAt, workingDays, now }: { publicAt: string; workingDays: number; now: number }) {
  const span = workingSpan(new Date(publicAt), workingDays);
  const { begun, left, of } = workingDaysAt(span, new Date(now));
  const isOver = now >= span.endsAt.getTime();
  const end = span.endsAt.toISOString();
  const note = missingYearsNote(span);
  return (
    <section className="mt-4 rounded-card border border-line bg-surface px-4 py-3" aria-label="公示的工作日">
      <p className="text-16 font-semibold text-ink-1">
        {isOver ? `公示已满 ${of} 个工作日` : left > 0 ? `还有 ${left} 个工作日` : '今天是最后一个工作日'}
      </p>
      <p className="tabular mt-0.5 text-14 text-ink-3">
        {isOver
          ? `${dayAndTime(end)} 结束`
          : `第 ${begun} / ${of} 个，${dayAndTime(end).replace(' ', ` ${weekday(end)} `)} 结束，期间任何人可提异议`}
      </p>
      {note && <p className="mt-2 text-14 text-ink-3">节假日安排未录入的年份只按周末计算。</p>}
    </section>
  );
}

const files = [
  ['名单 PDF', 'pdf'],
  ['XLSX', 'xlsx'],
] as const;

/** The published lists of a project; of the shown one its title and files, what was corrected, and its days of publicity. */
function ListHead({ data: { exam, results, shown, now } }: { data: ResultsData }) {
  const list = shown?.list;
  const window = shown?.objections.window;
  const { items, next } = results;
  if (!list) return null;
  return (
    <div className="page pt-2">
      <nav aria-label="已公布的名单" className="scroll-line flex min-h-11 items-center gap-1">
        {items.toReversed().map((one) => (
          <a
            key={one.id}
            className="pill shrink-0"
            aria-current={one.id === list.id ? 'page' : undefined}
            href={paths.examResults(exam.id, { list: one.id })}
          >
            {listTitle(one)}
            <span className="tabular ml-1 text-12 font-normal">{monthDay(one.publicAt)}</span>
          </a>
        ))}
        {next && (
          <span className="tabular ml-2 shrink-0 text-14 text-ink-3">
            {kindLabel(next.kind)} {dayAndTime(next.publicAt)} 公布
          </span>
        )}
      </nav>
      <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <h2 className="text-20">{listTitle(list)}</h2>
          <p className="mt-1 text-14 text-ink-3">
            {formatDateTime(list.publicAt)} 统一公布，{list.people} 人，{list.posts.length} 个岗位，姓名与号码已部分隐去
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {files.map(([label, format]) => (
            <ButtonLink key={format} href={`/api/examPublications/${list.id}/list.${format}`} download>
              <FileDown size={16} aria-hidden />
              {label}
            </ButtonLink>
          ))}
          {window?.open && window.workingDays > 0 && (
            <ButtonLink look="filled" href="#objections">
              提出异议
            </ButtonLink>
          )}
        </div>
      </div>
      {list.reason && (
        <p className="mt-3 rounded-ctl bg-warm-tint px-4 py-2 text-14 text-warm-ink" role="status">
          更正：{list.reason}
        </p>
      )}
      {window && window.workingDays > 0 && (
        <WorkingDays publicAt={list.publicAt} workingDays={window.workingDays} now={now} />
      )}
    </div>
  );
}

const emptyText = ({ next }: ResultsData['results']) =>
  next
    ? `${kindLabel(next.kind)}将在 ${dayAndTime(next.publicAt)} 公布，之前任何人都看不到。`
    : '成绩和名单在公布的时刻出现在这里，之前任何人都看不到。';

function Shown({ data, shown: { list, objections, chain } }: { data: ResultsData; shown: ShownList }) {
  const { revalidate } = useRevalidator();
  const isSignedIn = useSession((state) => state.token !== null);
  const own = useOwnResults(data.exam.id);
  const here = paths.examResults(data.exam.id, { list: list.id, ...(list.postId && { post: list.postId }) });
  const targets = list.lines.map(({ id, rank, name, ticket }) => ({
    id,
    label: `${postOf(list)}，${rank === null ? ticket : `第 ${rank} 名`} ${name}`,
  }));
  const draws = data.draws.map(({ kind, seed, committedAt }) => ({
    label: drawKinds[kind as keyof typeof drawKinds] ?? kind,
    seed,
    committedOn: monthDay(committedAt),
  }));
  return (
    <div className="page reading-grid pt-4">
      <div className="flex min-w-0 flex-col gap-4">
        <Ranking id={data.exam.id} list={list} own={own} ticket={data.ticket} />
        {list.inside.length > 0 && <InsideList id={data.exam.id} list={list} ownId={own?.registrationId ?? null} />}
      </div>
      <aside className="reading-side" aria-label="异议与核验">
        {own?.recountBy && list.kind === 'written' && <RecountCard publicationId={list.id} until={own.recountBy} />}
        <ObjectionCard
          {...{ publicationId: list.id, ...objections, targets }}
          signInHref={isSignedIn ? null : paths.seekerLogin(here)}
          onFiled={() => void revalidate()}
        />
        <VerifyCard hash={list.hash} chain={chain} draws={draws} />
      </aside>
    </div>
  );
}

/** 结果与公示: the lists of a project from the moment of each on. */
export function ResultsTab({ data }: { data: ResultsData }) {
  if (data.shown)
    return (
      <>
        <ListHead data={data} />
        <Shown key={data.shown.list.id} data={data} shown={data.shown} />
      </>
    );
  return (
    <div className="page pt-4 pb-8">
      <div className="card">
        <EmptyState title="还没有公布结果" text={emptyText(data.results)} />
      </div>
    </div>
  );
}

/** The caller's own lines, once the page runs in a browser that is signed in. */
function useOwnResults(id: string): OwnResults | null {
  const isSeeker = useSession(isSeekerSignedIn);
  const { data } = useCall('GET /api/exams/:id/results/mine', isSeeker ? { params: { id } } : null, quietly);
  return data ?? null;
}

/** 成绩复查: the request to count one's own written score again, while the project takes it. */
function RecountCard({ publicationId, until }: { publicationId: string; until: string }) {
  const [step, setStep] = useState<'closed' | 'open' | 'filed'>('closed');
  return (
    <Card space="side" id="recount" heading="成绩复查">
      <p className="mb-3 text-14 text-ink-3">只复查自己的笔试成绩，答复只告诉本人。{dayAndTime(until)} 截止。</p>
      {step === 'closed' && (
        <Button look="tint" wide onClick={() => setStep('open')}>
          申请复查我的成绩
        </Button>
      )}
      {step === 'open' && (
        <ObjectionForm publicationId={publicationId} targets={[]} isRecount onDone={() => setStep('filed')} />
      )}
      {step === 'filed' && <Filed />}
    </Card>
  );
}
