import { Button, DatePicker } from 'antd';
import { clsx } from 'clsx';
import dayjs from 'dayjs';
import { Check, CornerDownRight } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { anyDay, anyText, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { StateTabs } from '#web/features/console/page-head.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { CandidateLine } from '../../contract/candidates/candidates.ts';
import type { OwnExam } from '../../contract/company-exams.ts';
import { examSteps } from '../../contract/exam-state.ts';
import {
  type CandidateStep,
  candidateSteps,
  isOut,
  candidate as machine,
} from '../../contract/results/candidate-state.ts';
import { type PublicationKind, publicationKinds } from '../../contract/results/publication-state.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { whenText } from '../features/exam-words.ts';
import { CandidateActs } from './candidates/candidate-acts.tsx';
import { SlotsPanel } from './candidates/slots-panel.tsx';
import { ExamHead } from './exam-head.tsx';
import { DayListButton } from './files/file-buttons.tsx';
import { OfExam } from './of-exam.tsx';
import { PersonSearch, PostGroups } from './post-groups.tsx';

interface PostPeopleProps {
  people: readonly CandidateLine[];
  step: CandidateStep;
  maySetExtra: boolean;
}

const waits = ({ moves }: CandidateLine) => moves.includes('pass');
const timeOf = ({ slot }: CandidateLine) => slot?.startsAt ?? '';
/** Whose outcome is recorded next: of those who wait for one, who comes first. */
const nextOf = (people: readonly CandidateLine[], step: CandidateStep) =>
  people
    .filter((line) => waits(line) && (step !== 'recheck' || line.slot))
    .toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)))[0];

/** Why a person stands at this rank and what came of it, in words. */
function wordsOf(line: CandidateLine, own: readonly CandidateLine[]): string {
  const { reason, replaces, replacedBy, rank } = line;
  return [
    reason,
    replaces && (rank === null ? `递补 ${replaces}` : `第 ${rank} 名，递补 ${replaces}`),
    replacedBy && !own.some(({ name }) => name === replacedBy) && `由 ${replacedBy} 递补`,
  ]
    .filter(Boolean)
    .join('，');
}

/** What came out of a step; on a phone the buttons beside a name say that nothing has yet. */
function Outcome({ line, step, isNext }: Pick<PersonProps, 'line' | 'step' | 'isNext'>) {
  const { status } = line;
  if (isNext && step === 'recheck') return <b className="font-semibold text-brand">下一位</b>;
  if (status === step) return waits(line) && <span className="max-sm:hidden">待定</span>;
  const word = status === 'absent' ? '未到' : machine.labels.recruiter[status];
  if (isOut(status)) return <span className="tag tag-err">{word}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-14 text-ink-3">
      <Check size={14} className="text-ok" aria-hidden />
      {word}
    </span>
  );
}

interface PersonProps extends Omit<PostPeopleProps, 'people'> {
  line: CandidateLine;
  /** The people of the same post. */
  own: readonly CandidateLine[];
  isNext: boolean;
}

/** Rank, name and time of a person, what came out and why, and the means to record it. */
function Person({ line, own, isNext, step, maySetExtra }: PersonProps) {
  const { name, ticket, rank, slot, replaces, extra, extraWaiting } = line;
  const isBelow = replaces !== null && own.some((one) => one.name === replaces);
  return (
    <li
      className={clsx(
        'grid grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1 max-sm:py-2 sm:min-h-11 sm:grid-cols-[28px_150px_136px_minmax(0,1fr)_auto]',
        isNext ? 'bg-brand-tint' : 'hover:bg-fill',
      )}
    >
      <span className="num text-16 max-sm:col-start-1 max-sm:row-start-1">
        {isBelow ? <CornerDownRight size={16} className="text-ink-4" aria-label="递补" role="img" /> : rank}
      </span>
      <span className="min-w-0 max-sm:col-start-2 max-sm:row-start-1">
        <b className="font-semibold text-ink-1">{name}</b>
        <span className="tabular ml-2 text-14 text-ink-3">{ticket}</span>
      </span>
      <span
        className="tabular text-14 text-ink-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:empty:hidden"
        title={slot?.place}
      >
        {step === 'recheck' && (slot ? whenText(slot.startsAt) : <span className="text-ink-3">没有选时段</span>)}
        {step === 'ranked' && extra !== null && `加试 ${extra}`}
        {step === 'ranked' && extraWaiting !== null && <span className="text-ink-3">加试 {extraWaiting} 待确认</span>}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 text-14 break-words text-ink-3 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-3 max-sm:empty:hidden">
        <Outcome line={line} step={step} isNext={isNext} />
        <span className="min-w-0 empty:hidden">{wordsOf(line, own)}</span>
      </span>
      <span className="flex justify-end max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1">
        <CandidateActs line={line} maySetExtra={maySetExtra && step === 'ranked'} isNext={isNext} />
      </span>
    </li>
  );
}

/** Each post with its people by rank. */
function PostPeople({ people, step, ...rest }: PostPeopleProps) {
  const next = nextOf(people, step);
  const waitingText = (own: readonly CandidateLine[]) => {
    const waiting = own.filter(waits).length;
    const look = waiting > 0 ? 'text-ink-1' : 'font-normal text-ink-3';
    const text = waiting > 0 ? `${waiting} 人待定` : `${own.length} 人`;
    return <span className={`tabular ml-auto text-14 ${look}`}>{text}</span>;
  };
  return (
    <PostGroups people={people} aside={waitingText}>
      {(own) =>
        own.map((line) => <Person key={line.id} line={line} own={own} isNext={line === next} step={step} {...rest} />)
      }
    </PostGroups>
  );
}

/** Who will stand in a step, and the list whose publication brings people there. */
const words: Record<CandidateStep, { text: string; list?: PublicationKind }> = {
  recheck: { text: '入围名单公布后，需要复审的人列在这里', list: 'shortlist' },
  ranked: { text: '进入面试或已排总成绩的人列在这里，同分的在这里登记加试成绩' },
  medical: { text: '总成绩公布后，按 1∶1 进入体检的人列在这里', list: 'totals' },
  inspection: { text: '体检合格的人列在这里' },
  listed: { text: '体检和考察都合格的人列在这里，准备公示' },
  out: { text: '没有人在入围以后离开' },
};

/** Takes the place of a step's people while there are none: who comes, and what has to be done before. */
function EmptyStep({ exam, step }: { exam: OwnExam; step: CandidateStep }) {
  const { text, list } = words[step];
  const publishes = list && exam.status === 'published' && mayDo(exam.role, 'publishResults');
  return (
    <EmptyState
      title={text}
      action={
        publishes && (
          <Link to={paths.companyResults(exam.id, 'publications')}>
            <Button type="primary">去公布{publicationKinds[list].label}</Button>
          </Link>
        )
      }
    />
  );
}

/** The people that a page of the call holds. */
const PAGE = 50;

const codes = Object.keys(candidateSteps) as [CandidateStep, ...CandidateStep[]];

/** 复审与体检考察: who is in each step after the shortlist, what came out of it, and who takes whose place. */
export const CandidatesPage = () => <OfExam act="read" content={CandidateSteps} />;

function CandidateSteps({ exam }: { exam: OwnExam }) {
  const examId = exam.id;
  const timed = exam.steps.map(({ step }): string => step);
  const steps = codes.filter((code) => !(code in examSteps) || timed.includes(code));
  const [first = 'ranked', ...others] = steps;
  const { values, view, page, show } = useListParams(
    { keyword: anyText, day: anyDay },
    { step: viewOf([first, ...others]) },
  );
  const params = { id: examId };
  const isRecheck = view.step === 'recheck';
  const query = { step: view.step, page, keyword: values.keyword, day: isRecheck ? values.day : undefined };
  const list = useCall('GET /api/company/exams/:id/candidates', { params, query });
  const { counts = {}, replaceUntil = null, maySetExtra = false } = list.data ?? {};
  // People of one day come in the order of their times.
  const people = query.day ? (list.data?.items ?? []) : inRankOrder(list.data?.items ?? []);
  const isNobody = list.data?.total === 0 && !values.keyword && !values.day;
  return (
    <>
      <ExamHead exam={exam} note={replaceUntil ? `递补到 ${replaceUntil} 为止` : undefined} />
      <div className={isRecheck ? 'grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_300px]' : undefined}>
        <section className="min-w-0 card">
          <StateTabs
            label="环节"
            active={view.step}
            onChange={(key) => show({ step: key === first ? null : key, day: null })}
            tabs={steps.map((key) => ({ key, label: candidateSteps[key], n: list.data && (counts[key] ?? 0) }))}
          />
          {isNobody ? (
            <EmptyStep exam={exam} step={view.step} />
          ) : (
            <>
              <div className="flex flex-wrap items-center gap-3 px-4 py-3">
                <PersonSearch keyword={values.keyword} onFind={(keyword) => show({ keyword })} />
                {isRecheck && (
                  <DatePicker
                    aria-label="复审日期"
                    className="w-40 max-sm:w-full"
                    placeholder="某一天的名单"
                    value={values.day ? dayjs(values.day) : null}
                    onChange={(day) => show({ day: day ? day.format('YYYY-MM-DD') : null })}
                  />
                )}
                {isRecheck && values.day && <DayListButton examId={examId} day={values.day} />}
              </div>
              <ConsoleList
                label={candidateSteps[view.step]}
                query={{ ...list, data: list.data && { ...list.data, items: people } }}
                list={{ page, show }}
                pageSize={PAGE}
                draw={() => <PostPeople people={people} step={view.step} maySetExtra={maySetExtra} />}
                empty="没有这样的人"
              />
            </>
          )}
        </section>
        {isRecheck && <SlotsPanel examId={examId} />}
      </div>
    </>
  );
}

/** People of each post by rank, whoever took somebody's place directly below that person. */
export function inRankOrder(lines: readonly CandidateLine[]): CandidateLine[] {
  const posts = Map.groupBy(lines, ({ post }) => post.code);
  return [...posts.values()].flatMap((people) => {
    const names = new Set(people.map(({ name }) => name));
    const below = Map.groupBy(people, ({ replaces }) => (replaces !== null && names.has(replaces) ? replaces : ''));
    const withBelow = (line: CandidateLine): CandidateLine[] => {
      const taken = below.get(line.name) ?? [];
      below.delete(line.name);
      return [line, ...taken.flatMap(withBelow)];
    };
    const first = below.get('') ?? [];
    return first.toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity)).flatMap(withBelow);
  });
}
