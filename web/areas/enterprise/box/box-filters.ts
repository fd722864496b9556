import type { Api } from '#contract/api.ts';
import { boxScope } from '#contract/deliveries/box-rows.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { oneOf, readersOf, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';

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
