import type { ExamCard } from '#contract/exams/exam-shapes.ts';
import { shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { ExamTitle } from '#web/features/exams/exam-title.tsx';
import { competitionOf, countText, examWords, nextTurnOf, whenText } from '#web/features/exams/exam-words.ts';
import { StepBars } from '#web/features/exams/step-bars.tsx';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
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
    <p className="flex flex-wrap items-baseline gap-x-8 gap-y-1 text-13 text-ink-3 max-md:gap-x-4">
      {numbers.map(([label, value]) => (
        <span key={label}>
          {label} <b className="num text-18">{value}</b>
        </span>
      ))}
      {fitting !== undefined && (
        <span className={fitting > 0 ? 'font-medium text-ok-ink' : ''}>
          {fitting > 0 ? `${fitting} 个我能报` : '没有我能报的'}
        </span>
      )}
    </p>
  );
}

/** A project in the list: crest, title and state, what comes next and when, its numbers and its course. */
export function ExamRow({ exam, fitting, now }: Props) {
  const state = examWords(exam, now);
  const turn = nextTurnOf(exam, now);
  const open = groupOf(exam, now) === 'open';
  return (
    <article className="card relative flex gap-4 p-4 max-md:gap-3 transition-colors hover:border-brand-line">
      <CompanyLogo name={exam.organiser.name} src={exam.organiser.logoUrl} size={44} />
      <div className="flex min-w-0 flex-1 gap-x-6 gap-y-2.5 max-md:flex-col">
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-16">
            <a className="min-w-0 after:absolute after:inset-0 hover:text-brand" href={paths.exam(exam.id)}>
              <ExamTitle exam={exam} />
            </a>
            <Tag tone={state.tone}>{state.label}</Tag>
          </h2>
          <p className="flex flex-wrap items-center gap-1.5 text-13 text-ink-3">
            <span className="text-ink-2">{exam.organiser.name}</span>
            {exam.stages.map((code) => (
              <Tag key={code} className="max-md:hidden">
                {shortOf(stages, code)}
              </Tag>
            ))}
            <span className="max-md:hidden">
              {exam.place}，{exam.employers} 所单位用人
            </span>
          </p>
          <Numbers exam={exam} fitting={fitting} />
        </div>
        <div className="flex w-86 flex-none flex-col items-end justify-between gap-2 max-lg:w-64 max-md:w-full max-md:items-stretch">
          {turn && (
            <p className="text-right max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-3 max-md:text-left">
              <b className={`block text-16 font-semibold ${turn.urgent ? 'text-warm-ink' : 'text-ink-1'}`}>
                {turn.what.endsWith('开始') ? `${turn.left}后开始` : `还有 ${turn.left}`}
              </b>
              <span className="tabular text-12 text-ink-3">
                {whenText(turn.at)} {turn.what}
              </span>
            </p>
          )}
          {open && (
            <span className="btn btn-s btn-filled max-md:hidden" aria-hidden="true">
              去报名
            </span>
          )}
          <StepBars steps={exam.steps} now={now} className="mt-auto w-full" />
        </div>
      </div>
    </article>
  );
}
