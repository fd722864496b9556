import { useState } from 'react';
import { experienceParts } from '#contract/companies/experience-parts.ts';
import type { PublicExperience } from '#contract/companies/experiences.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { partsOf } from './excerpt.tsx';

const QUESTIONS = 4;

const whenText = ({ month, parts }: PublicExperience) => `${month}，${labelsOf(experienceParts, parts).join('、')}`;

interface Props {
  waiting: readonly PublicExperience[];
  onAnswer(experience: PublicExperience): void;
}

/** The 面经 that wait for an answer: one is read with the way to answer it, the others are named below. */
export function ToAnswer({ waiting, onAnswer }: Props) {
  const [chosen, setChosen] = useState('');
  const shown = waiting.find(({ id }) => id === chosen) ?? waiting[0];
  if (!shown) return null;
  const { lead, points } = partsOf(shown.questions);
  return (
    <aside
      aria-labelledby="to-answer"
      className="rounded-card border border-line bg-surface max-lg:order-first lg:sticky lg:top-18 lg:self-start"
    >
      <h2 id="to-answer" className="px-5 pt-4 text-16 font-semibold text-ink-1 max-sm:px-4">
        <b className="num mr-1.5 text-32 leading-none text-warm-ink">{waiting.length}</b>篇面经等您回应
      </h2>
      <div className="px-5 pt-3 pb-4 max-sm:px-4" aria-live="polite">
        <h3 className="text-14 font-semibold text-ink-1">{shown.postTitle}</h3>
        <p className="tabular text-12 text-ink-3">{whenText(shown)}</p>
        <ul className="mt-3 space-y-2 border-l-2 border-brand-line pl-3 text-14 text-ink-1">
          {(points.length > 0 ? points.slice(0, QUESTIONS) : [lead]).map((line) => (
            <li key={line} className="line-clamp-3">
              {line}
            </li>
          ))}
        </ul>
        {shown.advice && (
          <p className="mt-3 line-clamp-4 text-13 text-ink-2">
            <span className="text-ink-3">给后来人：</span>
            {shown.advice}
          </p>
        )}
        <button
          type="button"
          className="btn btn-filled mt-4 w-full"
          aria-label={`回应：${shown.postTitle}`}
          onClick={() => onAnswer(shown)}
        >
          回应
        </button>
        <p className="mt-2 text-center text-12 text-ink-3">公开在面经下面，应聘者都会看</p>
      </div>
      {waiting.length > 1 && (
        <ul aria-label="还等回应的面经" className="border-t border-line py-1.5 text-13 max-lg:hidden">
          {waiting.map(
            (one) =>
              one !== shown && (
                <li key={one.id}>
                  <button
                    type="button"
                    className="flex min-h-11 w-full cursor-pointer items-center gap-3 px-5 text-left hover:bg-fill max-sm:px-4"
                    onClick={() => setChosen(one.id)}
                  >
                    <span className="cut text-ink-1">{one.postTitle}</span>
                    <span className="tabular ml-auto shrink-0 text-12 text-ink-3">{one.month}</span>
                  </button>
                </li>
              ),
          )}
        </ul>
      )}
    </aside>
  );
}
