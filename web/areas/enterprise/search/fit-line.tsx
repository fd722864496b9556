import { Check, CircleAlert } from 'lucide-react';
import type { TalentFit } from '#contract/talents/talent-shapes.ts';
import { fitTint } from '../box/fit-tint.ts';

/** How well a person fits a post: the score, how many requirements are met, and each that is not; in a card each that is, too. */
export function FitReasons({ fit: { score, reasons }, inCard = false }: { fit: TalentFit; inCard?: boolean }) {
  const fits = reasons.filter(({ good }) => good);
  const shown = inCard ? reasons : reasons.filter(({ good }) => !good);
  return (
    <div className="flex items-center gap-4 text-13">
      <p className="w-9 shrink-0 text-center">
        <b className={`tabular block text-24 leading-tight ${fitTint(score)}`}>{score}</b>
        <span className="text-12 text-ink-3">匹配</span>
      </p>
      <div className="min-w-0 flex-1" title={fits.map(({ text }) => text).join('、')}>
        <p className="tabular flex items-center gap-2 text-12 text-ink-3">
          <span className="flex gap-0.5" aria-hidden="true">
            {reasons.map(({ text, good }) => (
              <span key={text} className={`h-1.5 w-3 rounded-full ${good ? 'bg-ok' : 'bg-warm'}`} />
            ))}
          </span>
          {fits.length} / {reasons.length} 项符合
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 empty:hidden">
          {shown.map(({ text, good }) => {
            const Mark = good ? Check : CircleAlert;
            return (
              <span key={text} className={`flex items-center gap-1 ${good ? 'text-ok-ink' : 'text-warm-ink'}`}>
                <Mark size={14} className="shrink-0" aria-hidden="true" />
                {text}
              </span>
            );
          })}
        </p>
      </div>
    </div>
  );
}
