import { useEffect, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';

export type Suggestion = AnswerOf<Api['GET /api/posts/suggest']>[number];

/** Debounce of the input. */
const PAUSE_MS = 150;
const MAX_TYPED = 40;

/** Suggestions for the current input; the last answer stays until the next one arrives. A failure suggests nothing. */
export function useSuggestions(typed: string, requested: boolean): Suggestion[] {
  const keyword = [...typed.trim()].slice(0, MAX_TYPED).join('');
  const [found, setFound] = useState<Suggestion[]>([]);
  useEffect(() => {
    if (!requested || keyword === '') return setFound([]);
    const leave = new AbortController();
    const timer = setTimeout(() => {
      call(
        'GET /api/posts/suggest',
        { query: { keyword } },
        { background: true, quiet: true, signal: leave.signal },
      ).then(setFound, () => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [keyword, requested]);
  return found;
}
