import { yuanText } from '#contract/money.ts';
import type { WageAgreement } from '#contract/wages/wage-shapes.ts';
import { wageUnits } from '#contract/wages/wage-units.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import { pressOf } from '#web/features/console/list/row-press.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { quantityText } from '#web/features/wages/wage-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Meter } from '#web/ui/progress.tsx';
import { payOf } from './wages-strip.tsx';

interface Props {
  agreement: WageAgreement;
  /** Issued slips that the teacher has not confirmed. */
  slips: number;
  /** The largest pay of this month, of all agreements. */
  mostFen: number;
  onOpen(): void;
}

/** What waits: for the school in warm; a slip for the teacher as the button that reminds them, as pay waits for it. */
function Waiting({
  agreement: { toConfirm, waiting, person },
  slips,
  onRemind,
}: Omit<Props, 'mostFen' | 'onOpen'> & { onRemind(): void }) {
  if (toConfirm > 0) return <span className="tag tag-warm">{toConfirm} 条待您确认</span>;
  const parts = [slips > 0 && `${slips} 张工资条`, waiting > 0 && `${waiting} 条课时`].filter(Boolean).join('、');
  if (!parts) return <span className="text-13 text-ok-ink">都已确认</span>;
  if (slips === 0) return <span className="tabular text-13 text-ink-2">{parts}</span>;
  return (
    <GhostButton size="small" aria-label={`催 ${parts}（${person.name}）`} onClick={onRemind}>
      催 {parts}
    </GhostButton>
  );
}

const grid =
  'grid grid-cols-[minmax(0,1.3fr)_minmax(128px,0.8fr)_minmax(200px,1.4fr)_minmax(150px,0.9fr)_92px] items-center gap-x-6 px-5';

/** Heads of the columns below, which a phone has no room for. */
export const AgreementHeads = () => (
  <div aria-hidden="true" className={`${grid} border-b border-line bg-ground py-2 text-12 text-ink-3 max-md:hidden`}>
    <span>教师</span>
    <span>课时费</span>
    <span>本月课时</span>
    <span>等教师确认</span>
  </div>
);

/** An agreement: who, at what rate until when, this month's pay beside the others', what waits, and the act. */
export function AgreementLine({ agreement, slips, mostFen, onOpen }: Props) {
  const { person, postTitle, rateFen, unit, from, to, monthQuantity } = agreement;
  const fen = payOf(rateFen, monthQuantity);
  const remind = useAction('POST /api/company/wages/agreements/:id/remind', {
    done: '已提醒教师确认，同一天不重复通知',
  });
  const onRemind = () => remind.send({ params: { id: agreement.id } });
  return (
    <li
      className={`${grid} cursor-pointer py-3 hover:bg-ground max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-2 max-md:px-4`}
      data-testid="agreement"
      {...pressOf(onOpen)}
    >
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={person.name} size={36} />
        <span className="min-w-0">
          <button
            type="button"
            className="cursor-pointer text-14 font-semibold text-ink-1 hover:text-brand"
            onClick={onOpen}
          >
            {person.name}
          </button>
          <span className="cut block text-12 text-ink-3">{postTitle}</span>
        </span>
      </span>
      <span className="max-md:text-right">
        <span className="num">{yuanText(rateFen)}</span>
        <span className="text-12 text-ink-3"> 元/{wageUnits[unit]}</span>
        <span className="tabular block text-12 text-ink-3">
          {monthDay(from)} 至 {monthDay(to)}
        </span>
      </span>
      <span className="max-md:col-span-2">
        <span className="flex items-baseline justify-between gap-2 text-13">
          <span className="tabular text-ink-3">
            <span className="md:hidden">本月 </span>
            {quantityText(monthQuantity, unit)}
          </span>
          <span className="num text-ink-1">{yuanText(fen)} 元</span>
        </span>
        <Meter className="mt-1.5 h-1.5!" value={fen} of={mostFen} />
      </span>
      <span>
        <Waiting agreement={agreement} slips={slips} onRemind={() => void onRemind()} />
      </span>
      <RowActs
        of={person.name}
        main={{ label: '记课时', onAct: onOpen }}
        more={agreement.waiting > 0 ? [{ label: '催确认', onAct: onRemind }] : []}
      />
    </li>
  );
}
