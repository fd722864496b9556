import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';

type Totals = AnswerOf<Api['GET /api/admin/dashboard']>['totals'];

const number = (value: number) => value.toLocaleString('en');

const shown = (totals: Totals): [string, string, string][] => [
  ['求职者', number(totals.seekers), '人'],
  ['认证单位', number(totals.companies), '家'],
  ['在招职位', number(totals.openPosts), '个'],
  ['累计投递', number(totals.deliveries), '份'],
  ['平均回复率', totals.replyRate === null ? '–' : String(totals.replyRate), totals.replyRate === null ? '' : '%'],
  ['当前登录', number(totals.online), '人'],
];

/** The site's totals. */
export function Totals({ totals }: { totals: Totals }) {
  return (
    <dl className="grid grid-cols-6 gap-px overflow-hidden rounded-card border border-line bg-line max-lg:grid-cols-3 max-sm:grid-cols-2">
      {shown(totals).map(([label, value, unit]) => (
        <div key={label} className="bg-surface px-4 py-3">
          <dd className="tabular text-24 leading-8 font-semibold text-ink-1">
            {value}
            <span className="ml-0.5 text-12 font-normal text-ink-3">{unit}</span>
          </dd>
          <dt className="text-13 text-ink-3">{label}</dt>
        </div>
      ))}
    </dl>
  );
}
