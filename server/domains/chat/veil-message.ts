import type { ChatMessage } from '#contract/chat-messages.ts';
import { personOf } from './present.ts';
import type { Veiling } from './rows.ts';

/** A message as the company reads it: under 盲筛 what the seeker said is without their name and school. */
export function veilMessage(row: Veiling, message: ChatMessage): ChatMessage {
  if (!row.veiled || message.side !== 'seeker') return message;
  const { name } = personOf({ row, side: 'company' });
  return { ...message, senderName: name, resume: message.resume && { ...message.resume, name, school: '' } };
}
