import { yuanText } from '#contract/money.ts';
import type { WageAgreement, WageSlip } from '#contract/wages/wage-shapes.ts';

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
  const figures: [string, string, string][] = [
    [String(sum(agreements.map(({ toConfirm }) => toConfirm))), '条', '课时待您确认'],
    [String(sum(agreements.map(({ waiting }) => waiting))), '条', '课时待教师确认'],
    [
      String(valid.filter(({ status }) => status === 'issued' || status === 'disputed').length),
      '张',
      '工资条待对方确认或有异议',
    ],
    [
      month ? yuanText(sum(ofMonth.map(({ netFen }) => netFen))) : '–',
      month ? '元' : '',
      month ? `${month} 实发合计` : '还没有工资条',
    ],
  ];
  return (
    <dl
      aria-label="课时与工资概况"
      className="mb-3 grid grid-cols-4 gap-px overflow-hidden rounded-card border border-line bg-line max-sm:grid-cols-2"
    >
      {figures.map(([value, unit, label]) => (
        <div key={label} className="bg-surface px-4 py-3">
          <dd className="tabular text-20 font-semibold text-ink-1">
            {value}
            <span className="ml-1 text-12 font-normal text-ink-3">{unit}</span>
          </dd>
          <dt className="text-13 text-ink-3">{label}</dt>
        </div>
      ))}
    </dl>
  );
}
