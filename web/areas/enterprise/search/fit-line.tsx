import { CircleAlert } from 'lucide-react';
import type { TalentFit } from '#contract/talents/talent-shapes.ts';
import { fitTint } from '../box/fit-tint.ts';

/** How well a person fits a post: the score, how many requirements are met, each that is not, and those that are, what was searched for last. */
export function FitReasons({ fit: { score, reasons }, inCard = false }: { fit: TalentFit; inCard?: boolean }) {
  const fits = reasons.filter(({ good }) => good).map(({ text }) => text);
  return (
    <div className="flex items-center gap-4 text-13">
      <p className="w-11 shrink-0 text-center">
        <b className={`tabular block text-24 leading-tight whitespace-nowrap ${fitTint(score)}`}>{score}</b>
        <span className="text-12 text-ink-3">匹配</span>
      </p>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="tabular text-ink-1">
            {fits.length} / {reasons.length} 项符合
          </span>
          {reasons
            .filter(({ good }) => !good)
            .map(({ text }) => (
              <span key={text} className="flex items-center gap-1 text-warm-ink">
                <CircleAlert size={14} className="shrink-0" aria-hidden="true" />
                {text}
              </span>
            ))}
        </p>
        <p className={`text-ink-3 ${inCard ? 'line-clamp-2' : 'cut'}`} title={fits.join('、')}>
          {fits.toReversed().join('、')}
        </p>
      </div>
    </div>
  );
}
