import { Check, CircleAlert } from 'lucide-react';
import type { TalentFit } from '#contract/talents/talent-shapes.ts';
import { fitTint } from '../box/fit-tint.ts';

/** Reasons of a row: the resume has the rest. */
const SHOWN = 4;

/** What fits in all of them: said once over the list, so that each row says what is its own. */
export function sharedBy(fits: readonly TalentFit[]): string[] {
  const [first, ...others] = fits;
  if (!first || others.length === 0) return [];
  const has = ({ reasons }: TalentFit, text: string) => reasons.some((one) => one.good && one.text === text);
  return first.reasons
    .filter(({ good, text }) => good && others.every((one) => has(one, text)))
    .map(({ text }) => text);
}

/** The reasons against all of them, as the list differs in those. */
function mainReasons({ reasons }: TalentFit, shared: readonly string[]) {
  const own = reasons.filter(({ text }) => !shared.includes(text));
  const against = own.filter(({ good }) => !good);
  return [...against, ...own.filter(({ good }) => good).slice(0, Math.max(1, SHOWN - against.length))];
}

export const SharedReasons = ({ shared }: { shared: readonly string[] }) =>
  shared.length > 0 && (
    <p className="flex items-center gap-1 text-ok-ink">
      <Check size={14} aria-hidden="true" />
      都符合：{shared.join('、')}
    </p>
  );

/** How well a person fits a post, and what speaks for and against them beyond what all of the list have. */
export function FitReasons({ fit, shared }: { fit: TalentFit; shared: readonly string[] }) {
  return (
    <div className="flex items-center gap-4 text-13">
      <p className="shrink-0 text-center">
        <b className={`tabular block text-20 leading-tight ${fitTint(fit.score)}`}>{fit.score}</b>
        <span className="text-12 text-ink-3">匹配</span>
      </p>
      <p className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-1">
        {mainReasons(fit, shared).map(({ text, good }) => {
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
  );
}
