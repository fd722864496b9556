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
import { ProjectHead } from '../project-head.tsx';
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
    <section className="mt-4 rounded-card bg-fill px-4 py-3" aria-label="公示的工作日">
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

/** Title and files of a list, its days of publicity, and links to the other lists of its project. */
function ResultsHead({ data: { id, title, items, next, shown, now } }: { data: ResultsData }) {
  const list = shown?.list;
  const window = shown?.objections.window;
  const facts = list && [
    list.exam.documentNumber,
    `${list.exam.organiser}组织`,
    `${formatDateTime(list.publicAt)} 统一公布`,
    `${list.people} 人，${list.posts.length} 个岗位`,
    '姓名与号码已部分隐去',
  ];
  return (
    <ProjectHead
      crumbs={[{ label: title, href: paths.exam(id) }, { label: '结果与公示' }]}
      title={list ? listTitle(list) : '结果与公示'}
      text={facts ? facts.filter(Boolean).join('，') : title}
      acts={
        list && (
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
        )
      }
      alert={list?.reason && `更正：${list.reason}`}
    >
      {list && window && window.workingDays > 0 && (
        <WorkingDays publicAt={list.publicAt} workingDays={window.workingDays} now={now} />
      )}
      <nav aria-label="已公布的名单" className="scroll-line mt-3 -mb-3 flex min-h-11 items-center gap-7">
        {items.toReversed().map((one) => (
          <a
            key={one.id}
            className="tab h-11 shrink-0"
            aria-current={one.id === list?.id ? 'page' : undefined}
            href={paths.examResults(id, { list: one.id })}
          >
            {listTitle(one)}
            <span className="tabular ml-1 text-12 font-normal text-ink-3">{monthDay(one.publicAt)}</span>
          </a>
        ))}
        {next && (
          <span className="tabular shrink-0 text-14 text-ink-3">
            {kindLabel(next.kind)} {dayAndTime(next.publicAt)} 公布
          </span>
        )}
      </nav>
    </ProjectHead>
  );
}

const emptyText = ({ next }: ResultsData) =>
  next
    ? `${kindLabel(next.kind)}将在 ${dayAndTime(next.publicAt)} 公布，之前任何人都看不到。`
    : '成绩和名单在公布的时刻出现在这里，之前任何人都看不到。';

function Shown({ data, shown: { list, objections, chain } }: { data: ResultsData; shown: ShownList }) {
  const { revalidate } = useRevalidator();
  const isSignedIn = useSession((state) => state.token !== null);
  const own = useOwnResults(data.id);
  const here = paths.examResults(data.id, { list: list.id, ...(list.postId && { post: list.postId }) });
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
        <Ranking id={data.id} list={list} own={own} ticket={data.ticket} />
        {list.inside.length > 0 && <InsideList id={data.id} list={list} ownId={own?.registrationId ?? null} />}
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
export function ResultsPage({ data }: { data: ResultsData }) {
  return (
    <div className="reading-page">
      <ResultsHead data={data} />
      {data.shown ? (
        <Shown key={data.shown.list.id} data={data} shown={data.shown} />
      ) : (
        <div className="page pt-4 pb-8">
          <div className="card">
            <EmptyState title="还没有公布结果" text={emptyText(data)} />
          </div>
        </div>
      )}
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
