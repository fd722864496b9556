import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '../../../api/browser-call.ts';
import { toast } from '../../../api/toasts.ts';

type Query = NonNullable<InputOf<Api['GET /api/company/posts']>['query']>;
type Move = InputOf<Api['POST /api/company/posts/:id/moves']>['body']['move'];

const done: Record<Move, string> = {
  submit: '已提交',
  close: '已关闭，投递仍可答复',
  reopen: '已重新开放',
  refresh: '已刷新，职位排到前面',
};

/** The company's posts in every state. */
export function usePosts(query: Query) {
  return useQuery({
    queryKey: ['posts', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('GET /api/company/posts', { query }, { signal }),
  });
}

/** Moves one post after another, so that a quota that runs out stops the rest with its own word. */
export function useMovePosts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, move }: { ids: string[]; move: Move }) => {
      for (const id of ids) await call('POST /api/company/posts/:id/moves', { params: { id }, body: { move } });
      return move;
    },
    onSuccess: (move) => toast.success(done[move]),
    onSettled: () => client.invalidateQueries({ queryKey: ['posts'] }),
  });
}
