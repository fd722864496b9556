import { App, Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { type AccountState, account } from '#contract/identity/account-state.ts';
import type { FoundUser, UserDetail } from '#contract/operators/admin-dashboard.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { DetailDrawer } from '#web/features/console/detail-drawer.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { SearchField } from '#web/features/console/list/filter-field.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { RowName } from '#web/features/console/list/row-name.tsx';
import { anyText, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { ReasonButton } from '#web/features/console/reason-dialog.tsx';
import { dayAndTime, timeOfDay } from '#web/features/time/day-parts.ts';
import { dateText, daysUntil } from '#web/features/time/time-text.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { type FactRow, FactRows } from '#web/ui/fact-rows.tsx';

const LEAST = 2;
const search = {
  label: '手机号或姓名',
  className: 'h-12 min-w-0 flex-1 text-16',
  placeholder: '手机号或姓名的开头',
  minLength: LEAST,
  maxLength: 30,
};

const columns = (onOpen: (id: string) => void): ListColumns<FoundUser> => [
  {
    title: '姓名',
    key: 'name',
    render: (_, { id, status, jober, member }) => {
      const name = jober?.name ?? member?.name ?? '未填写';
      const mark = status !== 'active' && <StatusTag status={status} />;
      return <RowName name={name} mark={mark} picture={<Avatar name={name} size={32} />} onOpen={() => onOpen(id)} />;
    },
  },
  { title: '手机号', dataIndex: 'phone', render: (phone: string) => <span className="tabular">{phone}</span> },
  {
    title: '身份',
    key: 'part',
    render: (_, user) => partOf(user),
  },
  {
    title: '注册',
    dataIndex: 'createdAt',
    width: 120,
    responsive: ['lg'],
    render: (at: string) => <span className="tabular">{dateText(at)}</span>,
  },
];

/** People by phone or name. Every search and view is recorded, and the page says so. */
export function UsersPage() {
  const { values, id, show } = useListParams({ keyword: anyText });
  const { keyword = '' } = values;
  const users = useCall('GET /api/admin/users', keyword.length < LEAST ? null : { query: { keyword } }, {
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const open = (user: string) => show({ id: user });
  const find = (text: string) => show({ keyword: text || null, id: null });
  const searchBox = useRef<HTMLDivElement>(null);
  const findTyped = () => {
    const text = searchBox.current?.querySelector('input')?.value.trim() ?? '';
    if (text.length >= LEAST) find(text);
  };
  // Who comes here searches; on a phone the keyboard would hide the page.
  useEffect(() => {
    if (!id && matchMedia('(min-width: 640px)').matches) searchBox.current?.querySelector('input')?.focus();
  }, [id]);
  return (
    <>
      <PageHead />
      <section aria-label="找人" className="card">
        <div ref={searchBox} className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
          <SearchField {...search} value={keyword} onFind={find} />
          <Button type="primary" className="h-12 px-6 text-16" onClick={findTyped}>
            查找
          </Button>
          <p className="w-full text-14 text-ink-3">至少 2 个字；查找和查看都写进操作日志</p>
        </div>
      </section>
      <div className="mt-3 overflow-hidden card">
        {keyword ? (
          <ConsoleList
            label="用户"
            query={users}
            columns={columns(open)}
            onOpen={(user) => open(user.id)}
            minWidth={720}
            table={{ tableLayout: 'auto' }}
            empty="没有找到，换完整手机号试试"
          />
        ) : (
          <RecentUsers columns={columns(open)} onOpen={open} />
        )}
      </div>
      <UserDrawer id={id} onClose={() => show({ id: null })} />
    </>
  );
}

/** '今天', '昨天', '11-26' */
const dayText = (at: string) => ['今天', '昨天'][-daysUntil(at, Date.now())] ?? dateText(at).slice(5);

/** The people whom this operator looked at last; opening one is another look, and recorded. */
function RecentUsers({ columns, onOpen }: { columns: ListColumns<FoundUser>; onOpen(id: string): void }) {
  const recent = useCall('GET /api/admin/recentUsers', {}, { background: true, quiet: true, staleTime: 0 });
  return (
    <>
      <h2 className="px-4 py-3.5 text-16 font-semibold text-ink-1">我最近查看的</h2>
      <ConsoleList
        label="最近查看的用户"
        query={recent}
        columns={[
          ...(columns as ListColumns<FoundUser & { lookedAt: string }>),
          {
            title: '查看',
            dataIndex: 'lookedAt',
            width: 120,
            align: 'right',
            phone: 'end',
            render: (at: string) => (
              <time className="tabular text-ink-2" dateTime={at}>
                {dayText(at)} {timeOfDay(at)}
              </time>
            ),
          },
        ]}
        onOpen={({ id }) => onOpen(id)}
        minWidth={720}
        table={{ tableLayout: 'auto' }}
        empty="还没有查看过用户。查看过的列在这里，回头再处理时不用重找"
      />
    </>
  );
}

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
function UserDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
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
const memberRoles: Record<string, string> = {
  owner: '主管理员',
  recruiter: '招聘员',
  interviewer: '面试官',
  finance: '财务',
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
    ['招聘者', member ? `${member.companyName}，${member.name}，${memberRoles[member.role] ?? member.role}` : '不是'],
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

function StatusTag({ status }: { status: string }) {
  const look = status === 'active' ? 'text-ok-ink' : status === 'banned' ? 'text-err-ink' : 'text-warm-ink';
  return <span className={`text-14 ${look}`}>{states[status as AccountState] ?? status}</span>;
}

/** What somebody is on the site: '求职者', '某中学 招聘者'. */
const partOf = ({ jober, member }: Pick<FoundUser, 'jober' | 'member'>): string =>
  [jober && '求职者', member && `${member.companyName} 招聘者`].filter(Boolean).join('，') || '未完成注册';
