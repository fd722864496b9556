import { Button, DatePicker } from 'antd';
import dayjs from 'dayjs';
import { Link } from 'react-router';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { anyDay, anyText, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type CandidateStep, candidateSteps } from '../../contract/candidates/outcomes.ts';
import type { OwnExam } from '../../contract/company-exams.ts';
import { examSteps } from '../../contract/exam-steps.ts';
import { type PublicationKind, publicationKinds } from '../../contract/results/publication-state.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { PostPeople } from './candidates/post-people.tsx';
import { inRankOrder } from './candidates/rank-order.ts';
import { SlotsPanel } from './candidates/slots-panel.tsx';
import { ExamHead } from './exam-head.tsx';
import { DayListButton } from './files/file-buttons.tsx';
import { OfExam } from './of-exam.tsx';
import { PersonSearch } from './results/person-search.tsx';

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
export const CandidatesPage = () => <OfExam>{(exam) => <CandidateSteps exam={exam} />}</OfExam>;

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
