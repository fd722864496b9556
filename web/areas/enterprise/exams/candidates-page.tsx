import { DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import { type CandidateStep, candidateSteps } from '#contract/exams/candidates/outcomes.ts';
import { examSteps } from '#contract/exams/exam-steps.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { anyDay, anyText, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { candidateColumns } from './candidates/candidate-columns.tsx';
import { DayListButton } from './candidates/day-list-button.tsx';
import { SlotsPanel } from './candidates/slots-panel.tsx';
import { isMissing, NoExam } from './no-exam.tsx';

const codes = Object.keys(candidateSteps) as [CandidateStep, ...CandidateStep[]];

const empty: Record<CandidateStep, string> = {
  recheck: '入围名单公布后，需要复审的人列在这里',
  ranked: '进入面试或已排总成绩的人列在这里，同分的在这里登记加试成绩',
  medical: '总成绩公布后，按 1∶1 进入体检的人列在这里',
  inspection: '体检合格的人列在这里',
  listed: '体检和考察都合格的人列在这里，准备公示',
  out: '没有人在入围以后离开',
};

/** 复审与体检考察: who is in each step after the shortlist, what came out of it, and who takes whose place. */
export function CandidatesPage() {
  const { id: examId } = useListParams({}, {});
  const id = examId ?? '0';
  const exam = useCall('GET /api/company/exams/:id', { params: { id } }, { quiet: true });
  if (isMissing(exam.error)) return <NoExam />;
  if (exam.isError) return <LoadFailed title="项目没有加载出来" onRetry={exam.refetch} />;
  if (!exam.data) return <ListSkeleton />;
  const timed = exam.data.steps.map(({ step }): string => step);
  const steps = codes.filter((code) => !(code in examSteps) || timed.includes(code));
  return <CandidateSteps examId={id} title={exam.data.title} steps={steps} />;
}

function CandidateSteps({ examId, title, steps }: { examId: string; title: string; steps: readonly CandidateStep[] }) {
  const [first = 'ranked', ...others] = steps;
  const { values, view, page, show } = useListParams(
    { keyword: anyText, day: anyDay },
    { step: viewOf([first, ...others]) },
  );
  const params = { id: examId };
  const isRecheck = view.step === 'recheck';
  const query = { step: view.step, page, keyword: values.keyword, day: isRecheck ? values.day : undefined };
  const list = useCall('GET /api/company/exams/:id/candidates', { params, query }, { quiet: true });
  const { counts = {}, replaceUntil = null, maySetExtra = false } = list.data ?? {};
  return (
    <>
      <PageHead
        title={title}
        trail={['公开招聘', '复审与体检考察']}
        note={replaceUntil ? `递补到 ${replaceUntil} 为止` : undefined}
      />
      {isRecheck && <SlotsPanel examId={examId} />}
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="环节"
          active={view.step}
          onChange={(key) => show({ step: key === first ? null : key, day: null })}
          tabs={steps.map((key) => ({ key, label: candidateSteps[key], n: counts[key] }))}
        />
        <div className="flex flex-wrap items-center gap-3 px-5 pt-4 max-sm:px-4">
          <Input.Search
            aria-label="姓名或准考证号"
            className="w-52!"
            placeholder="姓名或准考证号"
            allowClear
            defaultValue={values.keyword ?? ''}
            onSearch={(text) => show({ keyword: text.trim() })}
          />
          {isRecheck && (
            <DatePicker
              aria-label="复审日期"
              placeholder="某一天的名单"
              value={values.day ? dayjs(values.day) : null}
              onChange={(day) => show({ day: day ? day.format('YYYY-MM-DD') : null })}
            />
          )}
          {isRecheck && values.day && <DayListButton examId={examId} day={values.day} />}
        </div>
        <div className="p-5 max-sm:p-4">
          <ConsoleList
            label={candidateSteps[view.step]}
            query={list}
            columns={candidateColumns({ step: view.step, maySetExtra })}
            minWidth={880}
            list={{ page, show }}
            pageSize={50}
            table={{ rowKey: 'id', size: 'small' }}
            empty={empty[view.step]}
            unit="人"
          />
        </div>
      </section>
    </>
  );
}
