import { useRef, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';

export type FoundCompany = AnswerOf<Api['GET /api/company/queryCompany']>['items'][number];

const PAUSE_MS = 250;

/** Companies whose name starts with the input; debounced, and an older answer never replaces a newer one. */
export function useCompanySearch() {
  const [found, setFound] = useState<FoundCompany[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastRequest = useRef(0);
  const search = (keyword: string) => {
    clearTimeout(timer.current);
    if (!keyword.trim()) return setFound([]);
    timer.current = setTimeout(async () => {
      const number = ++lastRequest.current;
      const query = { keyword: keyword.trim() };
      const answer = await call('GET /api/company/queryCompany', { query }, { background: true, quiet: true }).catch(
        () => ({ items: [] }),
      );
      if (number === lastRequest.current) setFound(answer.items);
    }, PAUSE_MS);
  };
  return { found, search };
}
