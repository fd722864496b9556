import { useSearchParams } from 'react-router';

export interface BoxFilters {
  status: string | undefined;
  postId: string | undefined;
  keyword: string | undefined;
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

/** The filters of the box live in the URL, so that a view can be kept, shared and gone back to. */
export function useBoxFilters(): [BoxFilters, (change: Record<string, string | null>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (values: Record<string, string | null>) => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (!('page' in values) && !('id' in values)) next.delete('page');
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
  return [
    {
      status: tab.status,
      postId: params.get('postId') ?? undefined,
      keyword: params.get('keyword') ?? undefined,
      page: Math.max(1, Number(params.get('page')) || 1),
      id: params.get('id'),
    },
    change,
  ];
}
