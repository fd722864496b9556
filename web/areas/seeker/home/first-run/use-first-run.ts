import { useEffect, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';

export interface FirstRunData {
  posts: AnswerOf<Api['GET /api/posts']>['items'];
  replyRate: number | null;
}

const few = 3;
const quietly = { background: true, quiet: true };

/** Optional content beside the first steps; what cannot be loaded is left out. */
export function useFirstRun(): FirstRunData {
  const [data, setData] = useState<FirstRunData>({ posts: [], replyRate: null });
  useEffect(() => {
    let current = true;
    const part = <T>(promise: Promise<T>, put: (found: T) => Partial<FirstRunData>) =>
      promise.then(
        (found) => current && setData((before) => ({ ...before, ...put(found) })),
        () => {},
      );
    void part(call('GET /api/posts', { query: { tenure: 'establishment', sort: 'newest' } }, quietly), ({ items }) => ({
      posts: items.slice(0, few),
    }));
    void part(call('GET /api/home', { query: {} }, quietly), ({ stats }) => ({ replyRate: stats.replyRate }));
    return () => {
      current = false;
    };
  }, []);
  return data;
}
