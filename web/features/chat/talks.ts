import { create } from 'zustand';
import type { ChatMessage, ChatSide } from '#contract/chat-messages.ts';
import type { OpenConversation } from '#contract/chat.ts';
import { call } from '../../api/browser-call.ts';
import { onLive } from '../live/live-events.ts';

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

/** Takes a message in at its place; where some are missing before it, they are asked for. */
export async function takeMessage(id: string, message: ChatMessage): Promise<void> {
  const talk = talkOf(id);
  if (!talk) return;
  const last = talk.items.at(-1)?.number ?? 0;
  if (message.number <= last) return;
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
  onLive(['message', 'read'], ({ type, payload }) => {
    const id = String(payload.conversationId);
    const talk = talkOf(id);
    if (!talk) return;
    if (type === 'message') void takeMessage(id, payload as unknown as ChatMessage);
    else if ((payload.side as ChatSide) !== talk.detail.side)
      change(id, { detail: { ...talk.detail, peerRead: Math.max(talk.detail.peerRead, Number(payload.number)) } });
  });
}
