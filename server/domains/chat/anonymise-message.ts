import type { ChatMessage } from '#contract/chat/chat-messages.ts';
import { isAnonymous, personOf, withoutName } from './present.ts';
import type { Anonymity } from './rows.ts';

/** A message as the company reads it: without name and school of an anonymous seeker. */
export function anonymiseMessage(row: Anonymity, message: ChatMessage): ChatMessage {
  if (!isAnonymous(row) || message.side !== 'seeker') return message;
  const { name } = personOf({ row, side: 'company' });
  const { resume } = message;
  return {
    ...message,
    senderName: name,
    text: withoutName(row, message.text),
    resume: resume && { ...resume, resumeName: withoutName(row, resume.resumeName), name, school: '' },
  };
}
