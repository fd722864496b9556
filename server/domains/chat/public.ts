export { settleReport } from './block-and-report.ts';
export { beginAgreed, handOverConversations } from './cards/begin-agreed.ts';
