import { Button, Modal, Select } from 'antd';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { memberRoles } from '#contract/companies/member-roles.ts';
import { type MembershipMove, membership } from '#contract/companies/membership-state.ts';
import { linkDays, type TeamLink, type TeamMember } from '#contract/companies/teams.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { type RowAct, RowActs } from '#web/features/console/list/row-acts.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { setSession } from '#web/session/session-store.ts';
import { InviteBox } from './invite-box.tsx';
import { teamColumns } from './team-columns.tsx';
import { useMemberChange, useTeam } from './use-team.ts';

/** Moves that end something. */
const dangers: readonly MembershipMove[] = ['disable', 'refuse', 'revoke'];

/** Sub-accounts: members, requests, roles, and handing over the work of those who leave. */
export function RecruiterPage() {
  const team = useTeam();
  const change = useMemberChange('POST /api/team/members/:id/moves');
  const role = useMemberChange('PATCH /api/team/members/:id');
  const navigate = useNavigate();
  const [invitation, setInvitation] = useState({ open: false, opened: 0 });
  const [going, setGoing] = useState<TeamMember | null>(null);
  const { members = [], links = [], mayManage = false } = team.data ?? {};

  const move = ({ id }: TeamMember, name: MembershipMove, toMemberId?: string) =>
    change.send({ params: { id }, body: { move: name as 'admit', toMemberId } });
  const invite = () => setInvitation(({ opened }) => ({ open: true, opened: opened + 1 }));
  const leave = useAction('POST /api/team/leave', {
    onSuccess: () => {
      setSession({ company: null, companyJober: null });
      navigate(paths.enterpriseAuth());
    },
  });
  const go = (toMemberId: string | undefined) => {
    if (going?.self) void leave.send({ body: { toMemberId } });
    else if (going) void move(going, 'disable', toMemberId);
    setGoing(null);
  };

  const moveAct = (member: TeamMember, name: MembershipMove): RowAct => ({
    label: membership.moves[name],
    danger: dangers.includes(name),
    ...(name === 'refuse' || name === 'revoke'
      ? { ask: { title: `${membership.moves[name]}：${member.name}？`, content: '对方会收到通知' } }
      : {}),
    onAct: () => (name === 'disable' ? setGoing(member) : move(member, name)),
  });
  /** What goes on is text, what ends something is in the menu. */
  const actsOf = (member: TeamMember): { main?: RowAct | undefined; more: RowAct[] } => {
    const moves = member.moves as MembershipMove[];
    const [first] = moves.filter((name) => !dangers.includes(name));
    const quit = { label: '退出单位', danger: true, onAct: () => setGoing(member) };
    return {
      main: first && moveAct(member, first),
      more: [
        ...moves.filter((name) => name !== first).map((name) => moveAct(member, name)),
        ...(member.self ? [quit] : []),
      ],
    };
  };

  return (
    <>
      <PageHead
        note={team.data && `${members.length} 人，在招 ${members.reduce((sum, { posts }) => sum + posts, 0)} 个职位`}
        actions={
          mayManage && (
            <Button type="primary" icon={<UserPlus size={16} />} onClick={invite}>
              邀请同事
            </Button>
          )
        }
      />
      <section className="card">
        <ConsoleList
          label="成员"
          query={{ ...team, data: team.data?.members }}
          empty="还没有成员"
          columns={teamColumns({
            mayManage,
            acts: (member) => <RowActs of={member.name} {...actsOf(member)} />,
            onRole: ({ id }, value) => void role.send({ params: { id }, body: { role: value } }),
          })}
        />
      </section>
      {mayManage && links.length > 0 && <Invitations links={links} />}
      <InviteBox
        key={invitation.opened}
        open={invitation.open}
        onClose={() => setInvitation({ ...invitation, open: false })}
      />
      <HandOverBox key={going?.id} member={going} members={members} onClose={() => setGoing(null)} onGo={go} />
    </>
  );
}

interface Props {
  /** The leaving member; null while there is none. */
  member: TeamMember | null;
  members: TeamMember[];
  onClose(): void;
  onGo(toMemberId: string | undefined): void;
}

/** Before a member leaves: who takes over posts and conversations. */
function HandOverBox({ member, members, onClose, onGo }: Props) {
  const [to, setTo] = useState<string>();
  const takers = members.filter(
    ({ id, status, role }) => id !== member?.id && status === 'active' && (role === 'owner' || role === 'recruiter'),
  );
  return (
    <Modal
      open={member !== null}
      title={member?.self ? '退出单位' : `停用${member?.name ?? ''}`}
      okText={member?.self ? '退出' : '停用'}
      okButtonProps={{ danger: true }}
      cancelText="取消"
      onCancel={onClose}
      onOk={() => onGo(to)}
    >
      <p className="mb-3 text-14">
        {member?.self ? '退出后您不能再处理本单位的事务。' : '停用后对方立即失去全部权限。'}
        名下在招职位 {member?.posts ?? 0} 个、会话 {member?.talks ?? 0} 个，将交给：
      </p>
      <Select
        className="w-full"
        allowClear
        placeholder="主管理员"
        aria-label="接手的同事"
        value={to}
        onChange={(value: string | undefined) => setTo(value)}
        options={takers.map(({ id, name, title }) => ({ value: id, label: [name, title].filter(Boolean).join('，') }))}
      />
    </Modal>
  );
}

const SHOWN = 6;
const states = { used: '已加入', expired: '已过期', revoked: '已作废' } as const;

function stateOf({ state, usedBy, expiresAt }: TeamLink): string {
  if (state === 'open') return `等对方打开，还有 ${Math.max(1, daysUntil(expiresAt, Date.now()))} 天`;
  return state === 'used' && usedBy ? `${usedBy} 已加入` : states[state];
}

/** The links by which colleagues join, latest first. */
export function Invitations({ links }: { links: readonly TeamLink[] }) {
  const revoke = useAction('DELETE /api/team/links/:id', { invalidates: ['GET /api/team'] });
  return (
    <section aria-labelledby="invitations" className="mt-3 card">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-3">
        <h2 id="invitations" className="text-16 font-semibold text-ink-1">
          发出的邀请
        </h2>
        <span className="text-14 text-ink-3">每个链接只能用一次，{linkDays} 天内有效</span>
      </div>
      <ul className="divide-y divide-line">
        {links.slice(0, SHOWN).map((link) => (
          <li key={link.id} className="flex min-h-11 items-center gap-x-4 px-4 py-1.5 text-14">
            <span className="w-20 flex-none text-ink-1">{memberRoles[link.role]}</span>
            <span className="tabular w-28 flex-none text-ink-3 max-sm:hidden">{dayAndTime(link.createdAt)}</span>
            <span className="min-w-0 flex-1 text-ink-2">{stateOf(link)}</span>
            {link.state === 'open' && (
              <RowActs
                of={memberRoles[link.role]}
                main={{
                  label: '作废',
                  danger: true,
                  ask: { title: '作废这个邀请链接？', content: '作废后链接不能再用' },
                  onAct: () => revoke.mutateAsync({ params: { id: link.id } }),
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
