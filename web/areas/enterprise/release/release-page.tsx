import { Button } from 'antd';
import { FileX, Hourglass } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { useOwnCompany } from '#web/features/companies/own-company.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import { Loaded } from '#web/features/console/load-failed.tsx';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { paths } from '#web/paths.ts';
import { useOpenPosts } from '../search/use-talents.ts';
import { Editor } from './editor.tsx';
import { usePost } from './use-draft.ts';

/** States that cannot be edited, and what to do instead. */
const frozenWords: Readonly<Record<string, string>> = {
  pending: '职位正在审核，撤回后可以修改，改好再提交',
  expired: '该职位已过截止时间，可在职位管理中复制后重新发布',
  removed: '该职位已被下架，不能修改',
};

/** Publish job 发布职位; with `id` that post is edited. */
export function ReleasePage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const requested = params.get('id');
  // The id that a new post gets on its first save must not reopen it.
  const opened = useRef({ id: requested, made: requested === null });
  const isOwn = opened.current.made && requested !== null;
  if (!isOwn && opened.current.id !== requested) opened.current = { id: requested, made: requested === null };
  const { id } = opened.current;
  const post = usePost(id);
  const own = useOwnCompany();
  const posts = useOpenPosts();
  const withdraw = useAction('POST /api/company/posts/:id/moves', {
    invalidates: ['GET /api/company/posts', 'GET /api/company/posts/:id'],
  });
  // What seldom differs between the posts of a school is filled in.
  const latest = posts.data?.items[0];
  if (id === null)
    return own.isPending || posts.isPending ? (
      <ListSkeleton />
    ) : (
      <Editor
        key="new"
        given={null}
        first={{
          experience: 'any',
          ...(own.data && { regionCode: own.data.regionCode, address: own.data.address }),
          ...(latest && { benefits: latest.benefits as PostDraftForm['benefits'] }),
        }}
      />
    );
  const back = <Button onClick={() => navigate(paths.ment())}>回到职位管理</Button>;
  if (post.error instanceof ApiError && post.error.status === 404)
    return <StatePanel icon={FileX} tone="warm" title="该职位不存在或已被删除" actions={back} />;
  return (
    <Loaded query={post} failed="职位没有加载出来" waiting={<ListSkeleton />}>
      {(given) => {
        const frozen = frozenWords[given.status];
        if (!frozen) return <Editor key={id} given={given} />;
        return (
          <StatePanel
            icon={Hourglass}
            title={frozen}
            actions={
              <>
                {given.status === 'pending' && (
                  <Button
                    type="primary"
                    loading={withdraw.isPending}
                    onClick={() => void withdraw.send({ params: { id: given.id }, body: { move: 'withdraw' } })}
                  >
                    撤回修改
                  </Button>
                )}
                {back}
              </>
            }
          />
        );
      }}
    </Loaded>
  );
}
