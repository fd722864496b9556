import { Button } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { yuanText } from '#contract/money.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import type { WageAgreement, WageSlip } from '../../contract/wage-shapes.ts';

/** Fen for so many hundredths of a unit. */
export const payOf = (rateFen: number, quantity: number) => Math.round((rateFen * quantity) / 100);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Props {
  agreements: readonly WageAgreement[];
  slips: readonly WageSlip[];
  /** Opens an agreement. */
  onOpen(id: string): void;
}

interface Task {
  text: string;
  /** The agreements that it is about. */
  ids: string[];
  /** Whether it is the school's turn. */
  own: boolean;
}

/** What is to be done, the school's own part first; what nobody waits for is left out. */
function tasksOf(agreements: readonly WageAgreement[], slips: readonly WageSlip[]): Task[] {
  const slipTask = (status: WageSlip['status'], text: string): Task => {
    const found = slips.filter((slip) => slip.status === status);
    return { text: `${found.length} ${text}`, ids: found.map(({ agreementId }) => agreementId), own: true };
  };
  const toConfirm = agreements.filter((agreement) => agreement.toConfirm > 0);
  const waiting = agreements.filter((agreement) => agreement.waiting > 0);
  const issued = slips.filter(({ status }) => status === 'issued');
  const parts = [
    waiting.length > 0 && `${sum(waiting.map((one) => one.waiting))} 条课时`,
    issued.length > 0 && `${issued.length} 张工资条`,
  ].filter(Boolean);
  return [
    slipTask('disputed', '张工资条有异议，更正后重发'),
    slipTask('confirmed', '张工资条教师已确认，可以发放'),
    slipTask('draft', '张工资条还没有发出'),
    {
      text: `${sum(toConfirm.map((one) => one.toConfirm))} 条课时待您确认`,
      ids: toConfirm.map(({ id }) => id),
      own: true,
    },
    {
      text: `${parts.join('、')}等教师确认`,
      ids: [...new Set([...waiting.map(({ id }) => id), ...issued.map(({ agreementId }) => agreementId)])],
      own: false,
    },
  ].filter(({ ids }) => ids.length > 0);
}

/** Reminds the teachers of all agreements that wait for them. */
export function Remind({ ids, isFirst = false }: { ids: readonly string[]; isFirst?: boolean }) {
  const remind = useAction('POST /api/company/wages/agreements/:id/remind');
  const { busy, run } = useBusy();
  const go = async () => {
    let reminded = 0;
    for (const id of ids)
      reminded += await remind.mutateAsync({ params: { id } }).then(
        () => 1,
        () => 0,
      );
    if (reminded > 0) toast.success(`已提醒 ${reminded} 位教师，同一天不重复通知`);
  };
  return (
    <Button type={isFirst ? 'primary' : 'default'} loading={busy} onClick={() => void run(go)}>
      {isFirst && ids.length > 1 ? '全部催确认' : '催确认'}
    </Button>
  );
}

/** A sentence with its numbers set as figures. */
const Figures = ({ text }: { text: string }) =>
  text.split(/(\d+)/).map((part, at) =>
    /^\d+$/.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence, in their order
      <b key={at} className="num mx-1 text-28 leading-10 first:ml-0">
        {part}
      </b>
    ) : (
      part
    ),
  );

/** A sum of the page with how far it has come. */
const Sum = ({ name, fen, children }: { name: string; fen: number; children: ReactNode }) => (
  <div className="border-line py-3 max-lg:border-t lg:border-l lg:pl-8">
    <h2 className="text-14 font-normal text-ink-3">{name}</h2>
    <p className="num mt-1 text-20 leading-8 text-ink-1">
      {yuanText(fen)}
      <span className="ml-1 text-14 font-normal text-ink-3">元</span>
    </p>
    <p className="tabular mt-1.5 text-12 text-ink-3">{children}</p>
  </div>
);

/** '胡静怡、徐天佑、孙娟等 5 位教师' */
function namesText(agreements: readonly WageAgreement[], ids: readonly string[]): string {
  const names = agreements.filter(({ id }) => ids.includes(id)).map(({ person }) => person.name);
  return `${names.slice(0, 3).join('、')}${names.length > 3 ? `等 ${names.length} 位教师` : ''}`;
}

/** What pay waits for, then what is still to be paid and what this month's hours come to so far. */
export function WagesStrip({ agreements, slips, onOpen }: Props) {
  const valid = slips.filter(({ status }) => status !== 'corrected');
  const owed = valid.filter(({ status }) => status !== 'paid');
  const months = [...new Set((owed.length > 0 ? owed : valid).map(({ month }) => month))].toSorted();
  const ofMonths = valid.filter(({ month }) => (owed.length > 0 ? months.includes(month) : month === months.at(-1)));
  const shown = owed.length > 0 ? owed : ofMonths;
  const when = months.length === 1 ? `${Number(months[0]?.slice(5))} 月` : '';
  const tasks = tasksOf(agreements, valid);
  const total = sum(ofMonths.map(({ netFen }) => netFen));
  const paid = ofMonths.filter(({ status }) => status === 'paid');
  const paidFen = sum(paid.map(({ netFen }) => netFen));
  const today = dayjs();
  const taught = agreements.filter(({ monthQuantity }) => monthQuantity > 0);
  return (
    <section
      aria-label="课时与工资概况"
      className="mb-3 grid gap-x-8 card px-5 py-2 max-sm:px-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="py-3">
        <h2 className="text-16 font-semibold text-ink-1">
          {tasks.length > 0 ? '现在要办' : '课时和工资条都确认过了，现在没有要办的'}
        </h2>
        <ul className="divide-y divide-line">
          {tasks.map(({ text, ids, own }, at) => (
            <li
              key={text}
              className={`flex items-center gap-3 text-14 ${at === 0 ? 'pb-2 max-sm:flex-col max-sm:items-stretch' : 'min-h-11 py-2'}`}
            >
              <span className="tabular min-w-0 flex-1">
                <span className={`${own ? 'text-warm-ink' : 'text-ink-1'} ${at === 0 ? 'font-semibold' : ''}`}>
                  {at === 0 ? <Figures text={text} /> : text}
                </span>
                {at === 0 && <span className="mt-1 block text-12 text-ink-3">{namesText(agreements, ids)}</span>}
              </span>
              {own ? (
                <Button type={at === 0 ? 'primary' : 'default'} onClick={() => ids[0] && onOpen(ids[0])}>
                  去办理
                </Button>
              ) : (
                <Remind ids={ids} isFirst={at === 0} />
              )}
            </li>
          ))}
        </ul>
      </div>
      {shown.length > 0 && (
        <Sum
          name={owed.length > 0 ? `${when}还没有发的工资` : `${when}工资已经发完`}
          fen={sum(shown.map(({ netFen }) => netFen))}
        >
          共 {ofMonths.length} 张 {yuanText(total)} 元
          {paid.length > 0 && `，已发放 ${paid.length} 张 ${yuanText(paidFen)} 元`}
        </Sum>
      )}
      {taught.length > 0 && (
        <Sum
          name="本月课时费，记到今天"
          fen={sum(taught.map(({ rateFen, monthQuantity }) => payOf(rateFen, monthQuantity)))}
        >
          {taught.length} 位教师，本月过了 {today.date()} / {today.daysInMonth()} 天
        </Sum>
      )}
    </section>
  );
}
