import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import { fitTint } from '../fit-tint.ts';

const marks = {
  fit: <CircleCheck size={15} className="mt-0.5 shrink-0 text-ok" aria-label="符合" />,
  unfit: <CircleX size={15} className="mt-0.5 shrink-0 text-err" aria-label="不符合" />,
  missing: <CircleAlert size={15} className="mt-0.5 shrink-0 text-warm" aria-label="缺信息" />,
};
const inks = { fit: 'text-ink-1', unfit: 'text-err-ink', missing: 'text-warm-ink' };

/** How the resume meets the post, requirement by requirement. */
export function FitCard({ detail: { fit, checks } }: { detail: BoxDetail }) {
  const met = checks.filter(({ result }) => result === 'fit').length;
  return (
    <section className="flex gap-5 rounded-card border border-line bg-ground p-4 max-sm:gap-3" aria-label="匹配度">
      <div className="shrink-0">
        <p className={`tabular text-32 leading-none font-semibold ${fitTint(fit)}`}>{fit}</p>
        <p className="mt-1.5 text-12 text-ink-3">
          匹配，{met} / {checks.length} 条
        </p>
      </div>
      <ul className="grid min-w-0 flex-1 content-start gap-x-4 gap-y-1.5 text-13 sm:grid-cols-2">
        {checks.map(({ name, has, result, note }) => (
          <li key={name} className="flex min-w-0 items-start gap-1.5">
            {marks[result]}
            <span className="w-17 shrink-0 text-ink-3">{name}</span>
            <span className={`min-w-0 break-words ${inks[result]}`}>
              {[has, result === 'fit' ? '' : note].filter(Boolean).join('，') || (result === 'missing' ? '未填' : '')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
