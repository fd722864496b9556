import { Button } from 'antd';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { CandidateStep } from '../../../contract/candidates/outcomes.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import { type PublicationKind, publicationKinds } from '../../../contract/results/publication-state.ts';
import { mayDo } from '../../../contract/staff-roles.ts';
import { stepLabel, whenText } from '../../features/exam-words.ts';

/** Who will stand in a step, and the list whose publication brings people there. */
const words: Record<CandidateStep, { text: string; list?: PublicationKind }> = {
  recheck: { text: '入围名单公布后，需要复审的人列在这里', list: 'shortlist' },
  ranked: { text: '进入面试或已排总成绩的人列在这里，同分的在这里登记加试成绩' },
  medical: { text: '总成绩公布后，按 1∶1 进入体检的人列在这里', list: 'totals' },
  inspection: { text: '体检合格的人列在这里' },
  listed: { text: '体检和考察都合格的人列在这里，准备公示' },
  out: { text: '没有人在入围以后离开' },
};

/** Takes the place of a step's people while there are none: when the step is, who comes, and what has to be done before. */
export function EmptyStep({ exam, step }: { exam: OwnExam; step: CandidateStep }) {
  const { text, list } = words[step];
  const timed = exam.steps.find((one) => one.step === step);
  const publishes = list && exam.status === 'published' && mayDo(exam.role, 'publishResults');
  return (
    <EmptyState
      title={text}
      text={
        timed && (
          <span className="tabular">
            {stepLabel(step)} {whenText(timed.startsAt)} 至 {whenText(timed.endsAt)}
          </span>
        )
      }
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
