import type { RegistrationMove } from '../../contract/registration-state.ts';
import type { RegistrationRow } from '../registrations/store.ts';

export const isAnswer = (move: RegistrationMove): boolean => move === 'grant' || move === 'uphold';

/** An appeal is answered by somebody who neither proposed nor decided, or by who leads the project. */
export const mayAnswer = (
  { decidedBy, proposedBy }: Pick<RegistrationRow, 'decidedBy' | 'proposedBy'>,
  { actorId, leads }: { actorId: string; leads: boolean },
): boolean => leads || (decidedBy !== actorId && proposedBy !== actorId);
