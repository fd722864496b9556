import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Popconfirm } from 'antd';
import { useNavigate } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { paths } from '#web/paths.ts';

/** Shows that a published post has unpublished changes, and discards them on request. */
export function DropChange({ id }: { id: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const drop = useMutation({
    mutationFn: () => call('POST /api/company/posts/batch', { body: { ids: [id], move: 'discard' } }),
    onSuccess: async ({ results: [result] }) => {
      if (!result?.ok) return toast.error(result?.message ?? '修改没有放弃成功，请重试');
      toast.success('已放弃修改，职位保持原样');
      navigate(paths.ment());
      await client.invalidateQueries({ queryKey: ['GET /api/company/posts'] });
    },
  });
  return (
    <Alert
      className="mb-3"
      showIcon
      type="info"
      title="这里有上次没有提交的修改，提交前求职者看到的还是原来的内容"
      action={
        <Popconfirm
          title="放弃修改？改过的内容不能恢复"
          okText="放弃修改"
          cancelText="继续修改"
          onConfirm={() => drop.mutate()}
        >
          <Button size="small" loading={drop.isPending}>
            放弃修改
          </Button>
        </Popconfirm>
      }
    />
  );
}
