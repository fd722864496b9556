import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { ExamCard } from '../../contract/exam-shapes.ts';
import { ExamTitle } from '../features/exam-timeline.tsx';
import { examWords, nextTurnOf, whenText } from '../features/exam-words.ts';

interface Props {
  company: { name: string };
  exams: readonly ExamCard[];
  now: number;
}

/** The projects of 公开招聘 that the company organises, those that take registrations first. */
export function CompanyExams({ company, exams, now }: Props) {
  return (
    <Card
      heading="公开招聘"
      aside={
        <a className="link" href={paths.exams({ keyword: company.name })}>
          全部项目
        </a>
      }
    >
      <ul className="-my-2">
        {exams.map((exam) => {
          const state = examWords(exam, now);
          const turn = nextTurnOf(exam, now);
          return (
            <li key={exam.id} className="border-b border-line py-3 last:border-b-0">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <a className="min-w-0 font-semibold text-ink-1 hover:text-brand" href={paths.exam(exam.id)}>
                  <ExamTitle exam={exam} />
                </a>
                <Tag tone={state.tone}>{state.label}</Tag>
              </p>
              <p className="tabular mt-1 text-14 text-ink-3">
                计划 {exam.headcount} 人，{exam.posts} 个岗位
                {turn && (
                  <>
                    ，{whenText(turn.at)} {turn.what}，还有{' '}
                    <b className={turn.urgent ? 'text-warm-ink' : 'text-ink-1'}>{turn.left}</b>
                  </>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
