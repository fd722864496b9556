import type { OfferTerms } from '#contract/deliveries/offer-rules.ts';
import { formatSalary } from '#contract/posts/salary-text.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { weekday } from '#web/features/time/day-parts.ts';
import { Facts } from '#web/ui/section.tsx';

export type Fact = Parameters<typeof Facts>[0]['facts'][number];

/** Pay, start day, contract and what to bring, of an offer; `more` are further facts. */
export function OfferFacts({ offer, more = [] }: { offer: OfferTerms; more?: readonly Fact[] }) {
  const { pay, payUnit, payParts, startsOn, contract, bring } = offer;
  const parts = payParts.map(({ name, amount }) => {
    const text = formatSalary({ min: amount, max: amount, unit: payUnit });
    return `${name} ${text.amount}${text.unit.split('/')[0]}`;
  });
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Pay value={{ min: pay, max: pay, unit: payUnit }} yearly className="text-40 leading-12" />
        <span className="text-14 text-ink-3">{['税前', ...parts].join('，')}</span>
      </p>
      <Facts
        className="mt-4"
        facts={[
          {
            label: '到岗',
            value: (
              <>
                <span>{startsOn}</span>，{weekday(`${startsOn}T00:00:00+08:00`)}
              </>
            ),
          },
          { label: '合同', value: contract },
          ...more,
        ]}
      />
      {bring && <p className="mt-3 text-14 break-words whitespace-pre-line text-ink-2">报到时携带：{bring}</p>}
    </>
  );
}
