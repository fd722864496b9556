import { Check, CircleAlert } from 'lucide-react';
import type { TalentCard, TalentFit } from '#contract/talents/talent-shapes.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { fitTint } from '../box/fit-tint.ts';
import { arrivalText } from './talent-words.ts';

type Fit = TalentFit | null | undefined;

/** How far a person fits, by which a list is divided: of the first, nothing that the post requires is missing. */
const bands = [
  ['很合适', '职位要求的都符合'],
  ['差一两项', '橙色是还差的'],
  ['可以再看看', '橙色是还差的'],
] as const;
export const bandOf = (fit: Fit) => (fit?.reasons.every(({ good }) => good) ? 0 : (fit?.score ?? 0) >= 80 ? 1 : 2);

/** Over the first of each band: what these people have in common, and how many of the page they are. */
export function BandHead({ fits, at }: { fits: readonly Fit[]; at: number }) {
  const band = bandOf(fits[at]);
  if (at > 0 && band === bandOf(fits[at - 1])) return null;
  const [name, about] = bands[band] ?? bands[2];
  return (
    <li className="tabular bg-ground px-5 py-1.5 text-12 text-ink-3 max-sm:px-4">
      <b className="mr-2 font-semibold text-ink-1">{name}</b>
      {fits.filter((fit) => bandOf(fit) === band).length} 人，{about}
    </li>
  );
}

interface ReasonsProps {
  talent: TalentCard;
  fit: TalentFit;
  full: boolean;
}

/** What tells a person apart: each requirement that is not met, then a title and from when, two in all. What fits is counted, in full named. */
export function FitReasons({ talent, fit: { score, reasons }, full }: ReasonsProps) {
  const fits = reasons.filter(({ good }) => good).map(({ text }) => text);
  const missed = reasons.filter(({ good }) => !good);
  return (
    <ul className="flex min-w-0 flex-wrap items-center gap-1.5 text-14" title={`${score} 分：${fits.join('、')}`}>
      {missed.map(({ text }) => (
        <li key={text} className="tag gap-1 border border-warm bg-transparent text-warm-ink">
          <CircleAlert size={13} className="shrink-0" aria-hidden="true" />
          {text}
        </li>
      ))}
      <li className={`tabular flex items-center gap-1 ${missed.length === 0 ? 'text-ok-ink' : 'text-12 text-ink-3'}`}>
        {missed.length === 0 && <Check size={14} aria-hidden="true" />}
        {missed.length === 0 ? '全部符合' : `${fits.length} / ${reasons.length} 项`}
      </li>
      {[...labelsOf(titles, talent.titles.slice(0, 1)), arrivalText(talent)]
        .filter(Boolean)
        .slice(0, Math.max(0, 2 - missed.length))
        .map((text) => (
          <li key={text} className="tag">
            {text}
          </li>
        ))}
      {full && fits.length > 0 && <li className="w-full text-12 text-ink-2">{fits.join('、')}</li>}
    </ul>
  );
}

/** The score, beside the name; on a narrow line at its end. */
export const FitScore = ({ score }: Pick<TalentFit, 'score'>) => (
  <p className="w-14 flex-none text-12 whitespace-nowrap text-ink-3 @max-2xl:order-last @max-2xl:ml-auto @max-2xl:text-right">
    <span className="sr-only">匹配 </span>
    <b className={`tabular mr-0.5 text-28 ${fitTint(score)}`}>{score}</b>分
  </p>
);
