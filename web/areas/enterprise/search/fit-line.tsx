import { CircleAlert } from 'lucide-react';
import type { TalentFit } from '#contract/talents/talent-shapes.ts';
import { fitTint } from '../box/fit-tint.ts';

/** So many of what fits are named: the rarest of the list, and nothing that all of it have. */
const NAMED = 3;

interface Props {
  fit: TalentFit;
  /** The people of the same list. */
  among: readonly (TalentFit | null | undefined)[];
}

/** How well a person fits a post: the score, each requirement that is not met, and of those that are the rarest in the list. */
export function FitReasons({ fit: { score, reasons }, among }: Props) {
  const fits = reasons.filter(({ good }) => good).map(({ text }) => text);
  const missed = reasons.filter(({ good }) => !good);
  const countOf = (hit: string) => among.filter((one) => one?.reasons.some(({ text }) => text === hit)).length;
  const named = fits
    .filter((hit) => among.length === 1 || countOf(hit) < among.length)
    .toReversed()
    .toSorted((one, other) => countOf(one) - countOf(other));
  return (
    <div className="flex items-center gap-3 text-13">
      <p className="w-14 shrink-0 text-center">
        <b className={`tabular block text-24 leading-tight whitespace-nowrap ${fitTint(score)}`}>{score}</b>
        <span className="tabular text-12 whitespace-nowrap text-ink-3">
          {missed.length === 0 ? '全部符合' : `${fits.length} / ${reasons.length} 项`}
        </span>
      </p>
      <ul className="flex min-w-0 flex-1 flex-wrap gap-1.5" title={fits.join('、')}>
        {missed.map(({ text }) => (
          <li key={text} className="tag gap-1 border border-warm bg-transparent text-warm-ink">
            <CircleAlert size={13} className="shrink-0" aria-hidden="true" />
            {text}
          </li>
        ))}
        {named.slice(0, NAMED).map((text) => (
          <li key={text} className="tag">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
