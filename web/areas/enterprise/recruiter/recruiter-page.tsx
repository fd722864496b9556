import { Button, Popconfirm, Select, type TableColumnsType } from 'antd';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { memberRoles, roleDuties } from '#contract/companies/member-roles.ts';
import { type MembershipMove, membership } from '#contract/companies/membership-state.ts';
import type { TeamMember } from '#contract/companies/teams.ts';
import { call } from '#web/api/browser-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { RoleCards } from '#web/features/console/role-cards.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { setSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { HandOverBox } from './hand-over-box.tsx';
import { InviteBox } from './invite-box.tsx';
import { useMemberMove, useRole, useTeam } from './use-team.ts';

const roleOptions = Object.entries(memberRoles).map(([value, label]) => ({
  value,
  label,
  title: roleDuties[value as 'owner'],
}));

/** Sub-accounts: members, requests, roles, and handing over the work of those who leave. */
export function RecruiterPage() {
  const team = useTeam();
  const move = useMemberMove();
  const role = useRole();
  const navigate = useNavigate();
  const [inviting, setInviting] = useState(false);
  const [going, setGoing] = useState<TeamMember | null>(null);
  const members = team.data?.members ?? [];
  const mayManage = team.data?.mayManage ?? false;

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

  const columns: TableColumnsType<TeamMember> = [
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
            size="small"
            className="w-28!"
            aria-label={`${member.name}的角色`}
            value={member.role}
            options={roleOptions}
            onChange={(value) => role.mutate({ id: member.id, role: value })}
          />
        ) : (
          memberRoles[member.role]
        ),
    },
    {
      title: '状态',
      key: 'status',
      width: 96,
      render: (_, { status }) => (
        <span className={status === 'active' ? 'tag tag-ok' : 'tag'}>{membership.labels.owner[status]}</span>
      ),
    },
    {
      title: '在招职位',
      key: 'posts',
      width: 84,
      align: 'right',
      responsive: ['md'],
      render: (_, { posts }) => <span className="tabular">{posts || '–'}</span>,
    },
    {
      title: '会话',
      key: 'talks',
      width: 72,
      align: 'right',
      responsive: ['md'],
      render: (_, { talks }) => <span className="tabular">{talks || '–'}</span>,
    },
    {
      title: '加入或变更',
      key: 'since',
      width: 112,
      responsive: ['xl'],
      render: (_, { since }) => <span className="tabular text-13 text-ink-3">{dateText(since)}</span>,
    },
    {
      title: '操作',
      key: 'actions',
      width: 150,
      render: (_, member) => (
        <div className="flex flex-wrap gap-1">
          {(member.moves as MembershipMove[]).map((name) =>
            name === 'disable' ? (
              <Button key={name} size="small" onClick={() => setGoing(member)}>
                停用
              </Button>
            ) : name === 'refuse' || name === 'revoke' ? (
              <Popconfirm
                key={name}
                title={`${membership.moves[name]}？`}
                description="对方会收到通知"
                onConfirm={() => move.mutate({ id: member.id, move: name })}
              >
                <Button size="small" type="text">
                  {membership.moves[name]}
                </Button>
              </Popconfirm>
            ) : (
              <Button
                key={name}
                size="small"
                type={name === 'admit' ? 'primary' : 'default'}
                onClick={() => move.mutate({ id: member.id, move: name })}
              >
                {membership.moves[name]}
              </Button>
            ),
          )}
          {member.self && (
            <Button size="small" onClick={() => setGoing(member)}>
              退出单位
            </Button>
          )}
        </div>
      ),
    },
  ];

  return (
    <>
      <PageHead
        note={team.data && `${members.length} 人，在招 ${members.reduce((sum, { posts }) => sum + posts, 0)} 个职位`}
        actions={
          mayManage && (
            <Button type="primary" icon={<UserPlus size={16} />} onClick={() => setInviting(true)}>
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
          minWidth={620}
          pageSize={100}
          empty="还没有成员"
        />
      </section>
      <RoleCards roles={memberRoles} duties={roleDuties} />
      <InviteBox open={inviting} links={team.data?.links ?? []} onClose={() => setInviting(false)} />
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
