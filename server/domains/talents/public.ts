export { fillCards } from './index/fill-cards.ts';
export { indexTalents } from './index/index-talents.ts';
export { markStaleTalents } from './index/mark-stale-talents.ts';
export { sweepTalentChanges } from './index/sweep-talent-changes.ts';
export { expireInvitations } from './invite/expire-invitations.ts';
export { joberLookUpHandlers } from './look-up-routes.ts';
export { talentDefinition } from './memory/talent-definition.ts';
export { relationTo } from './relation.ts';
