import { clsx } from 'clsx';
import { use, useEffect, useState } from 'react';
import { type Answers, answersOf, keepAnswer } from '#web/features/self-check/answers.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { FitMark } from './fit-mark.tsx';
import type { JobData } from './load-job.ts';
import { type SelfRow, selfCheckRows } from './self-check-rows.ts';

/** Requirements whose answers are about the person alone, and hold for the next post, too. */
const personal = ['学历学位', '教师资格证', '教学经验'];

const isOwn = ({ requirements }: JobData['post'], name: string, label: string) =>
  personal.includes(name) || (name === '专业' && (requirements.majors ?? []).includes(label));

/** The answers of this browser; empty on the server and while hydrating. */
function useAnswers(post: JobData['post']) {
  const [answers, setAnswers] = useState<Answers>({});
  useEffect(() => setAnswers(answersOf(post.id)), [post.id]);
  const answer = (name: string, label: string) => {
    keepAnswer(post.id, name, label, isOwn(post, name, label));
    setAnswers({ ...answers, [name]: label });
  };
  return { answers, answer };
}

const resultOf = ({ name, choices }: SelfRow, answers: Answers) =>
  choices.find(({ label }) => label === answers[name])?.fits;

function summaryOf(rows: readonly SelfRow[], answers: Answers): string {
  const results = rows.map((row) => ({ ...row, fits: resultOf(row, answers) }));
  const unfit = results.filter(({ fits, preferred }) => fits === false && !preferred).map(({ name }) => name);
  const left = results.filter(({ fits }) => fits === undefined).length;
  if (left === rows.length) return `点 ${left} 下，看你能不能报。不用登录，只存在这个浏览器里。`;
  const open = left > 0 ? `还有 ${left} 条没点` : '';
  if (unfit.length === 0)
    return open
      ? `到这里都符合，${open}。`
      : results.every(({ fits }) => fits)
        ? '每一条都合适，可以放心投递。'
        : '必须的都符合，可以放心投递。';
  const wished = results.filter(({ fits, preferred }) => fits === false && preferred).map(({ name }) => name);
  const rest = wished.length > 0 ? `${wished.join('、')}不是必须的，可以投递后向单位说明。` : '';
  return `${unfit.join('、')}是必须条件，不符合${open && `，${open}`}。${rest}`;
}

/** 资格自检 of a visitor: answers by tapping, each compared with the post at once. A phone asks one question at a time. */
export function SelfCheck({ post }: Pick<JobData, 'post'>) {
  const places = use(PlacesContext);
  const rows = selfCheckRows(post);
  const { answers, answer } = useAnswers(post);
  const [reopened, setReopened] = useState<string | null>(null);
  const asked = reopened ?? rows.find((row) => resultOf(row, answers) === undefined)?.name;
  const fit = rows.filter((row) => resultOf(row, answers) === true).length;
  return (
    <>
      <p className="mt-4">
        <b className="num text-20 text-ink-1">{fit}</b> / {rows.length} 条符合
      </p>
      <p aria-live="polite">{summaryOf(rows, answers)}</p>
      <ul className="mt-4 border-b border-line">
        {rows.map((row) => (
          <Row
            key={row.name}
            row={row}
            answers={answers}
            isAsked={row.name === asked}
            onOpen={() => setReopened(row.name)}
            onAnswer={(label) => {
              setReopened(null);
              answer(row.name, label);
            }}
          />
        ))}
      </ul>
      <p className="unless-seeker mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-14 text-ink-3">
        写过简历的不用点，登录后逐条自动比对。
        <a className="link" href={places.login(`${places.job(post.id)}#fit`)}>
          登录自检
        </a>
      </p>
    </>
  );
}

interface RowProps {
  row: SelfRow;
  answers: Answers;
  /** The question that leads; on a phone the only one whose choices are shown. */
  isAsked: boolean;
  onOpen(): void;
  onAnswer(label: string): void;
}

function Row({ row, answers, isAsked, onOpen, onAnswer }: RowProps) {
  const { name, wants, choices, preferred } = row;
  const fits = resultOf(row, answers);
  return (
    <li
      aria-current={isAsked ? 'step' : undefined}
      className={clsx(
        'relative grid grid-cols-[76px_184px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-line px-6 py-2.5 max-sm:grid-cols-[76px_minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:px-4',
        isAsked && 'bg-brand-tint',
      )}
    >
      <button type="button" className="text-left text-14 text-ink-3" onClick={onOpen}>
        {name}
        <span className="absolute inset-0 cursor-pointer" />
      </button>
      <span className="text-ink-1">{wants}</span>
      <fieldset
        className={clsx(
          'script-only relative flex flex-wrap gap-1.5 max-sm:order-1 max-sm:col-span-full',
          !isAsked && 'max-sm:hidden',
        )}
      >
        <legend className="sr-only">我的{name}</legend>
        {choices.map(({ label }) => (
          <button
            key={label}
            type="button"
            className="pill h-8 justify-center border border-line-strong bg-surface px-2.5 text-14 aria-pressed:border-brand-solid aria-pressed:bg-brand-solid aria-pressed:text-on-brand max-sm:h-11 max-sm:flex-1"
            aria-pressed={answers[name] === label}
            onClick={() => onAnswer(label)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <span className="text-right text-14">
        {fits !== undefined && <FitMark result={fits ? 'fit' : preferred ? 'preferred' : 'unfit'} />}
      </span>
    </li>
  );
}
