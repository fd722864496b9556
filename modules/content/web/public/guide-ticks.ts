import { create } from 'zustand';
import { inBrowser, jsonOf } from '#web/session/browser-storage.ts';
import { useSession } from '#web/session/session-store.ts';

const KEY = 'jyrc_guide_ticks';

type Ticks = Readonly<Record<string, readonly string[]>>;

/** What was ticked in each guide, kept in this browser; empty on the server and while hydrating. */
const useTicked = create<{ ticks: Ticks }>(() => ({ ticks: {} }));

function stored(): Ticks {
  const ticks = jsonOf(inBrowser.read(KEY));
  if (typeof ticks !== 'object' || ticks === null) return {};
  const whole = Object.entries(ticks).filter(([, names]) => Array.isArray(names));
  return Object.fromEntries(
    whole.map(([id, names]) => [id, names.filter((name: unknown) => typeof name === 'string')]),
  );
}

/** Reads the ticks; called after hydration. */
export const readTicks = () => useTicked.setState({ ticks: stored() });

/** Ticks a step or a material of a guide, or takes the tick back. */
export function toggleTick(guideId: string, name: string): void {
  const all = stored();
  const before = all[guideId] ?? [];
  const after = before.includes(name) ? before.filter((other) => other !== name) : [...before, name];
  const ticks = { ...all, [guideId]: after };
  useTicked.setState({ ticks });
  inBrowser.write(KEY, JSON.stringify(ticks));
}

const none: readonly string[] = [];

/** The names that are ticked in a guide. */
export const useTicks = (guideId: string): readonly string[] => useTicked(({ ticks }) => ticks[guideId] ?? none);

if (typeof window !== 'undefined')
  useSession.subscribe(({ token }, { token: before }) => {
    if (before && !token) useTicked.setState({ ticks: {} });
  });
