import { yuanText } from '#contract/money.ts';
import type { WageAgreement } from '#contract/wages/wage-shapes.ts';
import { wageUnits } from '#contract/wages/wage-units.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import { pressOf } from '#web/features/console/list/row-press.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { quantityText } from '#web/features/wages/wage-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';

interface Props {
  agreement: WageAgreement;
  /** Issued slips that the teacher has not confirmed. */
  slips: number;
  onOpen(): void;
}

/** What waits: for the school in warm, for the teacher in ink. */
function Waiting({ agreement: { toConfirm, waiting }, slips }: Pick<Props, 'agreement' | 'slips'>) {
  if (toConfirm > 0) return <span className="tag tag-warm">{toConfirm} 条待您确认</span>;
  const parts = [waiting > 0 && `${waiting} 条课时`, slips > 0 && `${slips} 张工资条`].filter(Boolean);
  if (parts.length === 0) return <span className="text-13 text-ok-ink">都已确认</span>;
  return (
    <span className="text-13 text-ink-1">
      <span className="text-ink-3 md:hidden">等教师确认 </span>
      {parts.join('、')}
    </span>
  );
}

const grid =
  'grid grid-cols-[minmax(0,1.3fr)_minmax(128px,1fr)_minmax(150px,1.1fr)_minmax(140px,0.9fr)_96px] items-center gap-x-4 px-4';

/** Heads of the columns below, which a phone has no room for. */
export const AgreementHeads = () => (
  <div aria-hidden="true" className={`${grid} border-b border-line bg-ground py-2 text-12 text-ink-3 max-md:hidden`}>
    <span>教师</span>
    <span>课时费</span>
    <span>本月课时</span>
    <span>等教师确认</span>
  </div>
);

/** An agreement: who, at what rate until when, this month's hours, what waits, and the act. */
export function AgreementLine({ agreement, slips, onOpen }: Props) {
  const { id, person, postTitle, rateFen, unit, from, to, toConfirm, waiting, monthQuantity } = agreement;
  const remind = useAction('POST /api/company/wages/agreements/:id/remind', {
    done: '已提醒教师确认，同一天不重复通知',
  });
  const mayRemind = toConfirm === 0 && waiting + slips > 0;
  return (
    <li
      className={`${grid} cursor-pointer py-3 hover:bg-ground max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1.5`}
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
      <span className="max-md:text-13">
        <span className="text-ink-3 md:hidden">本月 </span>
        <b className="tabular font-semibold text-ink-1">{quantityText(monthQuantity, unit)}</b>
        <span className="tabular text-12 text-ink-3 max-md:ml-1.5 md:block">
          {yuanText(Math.round((rateFen * monthQuantity) / 100))} 元
        </span>
      </span>
      <Waiting agreement={agreement} slips={slips} />
      <span className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-2">
        <RowActs
          of={person.name}
          main={{ label: '记课时', onAct: onOpen }}
          more={mayRemind ? [{ label: '提醒教师确认', onAct: () => remind.send({ params: { id } }) }] : []}
        />
      </span>
    </li>
  );
}
