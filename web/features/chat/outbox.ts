import { create } from 'zustand';
import type { StoredFile } from '#contract/files/files.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { idempotencyKey } from '#web/api/idempotency-key.ts';
import { onLive } from '#web/features/live/live-events.ts';
import { inBrowser } from '#web/session/browser-storage.ts';
import { decode, encode } from '#web/session/encoded.ts';
import { getSession, useSession } from '#web/session/session-store.ts';
import { takeMessage } from './talks.ts';

/** A message that the server has not confirmed. */
export interface Pending {
  conversationId: string;
  clientId: string;
  text: string;
  /** An uploaded file sent with it; `text` is then its name. */
  fileId?: string;
  at: string;
  /** Why it was refused; null while it is being sent. */
  failed: string | null;
}

const KEY = 'jyrc_outbox';
const RETRY_MS = 5_000;

/** Survives a reload: messages written offline are sent on return. Another account on this browser does not see them. */
function read(): Pending[] {
  const saved = decode(inBrowser.read(KEY)) as { phone?: string; items?: Pending[] } | undefined;
  return saved?.phone === getSession().user?.phone ? (saved?.items ?? []) : [];
}

export const useOutbox = create<{ items: Pending[] }>(() => ({ items: typeof window === 'undefined' ? [] : read() }));

function write(items: Pending[]): void {
  useOutbox.setState({ items });
  if (items.length === 0) inBrowser.drop(KEY);
  else inBrowser.write(KEY, encode({ phone: getSession().user?.phone, items }));
}

const without = (clientId: string) => useOutbox.getState().items.filter((item) => item.clientId !== clientId);

/** Retryable: the network, a restarting server, an expired session, a rate limit. */
const isPassing = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.status === undefined ||
  error.status === 401 ||
  error.status === 429 ||
  error.status >= 500;

let sending = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Sends pending messages sequentially and in order. A retry carries the same client id, so none is stored twice. */
async function flushOutbox(): Promise<void> {
  if (sending || !getSession().token) return;
  sending = true;
  clearTimeout(retry);
  try {
    for (;;) {
      const next = useOutbox.getState().items.find(({ failed }) => failed === null);
      if (!next) return;
      await sendOne(next);
    }
  } catch {
    retry = setTimeout(() => void flushOutbox(), RETRY_MS);
  } finally {
    sending = false;
  }
}

/** @throws the error of a retryable failure */
async function sendOne({ conversationId, clientId, text, fileId }: Pending): Promise<void> {
  try {
    const message = await call(
      'POST /api/communicate/conversations/:id/messages',
      { params: { id: conversationId }, body: fileId ? { clientId, fileId } : { clientId, text } },
      { background: true, quiet: true },
    );
    await takeMessage(conversationId, message);
    write(without(clientId));
  } catch (error) {
    if (isPassing(error)) throw error;
    const failed = (error as ApiError).message;
    write(useOutbox.getState().items.map((item) => (item.clientId === clientId ? { ...item, failed } : item)));
  }
}

/** Sends a message: it appears in the conversation at once and is delivered when possible. */
export const post = (conversationId: string, text: string): void => enqueue({ conversationId, text });

/** The same with an uploaded file. */
export const postFile = (conversationId: string, { id, name }: StoredFile): void =>
  enqueue({ conversationId, text: name, fileId: id });

function enqueue(given: Pick<Pending, 'conversationId' | 'text' | 'fileId'>): void {
  const item: Pending = { ...given, clientId: idempotencyKey(), at: new Date().toISOString(), failed: null };
  write([...useOutbox.getState().items, item]);
  void flushOutbox();
}

/** Retries a refused message, after the pending ones. */
export function tryAgain(clientId: string): void {
  const again = useOutbox.getState().items.find((item) => item.clientId === clientId);
  if (!again) return;
  write([...without(clientId), { ...again, failed: null }]);
  void flushOutbox();
}

export const discard = (clientId: string): void => write(without(clientId));

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => void flushOutbox());
  onLive(['presence'], () => void flushOutbox());
  useSession.subscribe(({ token }) => {
    if (!token) write([]);
  });
  void flushOutbox();
}
