import { create } from 'zustand';
import type { OpenConversation } from '#contract/chat/chat.ts';
import type { ChatMessage, ChatSide } from '#contract/chat/chat-messages.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { call } from '#web/api/browser-call.ts';
import { onLive } from '#web/features/live/live-events.ts';
import { quietly } from '#web/features/page-calls/use-call.ts';

interface Talk {
  detail: OpenConversation;
  /** Oldest first, without gaps. */
  items: ChatMessage[];
  hasMore: boolean;
}

/** The conversations opened in this tab. */
export const useTalks = create<{ byId: Record<string, Talk> }>(() => ({ byId: {} }));

const talkOf = (id: string) => useTalks.getState().byId[id];

function change(id: string, part: Partial<Talk>): void {
  const talk = talkOf(id);
  if (talk) useTalks.setState(({ byId }) => ({ byId: { ...byId, [id]: { ...talk, ...part } } }));
}

/** Stores a conversation just read from the server. */
const put = (id: string, talk: Talk) => useTalks.setState(({ byId }) => ({ byId: { ...byId, [id]: talk } }));

/** Opens a conversation with its newest messages. @throws ApiError */
export async function loadTalk(id: string): Promise<void> {
  const params = { id };
  const [detail, page] = await Promise.all([
    call('GET /api/communicate/conversations/:id', { params }, { background: true }),
    call('GET /api/communicate/conversations/:id/messages', { params }, quietly),
  ]);
  put(id, { detail, ...page });
}

/** Loads a page of older messages. */
export async function loadOlder(id: string): Promise<void> {
  const before = talkOf(id)?.items[0]?.number;
  if (before === undefined) return;
  const page = await call(
    'GET /api/communicate/conversations/:id/messages',
    { params: { id }, query: { before } },
    quietly,
  );
  const talk = talkOf(id);
  if (talk) change(id, { items: [...page.items, ...talk.items], hasMore: page.hasMore });
}

/** Replaces a message that has changed: an answered request, a file with a new URL. */
function replace(id: string, message: ChatMessage): void {
  const talk = talkOf(id);
  if (!talk?.items.some(({ number }) => number === message.number)) return;
  // Socket events contain no URL: the existing one stays.
  const keep = (item: ChatMessage) =>
    message.file && !message.file.url && item.file ? { ...message, file: item.file } : message;
  change(id, { items: talk.items.map((item) => (item.number === message.number ? keep(item) : item)) });
}

/** A message's file with a fresh URL. */
export async function freshFile(id: string, number: number): Promise<StoredFile | null> {
  const query = { after: number - 1, before: number + 1 };
  const page = await call('GET /api/communicate/conversations/:id/messages', { params: { id }, query }, quietly).catch(
    () => null,
  );
  const message = page?.items[0];
  if (message) replace(id, message);
  return message?.file ?? null;
}

/** Reloads a conversation's context. */
export async function reloadDetail(id: string): Promise<void> {
  const detail = await call('GET /api/communicate/conversations/:id', { params: { id } }, quietly).catch(() => null);
  if (detail) change(id, { detail });
}

/** Inserts a message at its position; missing ones before it are fetched. */
export async function takeMessage(id: string, message: ChatMessage): Promise<void> {
  const talk = talkOf(id);
  if (!talk) return;
  const last = talk.items.at(-1)?.number ?? 0;
  if (message.number <= last) return replace(id, message);
  if (message.number === last + 1) return change(id, { items: [...talk.items, message] });
  const query = { after: last };
  const page = await call('GET /api/communicate/conversations/:id/messages', { params: { id }, query }, quietly).catch(
    () => null,
  );
  for (const missed of page?.items ?? []) await takeMessage(id, missed);
}

/** Blocks or unblocks the other side, and updates the conversation. */
export async function setBlocked(id: string, blocked: boolean): Promise<void> {
  await call(
    'POST /api/communicate/conversations/:id/block',
    { params: { id }, body: { blocked } },
    { background: true },
  );
  const talk = talkOf(id);
  if (talk) change(id, { detail: { ...talk.detail, blocked } });
  await reloadDetail(id);
}

if (typeof window !== 'undefined') {
  onLive(['delivery'], ({ payload }) => {
    const about = Object.values(useTalks.getState().byId).filter(
      ({ detail }) => detail.delivery?.id === String(payload.deliveryId),
    );
    for (const { detail } of about) void reloadDetail(detail.id);
  });
  onLive(['message', 'read'], ({ type, payload }) => {
    const id = String(payload.conversationId);
    const talk = talkOf(id);
    if (!talk) return;
    if (type === 'message') {
      const message = payload as unknown as ChatMessage;
      void takeMessage(id, message);
      if (message.file) void freshFile(id, message.number);
      if (message.kind === 'interview' || message.kind === 'notice') void reloadDetail(id);
    } else if ((payload.side as ChatSide) !== talk.detail.side)
      change(id, { detail: { ...talk.detail, peerRead: Math.max(talk.detail.peerRead, Number(payload.number)) } });
  });
}
