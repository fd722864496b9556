import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { InviteForm } from './invite-form.tsx';
import { RejectForm } from './reject-form.tsx';

/** A move that needs input: an invitation its terms, a refusal its reason. */
export interface MoveInput {
  row: BoxRow;
  what: 'interview' | 'rejected';
}

export function MoveForms({ asked: input, onClose }: { asked: MoveInput | null; onClose(): void }) {
  if (!input) return null;
  return input.what === 'rejected' ? (
    <RejectForm row={input.row} onClose={onClose} />
  ) : (
    <InviteForm row={input.row} current={null} onClose={onClose} />
  );
}
