import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import type { OwnExam } from '#contract/exams/company-exams.ts';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { paths } from '#web/paths.ts';
import { ExamHead } from './exam-head.tsx';
import { OfExam } from './of-exam.tsx';
import { PublicationsTab } from './results/publications-tab.tsx';
import { ScoresTab } from './results/scores-tab.tsx';

const views = { tab: viewOf(['scores', 'publications']) };
const tabs = [
  { key: 'scores', label: '笔试成绩' },
  { key: 'publications', label: '公布' },
] as const;

/** 成绩与名单: scores as staff enter and confirm them, and the lists that become public. */
export const ResultsPage = () => <OfExam act="readResults">{(exam) => <Results exam={exam} />}</OfExam>;

function Results({ exam }: { exam: OwnExam }) {
  const { view, show } = useListParams({}, views);
  return (
    <>
      <ExamHead
        exam={exam}
        part={{ scores: '笔试成绩', publications: '名单与公示' }[view.tab]}
        actions={
          <Button href={paths.examResults(exam.id)} target="_blank" icon={<ExternalLink size={14} />}>
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
          <ScoresTab examId={exam.id} pass={exam.settings.results.pass} />
        ) : (
          <div className="p-5 max-sm:p-4">
            <PublicationsTab examId={exam.id} />
          </div>
        )}
      </section>
    </>
  );
}
