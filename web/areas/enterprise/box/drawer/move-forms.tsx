import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { InviteForm } from './invite/invite-form.tsx';
import { OfferForm } from './offer/offer-form.tsx';
import { RejectForm } from './reply-form.tsx';

/** A move that needs input: an invitation and an offer their terms, a refusal its reason. */
export interface MoveInput {
  row: BoxRow;
  what: 'interview' | 'offer' | 'rejected';
}

export function MoveForms({ asked: input, onClose }: { asked: MoveInput | null; onClose(): void }) {
  if (!input) return null;
  if (input.what === 'rejected') return <RejectForm row={input.row} onClose={onClose} />;
  if (input.what === 'offer') return <OfferForm row={input.row} onClose={onClose} />;
  return <InviteForm row={input.row} current={null} onClose={onClose} />;
}
