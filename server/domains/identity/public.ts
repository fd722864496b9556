export { presentPrivacy } from './account/account-overview.ts';
export { admit, findOrMakeAccount } from './account/accounts.ts';
export { isBlocked } from './account/blocks.ts';
export { applyPhoneChanges } from './account/change-phone.ts';
export { recordConsent, recordConsents, requireCurrentText, revokeConsent } from './account/consents.ts';
export { reassignIfDormant as sealIfAsleep } from './account/dormant.ts';
export { lockAccountRow, moveAccount } from './account/move-account.ts';
export {
  maskName,
  presentJober,
  presentMember,
  presentOwnCompany,
  presentOwnJober,
  presentProfile,
} from './account/present.ts';
export { recordsOf } from './account/records.ts';
export { limitKey } from './limits.ts';
export { countTry } from './login/count-try.ts';
export { markDevice } from './login/known-device.ts';
export { isGoodTicket, spendTicket } from './login/tickets.ts';
export { unlockPhone } from './login/unlock-phone.ts';
export { verifyCode } from './login/verify-code.ts';
export { hashPassword, isPassword } from './password/passwords.ts';
export { refuseWeak } from './password/refuse-weak.ts';
export { admitSocket, livingSessions } from './session/admit-socket.ts';
export { endAllSessions, endOtherSessions } from './session/end-sessions.ts';
export { openSession } from './session/open-session.ts';
export { markWritten, resolveCookie, resolveToken } from './session/resolve-session.ts';
export { clearCookie, giveCookies, readCookie } from './session/session-cookie.ts';
export { sweepIdentity } from './session/sweep.ts';
export { keepPassword } from './store.ts';
