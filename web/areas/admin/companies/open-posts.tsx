import { Button } from 'antd';
import { useState } from 'react';
import type { PostCard } from '#contract/posts/post-card.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { SearchField } from '#web/features/console/list/filter-field.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { paths } from '#web/paths.ts';

const LIST = 'GET /api/company/getPostByCompanyId';
/** Fewer are looked through by eye. */
const FEW = 8;

/** The open posts of a company, each of which an operator may take down without waiting for a report. */
export function OpenPosts({ companyId, mayAct }: { companyId: string; mayAct: boolean }) {
  const [keyword, setKeyword] = useState('');
  const [asking, setAsking] = useState<PostCard | null>(null);
  const query = { companyId, status: 'open' as const, ...(keyword === '' ? {} : { keyword }) };
  const posts = useCall(LIST, { query }, { quiet: true, background: true });
  const remove = useAction('POST /api/admin/posts/:id/remove', {
    opened: asking?.id,
    invalidates: [LIST, 'GET /api/admin/companies'],
    done: '已下架，理由已告诉单位',
    onSuccess: () => setAsking(null),
  });
  if (!posts.data || (posts.data.total === 0 && keyword === '')) return null;
  const { items, total } = posts.data;
  return (
    <section aria-label="在招岗位">
      <h3 className="mt-5 mb-2 text-13 font-medium text-ink-1">在招岗位 {keyword === '' ? total : ''}</h3>
      {(total > FEW || keyword !== '') && (
        <SearchField
          className="mb-2"
          label="岗位名称"
          placeholder="按岗位名称查找"
          value={keyword}
          maxLength={60}
          onFind={setKeyword}
        />
      )}
      <ul className="divide-y divide-line text-14">
        {items.map((post) => (
          <li key={post.id} className="flex items-center gap-3 py-2">
            <a className="link min-w-0 flex-1 break-words" href={paths.job(post.id)} target="_blank" rel="noreferrer">
              {post.title}
            </a>
            {mayAct && (
              <Button size="small" aria-label={`下架 ${post.title}`} onClick={() => setAsking(post)}>
                下架
              </Button>
            )}
          </li>
        ))}
      </ul>
      {items.length === 0 && <p className="text-13 text-ink-3">没有这样的在招岗位</p>}
      {total > items.length && <p className="text-13 text-ink-3">还有 {total - items.length} 个，可按名称查找</p>}
      {asking && (
        <ReasonDialog
          title={`下架“${asking.title}”`}
          okText="下架"
          danger
          label="理由，会告诉该单位的成员"
          about="岗位立即从搜索和单位主页消失，不能恢复；90 天内该单位发布岗位都要先审核"
          minLength={2}
          busy={remove.isPending}
          onDone={(reason) => void remove.send({ params: { id: asking.id }, body: { reason } })}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}
