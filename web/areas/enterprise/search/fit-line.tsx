import { Check, CircleAlert } from 'lucide-react';
import type { TalentFit } from '#contract/talents/talent-shapes.ts';
import { fitTint } from '../box/fit-tint.ts';

/** What the row says of the person anyway. */
const PLAIN = /^(期望在|教龄)/;

/** Reasons of a row: the resume has the rest. */
const SHOWN = 4;

/** What fits in most of them: said once over the list. Whom it does not fit has the reason against it in the row. */
export function sharedBy(fits: readonly TalentFit[]): string[] {
  const held = new Map<string, number>();
  for (const { reasons } of fits)
    for (const { text, good } of reasons) if (good) held.set(text, (held.get(text) ?? 0) + 1);
  return fits.length < 2 ? [] : [...held].filter(([, n]) => n * 3 >= fits.length * 2).map(([text]) => text);
}

/** The reasons against all of them, as the list differs in those. */
function mainReasons({ reasons }: TalentFit, shared: readonly string[]) {
  const own = reasons.filter(({ text, good }) => !shared.includes(text) && !(good && PLAIN.test(text)));
  const against = own.filter(({ good }) => !good);
  const shown = [...against, ...own.filter(({ good }) => good).slice(0, Math.max(0, SHOWN - against.length))];
  return shown.length > 0 ? shown : [{ text: '条件都合适', good: true }];
}

export const SharedReasons = ({ shared }: { shared: readonly string[] }) =>
  shared.length > 0 && <p className="max-md:hidden">多数符合：{shared.join('、')}</p>;

/** How well a person fits a post, and what speaks for and against them beyond what most of the list have. */
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
