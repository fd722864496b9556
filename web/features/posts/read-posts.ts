import { create } from 'zustand';
import { inBrowser, jsonOf } from '#web/session/browser-storage.ts';
import { useSession } from '#web/session/session-store.ts';

const KEY = 'jyrc_read_posts';
const MAX_REMEMBERED = 500;

interface ReadPosts {
  ids: ReadonlySet<string>;
}

/** Posts opened in this browser; empty on the server and while hydrating. */
export const useReadPosts = create<ReadPosts>(() => ({ ids: new Set() }));

function stored(): string[] {
  const ids = jsonOf(inBrowser.read(KEY));
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Remembers a post as read; the oldest are dropped. */
export function markRead(id: string): void {
  const ids = [...stored().filter((other) => other !== id), id].slice(-MAX_REMEMBERED);
  useReadPosts.setState({ ids: new Set(ids) });
  inBrowser.write(KEY, JSON.stringify(ids));
}

if (typeof window !== 'undefined') {
  useReadPosts.setState({ ids: new Set(stored()) });
  useSession.subscribe(({ token }, { token: before }) => {
    if (before && !token) useReadPosts.setState({ ids: new Set() });
  });
}
