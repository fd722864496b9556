export { expireInvitations } from './expire-invitations.ts';
export { fillCards } from './fill-cards.ts';
export { indexTalents } from './index-talents.ts';
export { joberLookUpHandlers } from './look-up-routes.ts';
export { openTalentMemory } from './memory/talent-memory.ts';
export { relationTo } from './relation.ts';
export { sweepTalentChanges } from './sweep-talent-changes.ts';
