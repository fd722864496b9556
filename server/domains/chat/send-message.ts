import type { SignedIn } from '#contract/actor.ts';
import type { ChatMessage } from '#contract/chat/chat-messages.ts';
import { warningsOf } from '#contract/chat/chat-warnings.ts';
import { takeFiles } from '#server/domains/files/public.ts';
import { sensitiveWords } from '#server/domains/moderation-lists/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { addMessage, saidAlready } from './add-message.ts';
import { lockParticipant } from './lock-participant.ts';

export interface SendCommand {
  id: string;
  clientId: string;
  text?: string | undefined;
  fileId?: string | undefined;
}

async function takeFile(tx: Database, accountId: string, fileId: string | undefined, now: Date) {
  if (!fileId) return null;
  const kinds = ['chatPicture', 'chatFile'] as const;
  const [file] = await takeFiles(tx, { accountId, ids: [fileId], kind: kinds, now, path: 'body.fileId' });
  return file ?? null;
}

/**
 * Warnings for the reader: what the text itself contains, and matches of the operators' lists.
 * @throws AppError INVALID_INPUT for a forbidden word
 */
export async function judge(db: Database, text: string): Promise<string[]> {
  const findings = (await sensitiveWords(db)).find(text);
  const refused = findings.find(({ level }) => level === 'refuse');
  if (refused) throw fieldError('body.text', `消息含有平台禁止发送的内容（${refused.words.join('、')}），请修改后再发`);
  return [...warningsOf(text), ...(findings.length > 0 ? ['words'] : [])];
}

/**
 * Stores a message and notifies both sides, for a transaction. The conversation is locked, so its messages are numbered without
 * gaps; the same `clientId` returns the stored message.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE (blocked, closed or not allowed to begin), IDEMPOTENCY_CONFLICT, TOO_MANY_REQUESTS, INVALID_INPUT for a file that is not the sender's
 */
export async function sendMessage(
  { db: tx, deps, actor, now }: DbContext<{ deps: Deps; actor: SignedIn }>,
  { id, clientId, text = '', fileId }: SendCommand,
): Promise<ChatMessage> {
  if (text === '' && !fileId) throw fieldError('body.text', '请填写消息');
  const participant = await lockParticipant(tx, actor, id);
  const file = await takeFile(tx, actor.accountId, fileId, now);
  const kind = file ? (file.kind === 'chatPicture' ? 'picture' : 'file') : 'text';
  const said = { clientId, kind, text: text || (file?.name ?? '') } as const;
  const known = await saidAlready({ db: tx, deps, actor, now }, participant, said);
  if (known) return known;
  return addMessage({ db: tx, deps, actor, now }, participant, {
    ...said,
    warnings: await judge(tx, text),
    fileId: file?.id ?? null,
    findableBy: file?.name ?? '',
  });
}
