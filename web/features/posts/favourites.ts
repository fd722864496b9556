import { create } from 'zustand';
import { call } from '#web/api/browser-call.ts';
import { getSession } from '#web/session/session-store.ts';

interface Favourites {
  ids: ReadonlySet<string>;
  /** The token they were loaded for. */
  owner: string | null;
}

/** The seeker's favourites as far as this page knows them. */
export const useFavourites = create<Favourites>(() => ({ ids: new Set(), owner: null }));

const change = (id: string, on: boolean) =>
  useFavourites.setState(({ ids }) => {
    const next = new Set(ids);
    if (on) next.add(id);
    else next.delete(id);
    return { ids: next };
  });

/** What another call has told about one post. */
export const noteFavourite = change;

/** Loads the newest favourites once per sign-in, for the marks in lists. */
export async function loadFavourites(): Promise<void> {
  const { token, jober } = getSession();
  if (!token || !jober || useFavourites.getState().owner === token) return;
  useFavourites.setState({ owner: token });
  try {
    const { items } = await call('GET /api/favourites', {}, { background: true, quiet: true });
    useFavourites.setState({ ids: new Set(items.map(({ id }) => id)) });
  } catch {
    useFavourites.setState({ owner: null });
  }
}

/** Shows the change at once, and takes it back where the server refuses it. */
export async function setFavourite(id: string, on: boolean): Promise<void> {
  change(id, on);
  const input = { params: { id } };
  try {
    if (on) await call('PUT /api/posts/:id/favourite', input, { background: true });
    else await call('DELETE /api/posts/:id/favourite', input, { background: true });
  } catch {
    change(id, !on);
  }
}
