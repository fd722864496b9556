import { yuanText } from '#contract/money.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { ConsoleList, type ListQuery } from '#web/features/console/list/console-list.tsx';
import { actsColumn, column, type ListColumns, RowActs, RowName } from '#web/features/console/list/row-parts.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { payOf } from '../../contract/pay/slip-totals.ts';
import type { WageAgreement } from '../../contract/wage-shapes.ts';
import { wageUnits } from '../../contract/wage-units.ts';
import { quantityText } from '../../contract/wage-words.ts';

/** This month's hours of an agreement in fen. */
export const monthPay = ({ rateFen, monthQuantity }: WageAgreement) => payOf(BigInt(rateFen), monthQuantity);

interface Listed {
  agreement: WageAgreement;
  /** Issued slips that the teacher has not confirmed. */
  slips: number;
}

/** What waits: for the school in warm; for the teacher a slip before hours, as pay waits for it. */
function Waiting({ agreement: { toConfirm, waiting }, slips }: Listed) {
  if (toConfirm > 0) return <span className="tag">{toConfirm} 条待您确认</span>;
  if (slips === 0 && waiting === 0) return <span className="text-14 text-ok-ink">都已确认</span>;
  return (
    <span className="tabular flex flex-wrap gap-1.5">
      {slips > 0 && <span className="tag tag-brand">{slips} 张工资条</span>}
      {waiting > 0 && <span className="tag tag-brand">{waiting} 条课时</span>}
    </span>
  );
}

interface Props {
  query: ListQuery<WageAgreement>;
  /** Issued slips that the teacher of an agreement has not confirmed. */
  slipsOf(agreement: WageAgreement): number;
  onOpen(agreement: WageAgreement): void;
}

/** Agreements: who, at what rate until when, this month's hours and pay, what waits, and the act. */
export function AgreementList({ query, slipsOf, onOpen }: Props) {
  const remind = useAction('POST /api/company/wages/agreements/:id/remind', {
    done: '已提醒教师确认，同一天不重复通知',
  });
  const columns: ListColumns<WageAgreement> = [
    column('教师', { rowScope: 'row' }, (agreement) => (
      <RowName
        name={agreement.person.name}
        picture={<Avatar name={agreement.person.name} size={36} />}
        about={agreement.postTitle}
        onOpen={() => onOpen(agreement)}
      />
    )),
    column('课时费', { width: 128 }, ({ rateFen, unit }) => (
      <>
        <span className="num">{yuanText(rateFen)}</span>
        <span className="text-12 text-ink-3"> 元/{wageUnits[unit]}</span>
      </>
    )),
    column(
      '约定期间',
      { width: 144, className: 'tabular', responsive: ['xl'] },
      ({ from, to }) => `${monthDay(from)} 至 ${monthDay(to)}`,
    ),
    column('本月课时', { width: 112, align: 'right', className: 'tabular' }, ({ monthQuantity, unit }) =>
      quantityText(monthQuantity, unit),
    ),
    column('本月课时费', { width: 112, align: 'right' }, (agreement) => (
      <span className="num">{yuanText(monthPay(agreement))}</span>
    )),
    column('等教师确认', { width: 200 }, (agreement) => <Waiting agreement={agreement} slips={slipsOf(agreement)} />),
    actsColumn(128, (agreement) => {
      const { id, person, waiting } = agreement;
      const urge = { label: '催确认', onAct: () => remind.send({ params: { id } }) };
      return (
        <RowActs
          of={person.name}
          main={{ label: '记课时', onAct: () => onOpen(agreement) }}
          more={slipsOf(agreement) > 0 || waiting > 0 ? [urge] : []}
        />
      );
    }),
  ];
  return (
    <ConsoleList
      label="课时约定"
      query={query}
      columns={columns}
      onOpen={onOpen}
      minWidth={840}
      empty="还没有课时约定。教师接受录用、入职以后，就可以约定课时费，按月记课时、发工资条"
    />
  );
}
