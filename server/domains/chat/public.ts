export { beginAgreed, handOverConversations } from './cards/begin-agreed.ts';
