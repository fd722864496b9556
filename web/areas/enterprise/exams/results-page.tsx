import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { mayDo } from '#contract/exams/staff-roles.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { paths } from '#web/paths.ts';
import { ExamHead } from './exam-head.tsx';
import { isMissing, NoExam, NotYourPart } from './no-exam.tsx';
import { PublicationsTab } from './results/publications-tab.tsx';
import { ScoresTab } from './results/scores-tab.tsx';

const views = { tab: viewOf(['scores', 'publications']) };
const tabs = [
  { key: 'scores', label: '笔试成绩' },
  { key: 'publications', label: '公布' },
] as const;

/** 成绩与名单: scores as staff enter and confirm them, and the lists that become public. */
export function ResultsPage() {
  const { id: examId, view, show } = useListParams({}, views);
  const id = examId ?? '0';
  const exam = useCall('GET /api/company/exams/:id', { params: { id } }, { quiet: true });
  if (isMissing(exam.error)) return <NoExam />;
  if (exam.isError) return <LoadFailed title="项目没有加载出来" onRetry={exam.refetch} />;
  if (!exam.data) return <ListSkeleton />;
  if (!mayDo(exam.data.role, 'readResults')) return <NotYourPart role={exam.data.role} act="readResults" />;
  return (
    <>
      <ExamHead
        exam={exam.data}
        part={{ scores: '笔试成绩', publications: '名单与公示' }[view.tab]}
        actions={
          <Button href={paths.examResults(id)} target="_blank" icon={<ExternalLink size={14} />}>
            结果公开页
          </Button>
        }
      />
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="成绩与名单"
          active={view.tab}
          onChange={(key) => show({ tab: key === 'scores' ? null : key })}
          tabs={tabs.map(({ key, label }) => ({ key, label, n: undefined }))}
        />
        {view.tab === 'scores' ? (
          <ScoresTab examId={id} pass={exam.data.settings.results.pass} />
        ) : (
          <div className="p-5 max-sm:p-4">
            <PublicationsTab examId={id} />
          </div>
        )}
      </section>
    </>
  );
}
