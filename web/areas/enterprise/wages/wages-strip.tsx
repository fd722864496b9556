import { useState } from 'react';
import { yuanText } from '#contract/money.ts';
import type { WageAgreement, WageSlip } from '#contract/wages/wage-shapes.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';

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

/** What is still to be paid, and what it waits for, over the agreements. */
export function WagesStrip({ agreements, slips, onOpen }: Props) {
  const valid = slips.filter(({ status }) => status !== 'corrected');
  const owed = valid.filter(({ status }) => status !== 'paid');
  const months = [...new Set((owed.length > 0 ? owed : valid).map(({ month }) => month))].toSorted();
  const shown = owed.length > 0 ? owed : valid.filter(({ month }) => month === months.at(-1));
  const when = months.length === 1 ? `${Number(months[0]?.slice(5))} 月` : '';
  const tasks = tasksOf(agreements, valid);
  return (
    <section
      aria-label="课时与工资概况"
      className="mb-3 grid items-center gap-x-8 rounded-card border border-line bg-surface px-4 py-2 lg:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div className="py-2">
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
      </div>
      <ul className="divide-y divide-line border-line max-lg:border-t lg:border-l lg:pl-8">
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
