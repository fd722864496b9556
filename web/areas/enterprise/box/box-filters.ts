import { useSearchParams } from 'react-router';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';

type Query = InputOf<Api['GET /api/company/resumeBoxList']>['query'];

/** What narrows and orders the box, as the server takes it. */
export type BoxQuery = Omit<Query, 'companyId' | 'cursor' | 'page'>;

export interface BoxView {
  board: boolean;
  page: number;
  /** The delivery that is open beside the list. */
  id: string | null;
}

/** The tabs of the box: a label and the states behind it. */
export const boxTabs = [
  { key: 'todo', label: '待处理', status: 'submitted,viewed' },
  { key: 'shortlisted', label: '有意向', status: 'shortlisted' },
  { key: 'interview', label: '邀面试', status: 'interview' },
  { key: 'offer', label: '待录用', status: 'offer' },
  { key: 'hired', label: '已入职', status: 'hired' },
  { key: 'rejected', label: '不合适', status: 'rejected' },
  { key: 'over', label: '已结束', status: 'declined,withdrawn,closed' },
  { key: 'all', label: '全部', status: undefined },
] as const;

export const filterNames = [
  'postId',
  'keyword',
  'education',
  'stage',
  'subject',
  'waiting',
  'unread',
  'mine',
  'sort',
] as const;
export type Change = (values: Record<string, string | null>) => void;

/** The filters of the box live in the URL, so that a view can be kept, shared and gone back to. */
export function useBoxFilters(): { query: BoxQuery; view: BoxView; isFiltered: boolean; change: Change } {
  const [params, setParams] = useSearchParams();
  const change: Change = (values) => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (!('page' in values) && !('id' in values) && !('interviews' in values)) next.delete('page');
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  };
  const tab = boxTabs.find(({ key }) => key === (params.get('tab') ?? 'todo')) ?? boxTabs[0];
  const filters = filterNames.map((name) => [name, params.get(name) ?? undefined]);
  return {
    query: { ...Object.fromEntries(filters), status: tab.status } as BoxQuery,
    view: {
      board: params.get('view') === 'board',
      page: Math.max(1, Number(params.get('page')) || 1),
      id: params.get('id'),
    },
    isFiltered: filterNames.some((name) => name !== 'sort' && params.get(name)),
    change,
  };
}
