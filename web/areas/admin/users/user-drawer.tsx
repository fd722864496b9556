import { App, Button } from 'antd';
import { useState } from 'react';
import type { UserDetail } from '#contract/operators/admin-dashboard.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { DetailDrawer } from '#web/features/console/detail-drawer.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { useSession } from '#web/session/session-store.ts';
import { UserFacts } from './user-facts.tsx';

/** What asks for a reason, and what follows from it. */
const acts = {
  signOut: {
    title: '结束全部登录',
    okText: '结束登录',
    label: '原因',
    about: '所有设备立即退出登录，账号不受影响，本人可以重新登录',
    done: '全部登录已结束',
  },
  ban: {
    title: '封禁用户',
    okText: '封禁',
    label: '封禁原因',
    about: '所有设备立即退出登录，未完成的投递会关闭',
    done: '已封禁，全部登录已结束',
  },
} as const;

function Actions({ detail }: { detail: UserDetail }) {
  const { modal } = App.useApp();
  const [asking, setAsking] = useState<keyof typeof acts | null>(null);
  const params = { id: detail.id };
  const changes = {
    answers: callKey('GET /api/admin/users/:id', { params }),
    invalidates: ['GET /api/admin/users'],
  } as const;
  const asked = (act: keyof typeof acts) => ({
    ...changes,
    opened: asking,
    onSuccess: () => {
      toast.success(acts[act].done);
      setAsking(null);
    },
  });
  const sends = {
    ban: useAction('POST /api/admin/users/:id/ban', asked('ban')),
    signOut: useAction('POST /api/admin/users/:id/signOut', asked('signOut')),
  };
  const unban = useAction('POST /api/admin/users/:id/unban', { ...changes, done: '已解封' });
  const unlock = useAction('POST /api/admin/users/:id/unlock', {
    done: ({ cleared }) => (cleared > 0 ? '已解除登录限制' : '该手机号没有被限制'),
  });
  const confirmUnban = () => {
    unban.renew();
    modal.confirm({
      title: '解除封禁？',
      content: '对方可以重新登录；封禁时关闭的投递不会恢复',
      okText: '解封',
      cancelText: '取消',
      onOk: () => unban.send({ params }),
    });
  };
  return (
    <div className="flex gap-2">
      <Button loading={unlock.isPending} onClick={() => void unlock.send({ params })}>
        解除登录限制
      </Button>
      <Button disabled={!detail.sessions.some(({ live }) => live)} onClick={() => setAsking('signOut')}>
        结束登录
      </Button>
      {detail.status === 'banned' ? (
        <Button onClick={confirmUnban}>解封</Button>
      ) : (
        <Button danger disabled={detail.status !== 'active'} onClick={() => setAsking('ban')}>
          封禁
        </Button>
      )}
      {asking && (
        <ReasonDialog
          {...acts[asking]}
          danger={asking === 'ban'}
          minLength={2}
          busy={sends[asking].isPending}
          onDone={(reason) => void sends[asking].send({ params, body: { reason } })}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

/** One person beside the list. Opening it is recorded, so it is never refetched automatically. */
export function UserDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
  const role = useSession((state) => state.operator?.role);
  const detail = useCall('GET /api/admin/users/:id', id === null ? null : { params: { id } }, {
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const mayAct = role === 'super' || role === 'support';
  return (
    <DetailDrawer
      title="用户"
      width={520}
      id={id}
      query={detail}
      failed="没有加载出来，这个账号可能已注销"
      onClose={onClose}
      footer={(user) => mayAct && <Actions detail={user} />}
    >
      {(user) => <UserFacts detail={user} />}
    </DetailDrawer>
  );
}
