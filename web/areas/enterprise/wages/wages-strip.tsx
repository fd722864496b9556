import { yuanText } from '#contract/money.ts';
import type { WageAgreement, WageSlip } from '#contract/wages/wage-shapes.ts';
import { FigureStrip } from '#web/features/console/figure-strip.tsx';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What waits, and what the latest month costs, over the agreements. */
export function WagesStrip({
  agreements,
  slips,
}: {
  agreements: readonly WageAgreement[];
  slips: readonly WageSlip[];
}) {
  const valid = slips.filter(({ status }) => status !== 'corrected');
  const month = valid
    .map((slip) => slip.month)
    .toSorted()
    .at(-1);
  const ofMonth = valid.filter((slip) => slip.month === month);
  const count = (...states: WageSlip['status'][]) => valid.filter(({ status }) => states.includes(status)).length;
  return (
    <FigureStrip
      label="课时与工资概况"
      figures={[
        month
          ? {
              label: `${Number(month.slice(5))} 月实发合计`,
              value: yuanText(sum(ofMonth.map(({ netFen }) => netFen))),
              unit: '元',
              note: `已发 ${ofMonth.filter(({ status }) => status === 'paid').length} / ${ofMonth.length}`,
            }
          : { label: '还没有工资条', value: '–' },
        { label: '课时待您确认', value: sum(agreements.map(({ toConfirm }) => toConfirm)), unit: '条' },
        { label: '课时待教师确认', value: sum(agreements.map(({ waiting }) => waiting)), unit: '条' },
        { label: '工资条待对方确认', value: count('issued'), unit: '张' },
        {
          label: '有异议的工资条',
          value: count('disputed'),
          unit: '张',
          note: count('disputed') > 0 && <span className="text-warm-ink">要处理</span>,
        },
      ]}
    />
  );
}
