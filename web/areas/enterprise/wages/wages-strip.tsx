import { useState } from 'react';
import { yuanText } from '#contract/money.ts';
import type { WageAgreement, WageSlip } from '#contract/wages/wage-shapes.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';

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
  const toConfirm = agreements.filter((one) => one.toConfirm > 0);
  const waiting = agreements.filter((one) => one.waiting > 0);
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
function Remind({ ids }: { ids: readonly string[] }) {
  const remind = useAction('POST /api/company/wages/agreements/:id/remind');
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    let reminded = 0;
    for (const id of ids)
      reminded += await remind.mutateAsync({ params: { id } }).then(
        () => 1,
        () => 0,
      );
    setBusy(false);
    if (reminded > 0) toast.success(`已提醒 ${reminded} 位教师，同一天不重复通知`);
  };
  return (
    <GhostButton size="small" loading={busy} onClick={() => void go()}>
      催确认
    </GhostButton>
  );
}

/** How far the slips of a month went: each status as wide as its money. */
function Paid({ slips }: { slips: readonly WageSlip[] }) {
  const paid = slips.filter(({ status }) => status === 'paid');
  const total = sum(slips.map(({ netFen }) => netFen));
  const paidFen = sum(paid.map(({ netFen }) => netFen));
  return (
    <>
      <span className="mt-3 flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-fill" aria-hidden="true">
        <span className="bg-ok" style={{ width: `${(100 * paidFen) / Math.max(1, total)}%` }} />
        <span className="flex-1 bg-(--chart-2)" />
      </span>
      <p className="tabular mt-1.5 text-12 text-ink-3">
        共 {slips.length} 张 {yuanText(total)} 元
        {paid.length > 0 && `，已发放 ${paid.length} 张 ${yuanText(paidFen)} 元`}
      </p>
    </>
  );
}

/** What this month's hours come to so far: one bar, each teacher as wide as their pay. */
function ThisMonth({ agreements }: { agreements: readonly WageAgreement[] }) {
  const pays = agreements
    .map(({ id, person, rateFen, monthQuantity }) => ({ id, name: person.name, fen: payOf(rateFen, monthQuantity) }))
    .filter(({ fen }) => fen > 0)
    .toSorted((one, other) => other.fen - one.fen);
  if (pays.length === 0) return null;
  return (
    <div className="border-line py-3 max-lg:border-t lg:border-l lg:pl-8">
      <h2 className="text-13 font-normal text-ink-3">本月课时，记到今天</h2>
      <p className="num text-24 leading-8 text-ink-1">
        {yuanText(sum(pays.map(({ fen }) => fen)))}
        <span className="ml-1 text-13 font-normal text-ink-3">元</span>
      </p>
      <span className="mt-3 flex h-2.5 gap-0.5 overflow-hidden rounded-full" aria-hidden="true">
        {pays.map(({ id, fen }, at) => (
          <span key={id} className={at % 2 ? 'bg-(--chart-3)' : 'bg-(--chart-2)'} style={{ flexGrow: fen }} />
        ))}
      </span>
      <p className="tabular mt-1.5 text-12 text-ink-3">
        {pays.length} 位教师，最多 {pays[0]?.name} {yuanText(pays[0]?.fen ?? 0)} 元
      </p>
    </div>
  );
}

/** What is still to be paid, this month's hours, and what they wait for, over the agreements. */
export function WagesStrip({ agreements, slips, onOpen }: Props) {
  const valid = slips.filter(({ status }) => status !== 'corrected');
  const owed = valid.filter(({ status }) => status !== 'paid');
  const months = [...new Set((owed.length > 0 ? owed : valid).map(({ month }) => month))].toSorted();
  const ofMonths = valid.filter(({ month }) => (owed.length > 0 ? months.includes(month) : month === months.at(-1)));
  const shown = owed.length > 0 ? owed : ofMonths;
  const when = months.length === 1 ? `${Number(months[0]?.slice(5))} 月` : '';
  const tasks = tasksOf(agreements, valid);
  return (
    <section
      aria-label="课时与工资概况"
      className="mb-3 grid gap-x-8 rounded-card border border-line bg-surface px-5 py-2 lg:auto-cols-fr lg:grid-flow-col max-sm:px-4"
    >
      <div className="py-3">
        <h2 className="text-13 font-normal text-ink-3">
          {shown.length === 0 ? '还没有工资条' : owed.length > 0 ? `${when}还没有发的工资` : `${when}工资已经发完`}
        </h2>
        {shown.length > 0 ? (
          <p className="num text-24 leading-8 text-ink-1">
            {yuanText(sum(shown.map(({ netFen }) => netFen)))}
            <span className="ml-1 text-13 font-normal text-ink-3">元</span>
          </p>
        ) : (
          <p className="text-13 text-ink-3">一个月的课时双方都确认以后，就可以生成</p>
        )}
        {shown.length > 0 && <Paid slips={ofMonths} />}
      </div>
      <ThisMonth agreements={agreements} />
      <ul className="content-center divide-y divide-line border-line max-lg:border-t lg:grid lg:border-l lg:pl-8">
        {tasks.length === 0 && <li className="py-2 text-13 text-ok-ink">课时和工资条都确认过了，现在没有要办的</li>}
        {tasks.map(({ text, ids, own }) => (
          <li key={text} className="flex min-h-11 items-center gap-3 py-1.5 text-14">
            <span className={`tabular min-w-0 flex-1 ${own ? 'font-medium text-warm-ink' : 'text-ink-1'}`}>{text}</span>
            {own ? (
              <GhostButton size="small" onClick={() => ids[0] && onOpen(ids[0])}>
                去办理
              </GhostButton>
            ) : (
              <Remind ids={ids} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
