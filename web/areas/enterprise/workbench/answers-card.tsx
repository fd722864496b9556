import { answerSpans, type Workbench } from '#contract/deliveries/workbench.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { hoursText } from '../dashboard/hours-text.ts';
import { DeskCard } from './desk-card.tsx';

const sharesOf = (counts: readonly number[] | null): number[] | null => {
  const sum = counts?.reduce((all, n) => all + n, 0) ?? 0;
  return counts && sum > 0 ? counts.map((n) => Math.round((100 * n) / sum)) : null;
};

function Bar({ share, most, own }: { share: number; most: number; own: boolean }) {
  return (
    <span className="flex w-6 flex-col items-center max-sm:w-4" aria-hidden="true">
      <span className="basis-0" style={{ flexGrow: most - share }} />
      <span className={`tabular text-12 ${own ? 'font-semibold text-ink-1' : 'text-ink-3'}`}>{share}</span>
      <span
        className={`min-h-0.5 w-full basis-0 rounded-t-[4px] ${own ? 'bg-brand' : 'bg-line-strong'}`}
        style={{ flexGrow: share }}
      />
    </span>
  );
}

function Legend({ name, hours, own }: { name: string; hours: number | null; own: boolean }) {
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <span className={`size-2.5 rounded-[3px] ${own ? 'bg-brand' : 'bg-line-strong'}`} aria-hidden="true" />
      {name} <b className="text-ink-1">{hoursText(hours)}</b>
    </span>
  );
}

/** How long answers took, beside the peers. */
export function AnswersCard({ desk: { answers } }: { desk: Workbench }) {
  const own = sharesOf(answers.own);
  const others = sharesOf(answers.peers);
  const most = Math.max(1, ...(own ?? []), ...(others ?? []));
  return (
    <DeskCard
      title="答复用时"
      aside={
        own && (
          <span className="flex flex-wrap justify-end gap-x-4 text-12 text-ink-2">
            <Legend name="本校中位" hours={answers.hours} own />
            {others && <Legend name="同类中位" hours={answers.peerHours} own={false} />}
          </span>
        )
      }
    >
      {own ? (
        <>
          <ul className="mx-4 mt-3 grid min-h-40 flex-1 grid-cols-5 border-b border-line">
            {answerSpans.map(({ label }, at) => (
              <li key={label} className="flex justify-center gap-1">
                <span className="sr-only">
                  {label}：本校 {own[at]}%{others && `，同类 ${others[at]}%`}
                </span>
                <Bar share={own[at] ?? 0} most={most} own />
                {others && <Bar share={others[at] ?? 0} most={most} own={false} />}
              </li>
            ))}
          </ul>
          <ul className="mx-4 grid grid-cols-5 py-1.5 text-center text-12 text-ink-3" aria-hidden="true">
            {answerSpans.map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <p className="flex min-h-11 items-center border-t border-line px-4 text-12 text-ink-3">
            占已答复投递的百分比
          </p>
        </>
      ) : (
        <EmptyState compact title="这段时间还没有答复" text="答复第一份投递后，这里会和同类学校比较" />
      )}
    </DeskCard>
  );
}
