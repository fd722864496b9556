import { yuanText } from '#contract/money.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import { pressOf } from '#web/features/console/list/row-press.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { WageAgreement } from '../../contract/wage-shapes.ts';
import { wageUnits } from '../../contract/wage-units.ts';
import { quantityText } from '../slips/wage-words.ts';

/** Fen for so many hundredths of a unit. */
export const payOf = (rateFen: number, quantity: number) => Math.round((rateFen * quantity) / 100);

interface Props {
  agreement: WageAgreement;
  /** Issued slips that the teacher has not confirmed. */
  slips: number;
  onOpen(): void;
}

/** What waits: for the school in warm; for the teacher a slip before hours, as pay waits for it. */
function Waiting({ agreement: { toConfirm, waiting }, slips }: Omit<Props, 'onOpen'>) {
  if (toConfirm > 0) return <span className="tag tag-warm">{toConfirm} 条待您确认</span>;
  if (slips === 0 && waiting === 0) return <span className="text-14 text-ok-ink">都已确认</span>;
  return (
    <span className="tabular flex flex-wrap gap-1.5">
      {slips > 0 && <span className="tag tag-brand">{slips} 张工资条</span>}
      {waiting > 0 && <span className="tag tag-brand">{waiting} 条课时</span>}
    </span>
  );
}

const grid =
  'grid grid-cols-[minmax(0,1.5fr)_minmax(120px,0.8fr)_minmax(116px,0.7fr)_88px_112px_minmax(140px,1fr)_104px] items-center gap-x-5 px-5';

/** Heads of the columns below, which a phone has no room for. */
export const AgreementHeads = () => (
  <div aria-hidden="true" className={`${grid} border-b border-line bg-ground py-2 text-12 text-ink-3 max-xl:hidden`}>
    <span>教师</span>
    <span>课时费</span>
    <span>约定期间</span>
    <span className="text-right">本月课时</span>
    <span className="text-right">本月课时费</span>
    <span className="pl-4">等教师确认</span>
  </div>
);

/** An agreement: who, at what rate until when, this month's hours and pay, what waits, and the act. */
export function AgreementLine({ agreement, slips, onOpen }: Props) {
  const { person, postTitle, rateFen, unit, from, to, monthQuantity } = agreement;
  const remind = useAction('POST /api/company/wages/agreements/:id/remind', {
    done: '已提醒教师确认，同一天不重复通知',
  });
  const enter = { label: '记课时', onAct: onOpen };
  const urge = { label: '催确认', onAct: () => remind.send({ params: { id: agreement.id } }) };
  return (
    <li
      className={`${grid} cursor-pointer py-3 hover:bg-ground max-xl:grid-cols-[minmax(0,1fr)_auto] max-xl:gap-y-1.5 max-md:px-4`}
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
      <span className="max-xl:text-right">
        <span className="num">{yuanText(rateFen)}</span>
        <span className="text-12 text-ink-3"> 元/{wageUnits[unit]}</span>
      </span>
      <span className="tabular text-14 text-ink-2 max-xl:hidden">
        {monthDay(from)} 至 {monthDay(to)}
      </span>
      <span className="tabular text-14 text-ink-2 xl:text-right">
        <span className="xl:hidden">本月 </span>
        {quantityText(monthQuantity, unit)}
      </span>
      <span className="num text-right text-ink-1">
        {yuanText(payOf(rateFen, monthQuantity))}
        <span className="font-normal xl:hidden"> 元</span>
      </span>
      <span className="xl:pl-4">
        <Waiting agreement={agreement} slips={slips} />
      </span>
      <RowActs of={person.name} main={enter} more={slips > 0 || agreement.waiting > 0 ? [urge] : []} />
    </li>
  );
}
