import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Drawer, Input, Modal, Result, Skeleton } from 'antd';
import { useState } from 'react';
import type { UserDetail } from '#contract/operators/admin-dashboard.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useSession } from '#web/session/session-store.ts';
import { UserFacts } from './user-facts.tsx';

/** What may be done about a person; the answer is what they are now. */
function useUserActs(id: string) {
  const client = useQueryClient();
  const keep = (detail: UserDetail) => {
    client.setQueryData(['user', id], detail);
    void client.invalidateQueries({ queryKey: ['users'] });
  };
  const params = { id };
  const ban = useMutation({
    mutationFn: (reason: string) => call('POST /api/admin/users/:id/ban', { params, body: { reason } }),
    onSuccess: (detail) => {
      keep(detail);
      toast.success('已封禁，全部登录已结束');
    },
  });
  const unban = useMutation({
    mutationFn: () => call('POST /api/admin/users/:id/unban', { params }),
    onSuccess: (detail) => {
      keep(detail);
      toast.success('已解封');
    },
  });
  const unlock = useMutation({
    mutationFn: () => call('POST /api/admin/users/:id/unlock', { params }),
    onSuccess: ({ cleared }) => toast.success(cleared > 0 ? '已解除登录限制' : '该手机号没有被限制'),
  });
  return { ban, unban, unlock };
}

function BanDialog({ busy, onDone, onClose }: { busy: boolean; onDone(reason: string): void; onClose(): void }) {
  const [reason, setReason] = useState('');
  return (
    <Modal
      open
      title="封禁用户"
      okText="封禁"
      okButtonProps={{ danger: true, disabled: reason.trim().length < 2 }}
      cancelText="取消"
      confirmLoading={busy}
      onOk={() => onDone(reason.trim())}
      onCancel={onClose}
    >
      <p className="mb-2 text-13 text-ink-3">全部登录和连接会立即结束，未完成的投递会关闭</p>
      <Input.TextArea
        className="mb-6!"
        aria-label="封禁原因"
        rows={3}
        maxLength={200}
        showCount
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Modal>
  );
}

function Actions({ detail }: { detail: UserDetail }) {
  const { modal } = App.useApp();
  const { ban, unban, unlock } = useUserActs(detail.id);
  const [asking, setAsking] = useState(false);
  const confirmUnban = () =>
    modal.confirm({ title: '解除封禁？', okText: '解封', cancelText: '取消', onOk: () => unban.mutateAsync() });
  return (
    <div className="flex gap-2">
      <Button loading={unlock.isPending} onClick={() => unlock.mutate()}>
        解除登录限制
      </Button>
      {detail.status === 'banned' ? (
        <Button onClick={confirmUnban}>解封</Button>
      ) : (
        <Button danger disabled={detail.status !== 'active'} onClick={() => setAsking(true)}>
          封禁
        </Button>
      )}
      {asking && (
        <BanDialog
          busy={ban.isPending}
          onClose={() => setAsking(false)}
          onDone={(reason) => ban.mutate(reason, { onSuccess: () => setAsking(false) })}
        />
      )}
    </div>
  );
}

/** One person beside the list. Opening it is a look that the log keeps; it is not looked again by itself. */
export function UserDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
  const role = useSession((state) => state.operator?.role);
  const detail = useQuery({
    queryKey: ['user', id],
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    queryFn: () => call('GET /api/admin/users/:id', { params: { id: id ?? '' } }, { quiet: true }),
  });
  const mayAct = role === 'super' || role === 'support';
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      size={520}
      title="用户"
      footer={detail.data && mayAct && <Actions detail={detail.data} />}
    >
      {detail.isPending && id !== null && <Skeleton active paragraph={{ rows: 10 }} />}
      {detail.isError && <Result status="warning" title="没有打开，用户可能已注销" />}
      {detail.data && <UserFacts detail={detail.data} />}
    </Drawer>
  );
}
