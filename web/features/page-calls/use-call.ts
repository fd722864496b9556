import { useCallback, useSyncExternalStore } from 'react';
import type { Api, CallOptions, EndpointKey } from '#contract/api.ts';
import type { AnswerOf, InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';

type Options = Pick<CallOptions, 'background' | 'quiet'>;

/** For what a page does without, or whose failure it shows in its own place. */
export const quietly = { background: true, quiet: true } as const;

interface State {
  status: 'pending' | 'success' | 'error';
  data?: unknown;
  error?: unknown;
}

interface Entry {
  state: State;
  /** Counts requests and what was put in place of an answer: an older answer is dropped. */
  turn: number;
  listeners: Set<() => void>;
  refetch(): Promise<void>;
}

const pending: State = { status: 'pending' };

/** The calls that are on the page, by endpoint and input. */
const entries = new Map<string, Entry>();

function put(name: string, state: State): void {
  const entry = entries.get(name);
  if (!entry) return;
  entry.state = state;
  for (const listener of entry.listeners) listener();
}

/** In place of the answer, and of one under way. */
function putNewer(name: string, data: unknown): void {
  const entry = entries.get(name);
  if (entry) entry.turn += 1;
  put(name, { status: 'success', data });
}

function open(name: string, fetch: () => Promise<unknown>): Entry {
  const entry: Entry = {
    state: pending,
    turn: 0,
    listeners: new Set(),
    async refetch() {
      const turn = ++entry.turn;
      if (entry.state.status === 'error') put(name, { ...entry.state, status: 'pending' });
      const state = await fetch().then(
        (data): State => ({ status: 'success', data }),
        (error): State => ({ ...entry.state, status: 'error', error }),
      );
      // Dropped: an answer that a later one has overtaken, or that nobody waits for any more.
      if (turn === entry.turn && entries.get(name) === entry) put(name, state);
    },
  };
  entries.set(name, entry);
  void entry.refetch();
  return entry;
}

/**
 * Fetches a call's answer when a part of a page that shows it appears, and anew when it appears again; parts on the page at the
 * same time share it. With `null` as input nothing is fetched. After a failure `data` is what was known before. For pages without
 * TanStack Query; consoles, which have it, use `#web/features/calls/use-call.ts`.
 */
export function useCall<K extends EndpointKey>(key: K, input: InputOf<Api[K]> | null, options: Options = {}) {
  type Answer = AnswerOf<Api[K]>;
  const name = input === null ? null : JSON.stringify([key, input]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name holds endpoint and input
  const subscribe = useCallback(
    (listener: () => void) => {
      if (name === null || input === null) return () => {};
      const entry = entries.get(name) ?? open(name, () => call(key, input, options));
      entry.listeners.add(listener);
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size === 0) entries.delete(name);
      };
    },
    [name],
  );
  const stateOf = () => (name === null ? pending : (entries.get(name)?.state ?? pending));
  const { status, data, error } = useSyncExternalStore(subscribe, stateOf, () => pending);
  const refetch = useCallback(async () => {
    if (name !== null) await entries.get(name)?.refetch();
  }, [name]);
  /** Puts what an action answered in place of the answer. */
  const replace = useCallback(
    (answer: Answer) => {
      if (name !== null) putNewer(name, answer);
    },
    [name],
  );
  /** Changes the answer, where it is known. */
  const change = useCallback(
    (next: (before: Answer) => Answer) => {
      const entry = name === null ? undefined : entries.get(name);
      if (name !== null && entry?.state.status === 'success') putNewer(name, next(entry.state.data as Answer));
    },
    [name],
  );
  return { status, data: data as Answer | undefined, error, isError: status === 'error', refetch, replace, change };
}
