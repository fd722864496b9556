import type { ChatMessage } from '#contract/chat/chat-messages.ts';
import type { chatMessage, MessageData } from '#database/schema/chat.ts';
import { fileLinks } from '#server/domains/files/public.ts';
import { summarise } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';

export type MessageRow = typeof chatMessage.$inferSelect;

const part = <K extends 'resume' | 'interview' | 'contact'>(data: MessageData | null, name: K) =>
  data && name in data ? (data as Extract<MessageData, Record<K, unknown>>)[name as never] : null;

function resumeLine(data: MessageData | null, at: Date): ChatMessage['resume'] {
  const snapshot = part(data, 'resume') as Extract<MessageData, { resume: unknown }>['resume'] | null;
  if (!snapshot) return null;
  const { education, school, teachingMonths, certificate, lastEmployer } = summarise(snapshot, at);
  const { resumeName, jober } = snapshot;
  return { resumeName, name: jober.name, education, school, teachingMonths, certificate, lastEmployer };
}

function contactLine(data: MessageData | null): ChatMessage['contact'] {
  const contact = part(data, 'contact') as Extract<MessageData, { contact: unknown }>['contact'] | null;
  if (!contact) return null;
  // Before both have agreed nobody receives the data, not even their own: what is not sent cannot leak.
  const isOpen = contact.state === 'accepted';
  return { ...contact, seeker: isOpen ? contact.seeker : null, company: isOpen ? contact.company : null };
}

/** Messages as their readers see them, the same for both sides, with file URLs that are valid for 1 hour. */
export async function presentMessages(
  db: Database,
  { secret, clock }: Pick<Deps, 'secret' | 'clock'>,
  rows: readonly MessageRow[],
): Promise<ChatMessage[]> {
  const ids = rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
  const files = await fileLinks({ db, secret, clock }, ids);
  return rows.map(({ number, side, senderName, kind, text, warnings, fileId, data, clientId, at }) => ({
    number,
    side,
    senderName,
    kind,
    text,
    warnings,
    file: (fileId !== null && files.get(fileId)) || null,
    resume: resumeLine(data, at),
    interview: part(data, 'interview') as ChatMessage['interview'],
    contact: contactLine(data),
    clientId,
    at: at.toISOString(),
  }));
}
