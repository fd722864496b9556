import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { paths } from '#web/paths.ts';
import type { OwnExam } from '../../contract/company-exams.ts';
import { ExamHead } from './exam-head.tsx';
import { OfExam } from './of-exam.tsx';
import { PublicationsTab } from './results/publications-tab.tsx';
import { ScoresTab } from './results/scores-tab.tsx';

const views = { tab: viewOf(['scores', 'publications']) };

/** 成绩与名单: scores as staff enter and confirm them, or the lists that become public; each is a section of the project. */
export const ResultsPage = () => <OfExam act="readResults">{(exam) => <Results exam={exam} />}</OfExam>;

function Results({ exam }: { exam: OwnExam }) {
  const { view } = useListParams({}, views);
  return (
    <>
      <ExamHead
        exam={exam}
        actions={
          <Button href={paths.examResults(exam.id)} target="_blank" icon={<ExternalLink size={14} />}>
            结果公开页
          </Button>
        }
      />
      <section className="card">
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
