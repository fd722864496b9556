export { sendPiece } from './broadcast/send-piece.ts';
export { BROADCAST_JOB } from './broadcast/start-broadcast.ts';
export { sweepContactProofs } from './contact-proofs.ts';
export {
  type AccountNotice,
  type CompanyNotice,
  notifyAccount,
  notifyAll,
  notifyCompany,
  OUT_JOBS,
  replaceInNotices,
} from './notify.ts';
export { sendNoticeMail, sendNoticeSms, sendNoticeWechat } from './send-notices.ts';
export { unsubscribePlugin } from './unsubscribe-plugin.ts';
export { wechatEventsPlugin } from './wechat-events-plugin.ts';
