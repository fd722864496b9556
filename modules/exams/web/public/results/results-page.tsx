import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { drawKinds } from '../../../contract/draw.ts';
import type { OwnResults } from '../../../contract/results/publications.ts';
import type { PostSummary } from '../../../contract/results/result-shapes.ts';
import { kindLabel, listTitle } from '../../features/exam-words.ts';
import { ScoreBars } from '../../features/score-bars.tsx';
import { ObjectionCard, VerifyCard } from '../publicity/publicity-cards.tsx';
import { InsideList } from './inside-list.tsx';
import { postOf, type ResultsData, type ShownList } from './load-results.ts';
import { Ranking } from './ranking.tsx';
import { ResultsHead } from './results-head.tsx';

const emptyText = ({ next }: ResultsData) =>
  next
    ? `${kindLabel(next.kind)}将在 ${dayAndTime(next.publicAt)} 公布，之前任何人都看不到。`
    : '成绩和名单在公布的时刻出现在这里，之前任何人都看不到。';

/** Versions of all lists, the latest first. */
function Published({ data: { id, items }, shownId }: { data: ResultsData; shownId: string }) {
  return (
    <Card space="side" heading="已公布过的">
      <ol className="divide-y divide-line text-14">
        {items.map((item) => (
          <li key={item.id} className="py-2 first:pt-0 last:pb-0">
            <a
              className="font-semibold text-ink-1 hover:text-brand"
              aria-current={item.id === shownId ? 'page' : undefined}
              href={paths.examResults(id, { list: item.id })}
            >
              {listTitle(item)}
            </a>
            <p className="tabular text-14 text-ink-3">
              {dayAndTime(item.publicAt)}，{item.people} 人{item.reason && `，更正：${item.reason}`}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

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
        {list.summary && <Distribution summary={list.summary} kind={list.kind} />}
        {list.inside.length > 0 && <InsideList id={data.id} list={list} ownId={own?.registrationId ?? null} />}
      </div>
      <aside className="reading-side" aria-label="异议、核验与公布记录">
        {own?.recountBy && list.kind === 'written' && <RecountCard publicationId={list.id} until={own.recountBy} />}
        <ObjectionCard
          {...{ publicationId: list.id, ...objections, targets }}
          signInHref={isSignedIn ? null : paths.seekerLogin(here)}
          onFiled={() => void revalidate()}
        />
        <VerifyCard hash={list.hash} chain={chain} draws={draws} />
        {data.items.length > 1 && <Published data={data} shownId={list.id} />}
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

interface Props {
  summary: PostSummary;
  /** Of the list: the lowest score that is in stands on the chart where that is a written one. */
  kind: string;
}

/** Fewer scores make no distribution: each of them stands in the ranking. */
const FEW = 15;

/** Written scores by steps. */
function Distribution({ summary: { histogram, scored, pass, line }, kind }: Props) {
  if (scored < FEW) return null;
  return (
    <Card
      heading="笔试成绩分布"
      aside={[`${scored} 人`, ...(pass === null ? [] : [`深色为合格线 ${pass} 以上`])].join('，')}
    >
      <ScoreBars histogram={histogram} pass={pass} line={kind === 'shortlist' ? line : null} />
    </Card>
  );
}

const ObjectionForm = lazyPart(() => import('../publicity/objection-form.tsx').then((module) => module.ObjectionForm));

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
      {step === 'filed' && (
        <p className="rounded-ctl bg-ok-tint px-3 py-2 text-14 text-ok-ink" role="status">
          已提交，答复会通知你。
        </p>
      )}
    </Card>
  );
}
