import type { OfferTerms } from '#contract/deliveries/offer-rules.ts';
import { formatSalary } from '#contract/posts/salary-text.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { weekday } from '#web/features/time/day-parts.ts';

const payNames = { year: '年薪', month: '月薪', day: '日薪', hour: '课时费' } as const;
const shades = ['bg-brand', 'bg-brand/60', 'bg-brand/35', 'bg-brand/20', 'bg-ink-4'];

const amountOf = (amount: number, unit: OfferTerms['payUnit']) =>
  formatSalary({ min: amount, max: amount, unit }).amount;

/** The parts of the pay as a bar, with the amounts beside their names. */
function PayParts({ parts, unit }: { parts: OfferTerms['payParts']; unit: OfferTerms['payUnit'] }) {
  if (parts.length === 0) return null;
  return (
    <>
      <span className="mt-1.5 flex h-1.5 max-w-40 gap-0.5" aria-hidden>
        {parts.map(({ name, amount }, at) => (
          <span key={name} className={`rounded-full ${shades[at]}`} style={{ flexGrow: amount }} />
        ))}
      </span>
      <span className="mt-1 block text-12 text-ink-3">
        {parts.map(({ name, amount }, at) => (
          <span key={name} className="inline-block whitespace-pre">
            {`${name} ${amountOf(amount, unit)}${at < parts.length - 1 ? ' · ' : ''}`}
          </span>
        ))}
      </span>
    </>
  );
}

interface FactProps {
  name: string;
  children: React.ReactNode;
  note?: React.ReactNode;
}

export function OfferFact({ name, children, note }: FactProps) {
  return (
    <div className="min-w-0 px-4 first:pl-0 max-sm:px-0 max-sm:first:col-span-full max-sm:nth-4:col-span-full">
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="mt-0.5">
        <span className="tabular block text-16 font-semibold text-ink-1">{children}</span>
        {note && <span className="block text-12 text-ink-3">{note}</span>}
      </dd>
    </div>
  );
}

/** Pay, start day, contract and what to bring, of an offer; `children` are further facts. */
export function OfferFacts({ offer, children }: { offer: OfferTerms; children?: React.ReactNode }) {
  const { pay, payUnit, payParts, startsOn, contract, bring } = offer;
  const [term = '', ...rest] = contract.split(/[，,；;]/);
  return (
    <>
      <dl className="grid grid-flow-col divide-x divide-brand-line max-sm:grid-flow-row max-sm:grid-cols-2 max-sm:gap-3 max-sm:divide-x-0">
        <OfferFact name={`${payNames[payUnit]}，税前`} note={<PayParts parts={payParts} unit={payUnit} />}>
          <Pay value={{ min: pay, max: pay, unit: payUnit }} className="text-20 text-ink-1!" />
        </OfferFact>
        <OfferFact name="到岗" note={weekday(`${startsOn}T00:00:00+08:00`)}>
          {startsOn}
        </OfferFact>
        <OfferFact name="合同" note={rest.join('，')}>
          {term}
        </OfferFact>
        {children}
      </dl>
      {bring && <p className="mt-2 text-14 break-words whitespace-pre-line text-ink-2">报到时携带：{bring}</p>}
    </>
  );
}
