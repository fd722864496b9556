import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import type { OfferTerms } from '#contract/deliveries/offer-rules.ts';
import { formatSalary } from '#contract/posts/salary-text.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { weekday } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Facts } from '#web/ui/section.tsx';

interface Props {
  delivery: OwnDelivery;
  busy: boolean;
  onAccept(): void;
  onClose(): void;
}

/** Asks once before an offer is accepted: repeats its terms and says what follows. Import it lazily. */
export function AcceptDialog({ delivery: { offer, post }, busy, onAccept, onClose }: Props) {
  return (
    <Dialog
      onClose={onClose}
      title="接受这份录用？"
      description={`${post.company.name} · ${post.title}`}
      footer={
        <>
          <Button onClick={onClose}>再想想</Button>
          <Button look="filled" busy={busy} onClick={onAccept}>
            确认接受
          </Button>
        </>
      }
    >
      {offer ? (
        <>
          <OfferFacts offer={offer} />
          <p className="mt-3 text-14">
            学校会马上收到通知，状态变为“已接受”，{offer.startsOn}{' '}
            起记为“已入职”。到岗前有变化，可以写明原因退出；其他投递不受影响。
          </p>
        </>
      ) : (
        <p className="text-14">
          学校没有写明薪酬和到岗日，建议先问清楚再接受。接受后学校会马上收到通知，并直接记为“已入职”，不能改回。
        </p>
      )}
    </Dialog>
  );
}

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
