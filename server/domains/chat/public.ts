export { beginAgreed, handOverConversations } from './begin-agreed.ts';
