import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { OfferFacts } from './offer-facts.tsx';

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
      back="再想想"
      send={{ label: '确认接受', busy, onSend: onAccept }}
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
