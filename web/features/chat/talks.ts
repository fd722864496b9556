import { create } from 'zustand';
import type { OpenConversation } from '#contract/chat/chat.ts';
import type { ChatMessage, ChatSide } from '#contract/chat/chat-messages.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { call } from '#web/api/browser-call.ts';
import { onLive } from '#web/features/live/live-events.ts';

interface Talk {
  detail: OpenConversation;
  /** Old before new, without gaps. */
  items: ChatMessage[];
  hasMore: boolean;
}

/** The conversations that this tab has opened. */
export const useTalks = create<{ byId: Record<string, Talk> }>(() => ({ byId: {} }));

const quietly = { background: true, quiet: true } as const;
const talkOf = (id: string) => useTalks.getState().byId[id];

function change(id: string, part: Partial<Talk>): void {
  const talk = talkOf(id);
  if (talk) useTalks.setState(({ byId }) => ({ byId: { ...byId, [id]: { ...talk, ...part } } }));
}

/** Puts a conversation that was just read from the server in place. */
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

/** One page of what was said before. */
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

/** A message that has changed since: a wish that was answered, a file with a new address. */
function replace(id: string, message: ChatMessage): void {
  const talk = talkOf(id);
  if (!talk?.items.some(({ number }) => number === message.number)) return;
  // What came over the socket has no address: the one that is there stays.
  const keep = (item: ChatMessage) =>
    message.file && !message.file.url && item.file ? { ...message, file: item.file } : message;
  change(id, { items: talk.items.map((item) => (item.number === message.number ? keep(item) : item)) });
}

/** A message's file with an address that holds from now on. */
export async function freshFile(id: string, number: number): Promise<StoredFile | null> {
  const query = { after: number - 1, before: number + 1 };
  const page = await call('GET /api/communicate/conversations/:id/messages', { params: { id }, query }, quietly).catch(
    () => null,
  );
  const message = page?.items[0];
  if (message) replace(id, message);
  return message?.file ?? null;
}

/** What a conversation is about, as it is now. */
export async function reloadDetail(id: string): Promise<void> {
  const detail = await call('GET /api/communicate/conversations/:id', { params: { id } }, quietly).catch(() => null);
  if (detail) change(id, { detail });
}

/** Takes a message in at its place; where some are missing before it, they are asked for. */
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

/** Blocks the other side or lets it speak again, and shows what that makes of the conversation. */
export async function setBlocked(id: string, blocked: boolean): Promise<void> {
  const params = { id };
  await call('POST /api/communicate/conversations/:id/block', { params, body: { blocked } }, { background: true });
  const detail = await call('GET /api/communicate/conversations/:id', { params }, quietly);
  change(id, { detail });
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
