import { yuanText } from '#contract/money.ts';
import type { WageAgreement, WageSlip } from '#contract/wages/wage-shapes.ts';
import { Meter } from '#web/ui/progress.tsx';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Props {
  agreements: readonly WageAgreement[];
  slips: readonly WageSlip[];
  /** Opens an agreement. */
  onOpen(id: string): void;
}

interface Task {
  n: number;
  text: string;
  /** The agreement to open: the first that it is about. */
  id: string | undefined;
  /** Whether it is the school's turn. */
  own?: boolean;
}

/** What is to be done, the school's own part first; what nobody waits for is left out. */
function tasksOf(agreements: readonly WageAgreement[], slips: readonly WageSlip[]): Task[] {
  const ofState = (status: WageSlip['status']) => slips.filter((slip) => slip.status === status);
  const slipTask = (status: WageSlip['status'], text: string, own = true): Task => {
    const found = ofState(status);
    return { n: found.length, text, id: found[0]?.agreementId, own };
  };
  const hourTask = (field: 'toConfirm' | 'waiting', text: string, own = true): Task => ({
    n: sum(agreements.map((one) => one[field])),
    text,
    id: agreements.find((one) => one[field] > 0)?.id,
    own,
  });
  return [
    slipTask('disputed', '张工资条有异议，更正后重发'),
    slipTask('confirmed', '张工资条教师已确认，可以发放'),
    slipTask('draft', '张工资条还没有发出'),
    hourTask('toConfirm', '条课时待您确认'),
    slipTask('issued', '张工资条等教师确认', false),
    hourTask('waiting', '条课时等教师确认', false),
  ].filter(({ n }) => n > 0);
}

/** What is still to be paid, and what it waits for, over the agreements. */
export function WagesStrip({ agreements, slips, onOpen }: Props) {
  const valid = slips.filter(({ status }) => status !== 'corrected');
  const owed = valid.filter(({ status }) => status !== 'paid');
  const months = [...new Set((owed.length > 0 ? owed : valid).map(({ month }) => month))].toSorted();
  const shown = owed.length > 0 ? owed : valid.filter(({ month }) => month === months.at(-1));
  const ready = shown.filter(({ status }) => status === 'confirmed' || status === 'paid').length;
  const when = months.length === 1 ? `${Number(months[0]?.slice(5))} 月` : '';
  const tasks = tasksOf(agreements, valid);
  return (
    <section
      aria-label="课时与工资概况"
      className="mb-3 grid rounded-card border border-line bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
    >
      <div className="px-5 py-4 max-sm:px-4">
        <h2 className="text-14 font-medium text-ink-2">
          {shown.length === 0 ? '还没有工资条' : owed.length > 0 ? `${when}还没有发的工资` : `${when}工资已经发完`}
        </h2>
        {shown.length > 0 ? (
          <>
            <p className="num mt-1 text-32 leading-10 text-ink-1">
              {yuanText(sum(shown.map(({ netFen }) => netFen)))}
              <span className="ml-1 text-13 font-normal text-ink-3">元</span>
            </p>
            <Meter className="mt-2" value={ready} of={shown.length} />
            <p className="tabular mt-1.5 text-13 text-ink-3">
              {shown.length} 张工资条，教师已确认 {ready} 张
            </p>
          </>
        ) : (
          <p className="mt-1 text-13 text-ink-3">一个月的课时双方都确认以后，就可以生成</p>
        )}
      </div>
      <div className="border-line px-5 py-3 max-lg:border-t max-sm:px-4 lg:border-l">
        {tasks.length === 0 && <p className="py-2 text-13 text-ok-ink">课时和工资条都确认过了，现在没有要办的</p>}
        <ul className="divide-y divide-line">
          {tasks.map(({ n, text, id, own }) => (
            <li key={text} className="flex items-baseline gap-2 py-2 text-14 text-ink-2">
              <b className={`num w-8 flex-none text-20 ${own ? 'text-warm-ink' : 'text-ink-1'}`}>{n}</b>
              <span className="min-w-0 flex-1">{text}</span>
              {id && (
                <button type="button" className="link flex-none cursor-pointer text-13" onClick={() => onOpen(id)}>
                  {own ? '去办理' : '看看'}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
