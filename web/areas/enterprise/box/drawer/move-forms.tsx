import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { InviteForm } from './invite-form.tsx';
import { RejectForm } from './reject-form.tsx';

/** A move that needs input: an invitation its terms, a refusal its reason. */
export interface MoveInput {
  row: BoxRow;
  what: 'interview' | 'rejected';
}

export function MoveForms({ asked, onClose }: { asked: MoveInput | null; onClose(): void }) {
  if (!asked) return null;
  return asked.what === 'rejected' ? (
    <RejectForm row={asked.row} onClose={onClose} />
  ) : (
    <InviteForm row={asked.row} current={null} onClose={onClose} />
  );
}
