import { Button, Select } from 'antd';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { memberRoles, roleDuties } from '#contract/companies/member-roles.ts';
import { type MembershipMove, membership } from '#contract/companies/membership-state.ts';
import type { TeamMember } from '#contract/companies/teams.ts';
import { call } from '#web/api/browser-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { actsColumn, type RowAct, RowActs } from '#web/features/console/list/row-acts.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { setSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { HandOverBox } from './hand-over-box.tsx';
import { Invitations, Roles } from './invitations.tsx';
import { InviteBox, type InvitedRole } from './invite-box.tsx';
import { useMemberMove, useRole, useTeam } from './use-team.ts';

const roleOptions = Object.entries(memberRoles).map(([value, label]) => ({
  value,
  label,
  title: roleDuties[value as 'owner'],
}));

/** Moves that end something. */
const dangers: readonly MembershipMove[] = ['disable', 'refuse', 'revoke'];

/** What the roles work at that have neither posts nor talks. */
const otherWork: Partial<Record<TeamMember['role'], string>> = {
  interviewer: '面试评价',
  finance: '订单、发票和工资条',
};

/** What is on a member's desk: posts and talks, or what the role works at. */
function Work({ member: { posts, talks, role } }: { member: TeamMember }) {
  const parts = [posts > 0 && `${posts} 个职位`, talks > 0 && `${talks} 个会话`].filter(Boolean);
  if (parts.length > 0) return <span className="tabular text-ink-1">{parts.join('，')}</span>;
  return <span className="text-ink-3">{otherWork[role] ?? '没有职位和会话'}</span>;
}

/** The deliveries that wait for a member's answer; nothing for who has no posts. */
function ToAnswer({ member: { posts, toAnswer, overdue } }: { member: TeamMember }) {
  if (posts + toAnswer === 0) return null;
  if (toAnswer === 0) return <span className="text-ok-ink">都答复了</span>;
  return (
    <span className="tabular">
      <b className="font-semibold text-ink-1">{toAnswer} 份</b>
      <span className="text-ink-3 sm:hidden" aria-hidden="true">
        待答复
      </span>
      {overdue > 0 && <span className="ml-2 text-warm-ink">{overdue} 份超时</span>}
    </span>
  );
}

/** Sub-accounts: members, requests, roles, and handing over the work of those who leave. */
export function RecruiterPage() {
  const team = useTeam();
  const move = useMemberMove();
  const role = useRole();
  const navigate = useNavigate();
  const [invitation, setInvitation] = useState({ first: 'recruiter' as InvitedRole, open: false, opened: 0 });
  const [going, setGoing] = useState<TeamMember | null>(null);
  const { members = [], links = [], mayManage = false } = team.data ?? {};
  const sumOf = (field: 'posts' | 'toAnswer') => members.reduce((sum, member) => sum + member[field], 0);

  const invite = (first: InvitedRole) => setInvitation(({ opened }) => ({ first, open: true, opened: opened + 1 }));
  const go = async (toMemberId: string | undefined) => {
    if (!going) return;
    if (!going.self) move.mutate({ id: going.id, move: 'disable', toMemberId });
    else {
      const left = await call('POST /api/team/leave', { body: { toMemberId } }).then(
        () => true,
        () => false,
      );
      if (left) {
        setSession({ company: null, companyJober: null });
        navigate(paths.enterpriseAuth());
      }
    }
    setGoing(null);
  };

  const moveAct = (member: TeamMember, name: MembershipMove): RowAct => ({
    label: membership.moves[name],
    danger: dangers.includes(name),
    ...(name === 'refuse' || name === 'revoke'
      ? { ask: { title: `${membership.moves[name]}：${member.name}？`, content: '对方会收到通知' } }
      : {}),
    onAct: () => (name === 'disable' ? setGoing(member) : move.mutateAsync({ id: member.id, move: name })),
  });
  /** What goes on is text, what ends something is in the menu. */
  const actsOf = (member: TeamMember): { main?: RowAct | undefined; more: RowAct[] } => {
    const moves = member.moves as MembershipMove[];
    const [first] = moves.filter((name) => !dangers.includes(name));
    const leave = { label: '退出单位', danger: true, onAct: () => setGoing(member) };
    return {
      main: first && moveAct(member, first),
      more: [
        ...moves.filter((name) => name !== first).map((name) => moveAct(member, name)),
        ...(member.self ? [leave] : []),
      ],
    };
  };

  const columns: ListColumns<TeamMember> = [
    {
      title: '成员',
      key: 'name',
      render: (_, member) => (
        <div className="flex items-center gap-3">
          <Avatar name={member.name} size={36} />
          <div className="min-w-0">
            <p className="font-medium text-ink-1">
              {member.name}
              {member.self && <span className="ml-2 text-12 font-normal text-ink-3">我</span>}
              {member.status !== 'active' && (
                <span className="tag ml-2 font-normal">{membership.labels.owner[member.status]}</span>
              )}
            </p>
            <p className="truncate text-12 text-ink-3">{[member.title, member.phone].filter(Boolean).join(' · ')}</p>
          </div>
        </div>
      ),
    },
    {
      title: '角色',
      key: 'role',
      width: 140,
      render: (_, member) =>
        mayManage && member.status === 'active' && !member.self ? (
          <Select
            variant="borderless"
            className="-ml-3! w-28!"
            aria-label={`${member.name}的角色`}
            value={member.role}
            options={roleOptions}
            onChange={(value) => role.mutate({ id: member.id, role: value })}
          />
        ) : (
          memberRoles[member.role]
        ),
    },
    { title: '手上的事', key: 'work', width: 200, render: (_, member) => <Work member={member} /> },
    { title: '待答复', key: 'pending', width: 170, render: (_, member) => <ToAnswer member={member} /> },
    {
      title: '近 30 天答复',
      key: 'answers',
      width: 130,
      responsive: ['lg'],
      render: (_, { answers }) => answers > 0 && <span className="tabular text-ink-1">{answers} 份</span>,
    },
    {
      title: '最近登录',
      key: 'seen',
      width: 96,
      phone: 'end',
      render: (_, { signedInAt, status }) =>
        status === 'active' && (
          <span className="tabular text-13 text-ink-3">
            <span className="sr-only md:hidden">最近登录 </span>
            {signedInAt ? agoText(signedInAt, Date.now()) : '还没有登录'}
          </span>
        ),
    },
    actsColumn(96, (member) => <RowActs of={member.name} {...actsOf(member)} />),
  ];

  return (
    <>
      <PageHead
        note={
          team.data &&
          [
            `${members.length} 人`,
            `在招 ${sumOf('posts')} 个职位`,
            sumOf('toAnswer') > 0 && `${sumOf('toAnswer')} 份投递等答复`,
          ]
            .filter(Boolean)
            .join('，')
        }
        actions={
          mayManage && (
            <Button type="primary" icon={<UserPlus size={16} />} onClick={() => invite('recruiter')}>
              邀请同事
            </Button>
          )
        }
      />
      <section className="overflow-hidden rounded-card border border-line bg-surface">
        <ConsoleList
          label="成员"
          query={{ ...team, data: team.data?.members }}
          columns={columns}
          minWidth={760}
          pageSize={100}
          empty="还没有成员"
        />
      </section>
      {team.data && <Roles members={members} mayManage={mayManage} onInvite={invite} />}
      {mayManage && links.length > 0 && <Invitations links={links} />}
      <InviteBox
        key={invitation.opened}
        first={invitation.first}
        open={invitation.open}
        onClose={() => setInvitation({ ...invitation, open: false })}
      />
      <HandOverBox
        key={going?.id}
        member={going}
        members={members}
        onClose={() => setGoing(null)}
        onGo={(to) => void go(to)}
      />
    </>
  );
}
