export { admitSocket, livingSessions } from './admit-socket.ts';
export { recordConsent, recordConsents, requireCurrentText } from './consents.ts';
export { endAllSessions, endOtherSessions } from './end-sessions.ts';
export { maskPhone, presentJober, presentMember, presentOwnCompany, presentProfile } from './present.ts';
export { resolveCookie, resolveToken } from './resolve-session.ts';
export { clearCookie, giveCookie, readCookie } from './session-cookie.ts';
export { sweepIdentity } from './sweep.ts';
export { spendTicket } from './tickets.ts';
export { verifyCode } from './verify-code.ts';
