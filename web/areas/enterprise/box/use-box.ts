import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import { type BoxDetail, boxScope } from '#contract/deliveries/box-rows.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { oneOf, readersOf, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { askBoxAnew, quietly } from '../own-calls.ts';

export type Move = InputOf<Api['POST /api/company/updateResumeBoxStatus']>['body'];

/** A page of the box. The page before stays on the screen while the next one loads. */
export const useBoxRows = (query: BoxQuery, page: number, enabled: boolean) =>
  useCall('GET /api/company/boxRows', enabled ? { query: { ...query, page } } : null, {
    placeholderData: keepPreviousData,
    background: page > 1,
    quiet: true,
  });

/** How many deliveries stand in each state, within the filters. */
export const useBoxCounts = ({ status: _, sort: __, ...filters }: BoxQuery) =>
  useCall('GET /api/company/boxCounts', { query: filters }, { placeholderData: keepPreviousData, background: true });

/** The sum of the counts of some states, as `a,b`, or of all. */
export const countOf = (counts: Record<string, number>, status: string | undefined): number =>
  (status?.split(',') ?? Object.keys(counts)).reduce((sum, name) => sum + (counts[name] ?? 0), 0);

/** A column of the board with infinite scrolling. */
export const useColumn = (query: BoxQuery, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: ['GET /api/company/boxRows', 'column', query],
    enabled,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/company/boxRows', { query: { ...query, cursor } }, { signal, ...quietly }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
export type Column = ReturnType<typeof useColumn>;

export const detailKey = (id: string | null) =>
  callKey('GET /api/company/deliveries/:id', { params: { id: id ?? '' } });

/** One delivery. Opening it is a view that the seeker sees, so it is fetched once, and again only after a change. */
export function useBoxDetail(id: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: detailKey(id),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const detail = await call(
        'GET /api/company/deliveries/:id',
        { params: { id: id ?? '' } },
        { signal, ...quietly },
      );
      void askBoxAnew(client);
      return detail;
    },
  });
}

/** The mutation key by which the page finds its own moves. */
export const MOVE_KEY = ['box-move'];

/** Moves a delivery; lists and the open panel are updated from the answer. */
export function useMove() {
  const client = useQueryClient();
  const settle = async (detail: BoxDetail) => {
    client.setQueryData(detailKey(detail.id), detail);
    await askBoxAnew(client);
  };
  return useMutation({
    mutationKey: MOVE_KEY,
    mutationFn: (body: Move) => call('POST /api/company/updateResumeBoxStatus', { body }),
    onSuccess: settle,
    // Another person was faster: the resulting state is shown instead.
    onError: (_error, { id }) =>
      Promise.all([client.invalidateQueries({ queryKey: detailKey(id) }), askBoxAnew(client)]),
  });
}

type Query = NonNullable<InputOf<Api['GET /api/company/boxRows']>['query']>;

/** Filters and order of the box, as the server takes them. */
export type BoxQuery = Omit<Query, 'cursor' | 'page'>;

/** The tabs of the box: a label and the states behind it. */
export const boxTabs = [
  { key: 'todo', label: '待处理', status: 'submitted,viewed' },
  { key: 'shortlisted', label: '有意向', status: 'shortlisted' },
  { key: 'interview', label: '邀面试', status: 'interview' },
  { key: 'offer', label: '待录用', status: 'offer' },
  { key: 'rejected', label: '不合适', status: 'rejected' },
  { key: 'hired', label: '已录用', status: 'accepted,hired' },
  { key: 'over', label: '已结束', status: 'declined,withdrawn,closed' },
  { key: 'all', label: '全部', status: undefined },
] as const;

const filters = readersOf(boxScope);
const [first, ...others] = boxTabs.map(({ key }) => key);
const views = {
  tab: viewOf([first ?? 'todo', ...others]),
  view: viewOf(['list', 'board']),
  sort: oneOf(['new', 'due']),
};

/** What narrows the box stands in the address, so that a view can be kept, shared and gone back to. */
export function useBoxFilters() {
  const list = useListParams(filters, views);
  const { tab } = list.view;
  const status = boxTabs.find(({ key }) => key === tab)?.status;
  const board = list.view.view === 'board';
  /** What waits for an answer begins with what is due first. */
  const sort = list.view.sort ?? (tab === 'todo' && !board ? 'due' : 'new');
  const query = { ...list.values, ...(sort === 'due' ? { sort } : {}), status } as BoxQuery;
  return { ...list, query, board, sort };
}
