import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { BatchMove, BatchResult } from '#contract/posts/recruiter-posts.ts';
import { call } from '#web/api/browser-call.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { askBoxAnew } from '../own-calls.ts';

export type PostsQuery = Omit<NonNullable<InputOf<Api['GET /api/company/posts']>['query']>, 'cursor' | 'page'>;

/** The contract's limit of one batch call. */
const AT_ONCE = 100;

/** A page of the company's posts. */
export const usePosts = (query: PostsQuery, page: number) =>
  useCall('GET /api/company/posts', { query: { ...query, page } }, { placeholderData: keepPreviousData });

/** Applies one move to many posts, a hundred per call; reports `done` of `total`. Stopping keeps what is done. */
export function useBatch() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const stopped = useRef(false);
  const mutation = useMutation({
    mutationFn: async ({ ids, move }: { ids: string[]; move: BatchMove }) => {
      const results: BatchResult[] = [];
      stopped.current = false;
      for (let at = 0; at < ids.length && !stopped.current; at += AT_ONCE) {
        if (ids.length > AT_ONCE) setProgress({ done: at, total: ids.length });
        const body = { move, ids: ids.slice(at, at + AT_ONCE) };
        const answer = await call('POST /api/company/posts/batch', { body }).catch((error: unknown) => {
          // Results of earlier calls are still returned; the error has already been shown.
          if (results.length === 0) throw error;
        });
        if (!answer) break;
        results.push(...answer.results);
      }
      return results;
    },
    onSettled: () => {
      setProgress(null);
      const changed = ['GET /api/company/posts', 'GET /api/company/verifyNumber'];
      const lists = changed.map((name) => client.invalidateQueries({ queryKey: [name] }));
      return Promise.all([...lists, askBoxAnew(client)]);
    },
  });
  const stop = () => {
    stopped.current = true;
  };
  return { ...mutation, progress, stop };
}
