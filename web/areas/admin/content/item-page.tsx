import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Result, Skeleton } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import type { EditedItem } from '#contract/content.ts';
import { type ContentKind, contentKinds } from '#contract/taxonomy/content-categories.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { call } from '#web/api/browser-call.ts';
import { paths } from '#web/paths.ts';
import { ItemEditor } from './item-editor.tsx';

/** One thing in the editor: `?id=` opens it, `?kind=` begins a new one. */
export function ItemPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const id = params.get('id');
  const asked = params.get('kind');
  const opened = useQuery({
    queryKey: ['content-item', id],
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () =>
      call('GET /api/content/editor/items/:id', { params: { id: id ?? '' } }, { background: true, quiet: true }),
  });
  const saved = (item: EditedItem) => {
    queries.setQueryData(['content-item', item.id], item);
    void queries.invalidateQueries({ queryKey: ['content'] });
    if (id === null) void navigate(paths.adminContentItem({ id: item.id }), { replace: true });
  };
  if (opened.isError)
    return (
      <Result
        status="warning"
        title="没有打开这篇内容"
        extra={<Button onClick={() => void opened.refetch()}>重试</Button>}
      />
    );
  if (id !== null && !opened.data) return <Skeleton active className="p-4" />;
  const item = id === null ? null : (opened.data ?? null);
  const kind = (item?.kind ?? (isCode(contentKinds, asked) ? asked : 'article')) as ContentKind;
  return <ItemEditor key={`${item?.id ?? kind}-${item?.version ?? 0}`} kind={kind} item={item} onSaved={saved} />;
}
