import { App, Button } from 'antd';
import type { ReactNode } from 'react';
import { memberRoles } from '#contract/companies/member-roles.ts';
import { account } from '#contract/identity/account-state.ts';
import type { FoundUser, UserDetail } from '#contract/operators/admin-dashboard.ts';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { DetailDrawer } from '#web/features/console/detail-drawer.tsx';
import { ReasonButton } from '#web/features/console/reason-dialog.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { useSession } from '#web/session/session-store.ts';
import { type FactRow, FactRows } from '#web/ui/fact-rows.tsx';

function Actions({ detail }: { detail: UserDetail }) {
  const { modal } = App.useApp();
  const params = { id: detail.id };
  const changes = {
    answers: callKey('GET /api/admin/users/:id', { params }),
    invalidates: ['GET /api/admin/users'],
  } as const;
  const ban = useAction('POST /api/admin/users/:id/ban', { ...changes, done: '已封禁，全部登录已结束' });
  const signOut = useAction('POST /api/admin/users/:id/signOut', { ...changes, done: '全部登录已结束' });
  const unban = useAction('POST /api/admin/users/:id/unban', { ...changes, done: '已解封' });
  const unlock = useAction('POST /api/admin/users/:id/unlock', {
    done: ({ cleared }) => (cleared > 0 ? '已解除登录限制' : '该手机号没有被限制'),
  });
  const inputOf = (reason: string) => ({ params, body: { reason } });
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
      <ReasonButton
        act={signOut}
        inputOf={inputOf}
        disabled={!detail.sessions.some(({ live }) => live)}
        title="结束全部登录"
        okText="结束登录"
        label="原因"
        about="所有设备立即退出登录，账号不受影响，本人可以重新登录"
        minLength={2}
      >
        结束登录
      </ReasonButton>
      {detail.status === 'banned' ? (
        <Button onClick={confirmUnban}>解封</Button>
      ) : (
        <ReasonButton
          act={ban}
          inputOf={inputOf}
          disabled={detail.status !== 'active'}
          title="封禁用户"
          okText="封禁"
          danger
          label="封禁原因"
          about="所有设备立即退出登录，未完成的投递会关闭"
          minLength={2}
        >
          封禁
        </ReasonButton>
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

const consentNames: Record<string, string> = {
  agreement: '用户服务协议',
  privacy: '隐私政策',
  delivery: '投递简历',
};
const endings: Record<string, string> = {
  logout: '已退出',
  replaced: '被新登录取代',
  password: '修改密码',
  banned: '封禁',
  closing: '注销',
  device: '在其他设备上退出',
  phone: '更换手机号',
  operator: '由运营结束',
};

interface PartProps {
  title: string;
  /** Each with its moment, and what there was. */
  lines: readonly (readonly [key: string, at: string, what: ReactNode])[];
}

/** What is known of a person in one respect, line by line. */
const Part = ({ title, lines }: PartProps) => (
  <section className="mt-6">
    <h3 className="mb-2 text-14 font-semibold text-ink-1">{title}</h3>
    {lines.length === 0 && <p className="text-14 text-ink-3">没有记录</p>}
    {lines.map(([key, at, what]) => (
      <p key={key} className="flex gap-3 py-1 text-14">
        <span className="tabular text-ink-3">{dayAndTime(at)}</span>
        {what}
      </p>
    ))}
  </section>
);

/** '电脑 Chrome' instead of the whole user agent. */
function deviceOf(agent: string): string {
  const browser = /MicroMessenger|Edg|Firefox|Chrome|Safari/.exec(agent)?.[0];
  const names: Record<string, string> = { MicroMessenger: '微信', Edg: 'Edge' };
  return `${/Mobile|Android|iPhone/.test(agent) ? '手机' : '电脑'} ${browser ? (names[browser] ?? browser) : '其他'}`;
}

/** What the service desk needs to know about a person. */
function UserFacts({ detail }: { detail: UserDetail }) {
  const { jober, member, counts } = detail;
  const facts: FactRow[] = [
    ['手机号', detail.phone],
    ['状态', <StatusTag key="status" status={detail.status} />],
    ['注册', dateText(detail.createdAt)],
    ['密码', detail.hasPassword ? '已设置' : '未设置，用验证码登录'],
    ['求职者', jober ? `${counts.resumes} 份简历，${counts.deliveries} 次投递` : '不是'],
    [
      '招聘者',
      member
        ? `${member.companyName}，${member.name}，${memberRoles[member.role as keyof typeof memberRoles]}`
        : '不是',
    ],
    ['被举报', `${counts.reports} 次`],
  ];
  return (
    <>
      <h2 className="text-20 font-semibold text-ink-1">{jober?.name ?? member?.name ?? '未填写姓名'}</h2>
      <FactRows className="tabular mt-4 grid-cols-[80px_minmax(0,1fr)] gap-x-3 gap-y-2" facts={facts} />
      <Part
        title="登录"
        lines={detail.sessions.map(({ id, device, ip, createdAt, live, endReason }) => [
          id,
          createdAt,
          <>
            <span className="min-w-0 flex-1 truncate text-ink-1">{deviceOf(device)}</span>
            <span className="tabular text-ink-3">{ip}</span>
            <span className={live ? 'text-ok-ink' : 'text-ink-3'}>
              {live ? '在线' : (endings[endReason ?? ''] ?? '已过期')}
            </span>
          </>,
        ])}
      />
      <Part
        title="同意记录"
        lines={detail.consents.map(({ kind, version, grantedAt, revokedAt }) => [
          kind + grantedAt,
          grantedAt,
          <>
            <span className="flex-1 text-ink-1">{consentNames[kind] ?? kind}</span>
            <span className="text-ink-3">{revokedAt ? '已撤回' : `版本 ${version}`}</span>
          </>,
        ])}
      />
      <Part
        title="封禁记录"
        lines={detail.bans.map(({ reason, bannedAt, liftedAt }) => [
          bannedAt,
          bannedAt,
          `${reason}${liftedAt ? `，${dayAndTime(liftedAt)} 解封` : ''}`,
        ])}
      />
    </>
  );
}

const states = account.labels.operator;

export function StatusTag({ status }: Pick<FoundUser, 'status'>) {
  return <span className={`text-14 ${status === 'banned' ? 'text-err-ink' : 'text-ink-2'}`}>{states[status]}</span>;
}
