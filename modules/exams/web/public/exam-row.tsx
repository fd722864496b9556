import { clsx } from 'clsx';
import { shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import type { ExamCard } from '../../contract/exam-shapes.ts';
import { ExamTitle } from '../features/exam-title.tsx';
import { competitionOf, countText, examWords, nextTurnOf, whenText } from '../features/exam-words.ts';
import { StepBars } from '../features/step-bars.tsx';
import { groupOf } from './group-of.ts';

interface Props {
  exam: ExamCard;
  /** Posts that fit the reader; undefined while that is not known, or the project takes no registrations. */
  fitting?: number | undefined;
  now: number;
}

function Numbers({ exam, fitting }: Pick<Props, 'exam' | 'fitting'>) {
  const competition = competitionOf(exam);
  const numbers: [string, string][] = [
    ['计划', exam.headcount.toLocaleString('en-US')],
    ['岗位', String(exam.posts)],
    ['已报', countText(exam.registered)],
    ...(competition ? [['竞争', `${competition} : 1`] as [string, string]] : []),
  ];
  return (
    <div>
      <dl className="grid grid-cols-4">
        {numbers.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-12 text-ink-3">{label}</dt>
            <dd className="num text-18 leading-6 whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      {fitting !== undefined && (
        <p className={`mt-1 text-13 ${fitting > 0 ? 'font-medium text-ok-ink' : 'text-ink-3'}`}>
          {fitting > 0 ? `${fitting} 个我能报` : '没有我能报的'}
        </p>
      )}
    </div>
  );
}

/** A project in the list: whose it is and its state, its numbers, and what comes next on its course. */
export function ExamRow({ exam, fitting, now }: Props) {
  const { organiser } = exam;
  const state = examWords(exam, now);
  const turn = nextTurnOf(exam, now);
  const group = groupOf(exam, now);
  const isOpen = group === 'open';
  return (
    <article
      className={clsx(
        'card relative grid items-center gap-x-8 gap-y-3 px-5 transition-colors hover:border-brand-line max-sm:px-4 lg:grid-cols-[minmax(0,1fr)_256px_344px] xl:grid-cols-[minmax(0,1fr)_256px_376px]',
        isOpen ? 'border-brand-line py-4.5 max-sm:py-4' : 'py-3.5',
        group === 'over' && 'bg-transparent!',
      )}
    >
      <div className="flex min-w-0 items-center gap-4 max-sm:gap-3">
        <CompanyLogo name={organiser.name} src={organiser.logoUrl} size={isOpen ? 56 : 44} />
        <div className="min-w-0">
          <p className="cut mb-0.5 text-13 text-ink-3">
            <b className="font-medium text-ink-1">{organiser.name}</b>
            {[exam.place, exam.stages.map((code) => shortOf(stages, code)).join('、')]
              .filter(Boolean)
              .map((one) => `，${one}`)}
          </p>
          <h2 className={clsx('text-pretty', isOpen ? 'text-20 leading-7' : 'text-16 leading-6')}>
            <a className="after:absolute after:inset-0 hover:text-brand" href={paths.exam(exam.id)}>
              <ExamTitle exam={exam} />
            </a>
            <Tag tone={state.tone} className="ml-2 align-middle">
              {state.label}
            </Tag>
          </h2>
        </div>
      </div>
      <Numbers exam={exam} fitting={fitting} />
      {group !== 'over' && (
        <div>
          <div className="mb-1.5 flex min-h-6 items-center justify-between gap-3">
            {turn && (
              <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
                <b className={`text-16 font-semibold ${turn.urgent ? 'text-warm-ink' : 'text-ink-1'}`}>
                  {turn.what.endsWith('开始') ? `${turn.left}后开始` : `还有 ${turn.left}`}
                </b>
                <span className="tabular text-12 text-ink-3">
                  {whenText(turn.at)} {turn.what}
                </span>
              </p>
            )}
            {isOpen && (
              <span className="btn btn-s btn-filled flex-none" aria-hidden="true">
                去报名
              </span>
            )}
          </div>
          <StepBars steps={exam.steps} now={now} />
        </div>
      )}
    </article>
  );
}
