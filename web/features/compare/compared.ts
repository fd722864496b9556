import { create } from 'zustand';

export const mostCompared = 4;

/** The posts that were chosen to be compared, until the page is left. */
export const useCompared = create<{ ids: string[] }>(() => ({ ids: [] }));

export const setCompared = (id: string, on: boolean): void =>
  useCompared.setState(({ ids }) => ({ ids: on ? [...ids, id] : ids.filter((other) => other !== id) }));

/** Here and not in `paths`, which every page loads. */
export const comparePath = (ids: readonly string[]) => `/jobs/compare?ids=${ids.join(',')}`;
