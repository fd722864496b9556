import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { BatchMove, BatchResult } from '#contract/posts/recruiter-posts.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { call } from '#web/api/browser-call.ts';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import type { Change } from '#web/features/console/list/use-list-params.ts';
import { askBoxAnew } from '../box-calls.ts';
import { useColleagues } from '../means/use-own-company.ts';

const choice = (name: string, label: string, options: { value: string; label: string }[]): Filter => ({
  kind: 'choice',
  name,
  label,
  className: 'min-w-26',
  placeholder: label,
  options,
  many: true,
});
const filters: Filter[] = [
  {
    kind: 'search',
    name: 'keyword',
    label: '搜索职位',
    className: 'w-56 max-sm:w-full',
    placeholder: '职位名称',
    maxLength: 60,
  },
  choice('stage', '学段', optionsOf(stages)),
  choice('subject', '学科', optionsOf(subjects)),
  choice('tenure', '编制', optionsOf(tenures)),
];

const lacking: Filter = {
  kind: 'choice',
  name: 'lacking',
  label: '完整程度',
  className: 'min-w-28',
  placeholder: '完整程度',
  options: [{ value: 'yes', label: '需补充' }],
};

interface Props {
  /** Whether the list is that of drafts. */
  ofDrafts: boolean;
  values: Readonly<Record<string, string | undefined>>;
  onChange: Change;
}

/** Search and filters over the posts; whose posts, where there are several recruiters. */
export function PostFilters({ values, ofDrafts, onChange }: Props) {
  const colleagues = useColleagues();
  const holders: Filter = {
    kind: 'choice',
    name: 'memberId',
    label: '负责人',
    className: 'min-w-28',
    placeholder: '负责人',
    options: colleagues.map(({ id, name }) => ({ value: id, label: name })),
  };
  const shown = [
    ...filters,
    ...(ofDrafts || values.lacking ? [lacking] : []),
    ...(colleagues.length > 1 || values.memberId ? [holders] : []),
  ];
  return <FilterBar filters={shown} values={values} onChange={onChange} />;
}

export type PostsQuery = Omit<NonNullable<InputOf<Api['GET /api/company/posts']>['query']>, 'cursor' | 'page'>;

/** The contract's limit of one batch call. */
const AT_ONCE = 100;

/** The company's posts with infinite scrolling. */
export function usePosts(query: PostsQuery) {
  return useInfiniteQuery({
    queryKey: ['posts', query],
    initialPageParam: undefined as string | undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ signal, pageParam }) =>
      call(
        'GET /api/company/posts',
        { query: { ...query, cursor: pageParam } },
        { signal, background: Boolean(pageParam) },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

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
      const lists = ['posts', 'quota'].map((name) => client.invalidateQueries({ queryKey: [name] }));
      return Promise.all([...lists, askBoxAnew(client)]);
    },
  });
  const stop = () => {
    stopped.current = true;
  };
  return { ...mutation, progress, stop };
}
