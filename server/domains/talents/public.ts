export { expireInvitations } from './expire-invitations.ts';
export { indexTalents } from './index-talents.ts';
