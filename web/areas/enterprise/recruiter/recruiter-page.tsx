import { Button } from 'antd';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type MembershipMove, membership } from '#contract/companies/membership-state.ts';
import type { TeamMember } from '#contract/companies/teams.ts';
import { call } from '#web/api/browser-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { type RowAct, RowActs } from '#web/features/console/list/row-acts.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { paths } from '#web/paths.ts';
import { setSession } from '#web/session/session-store.ts';
import { HandOverBox } from './hand-over-box.tsx';
import { Invitations } from './invitations.tsx';
import { InviteBox, type InvitedRole } from './invite-box.tsx';
import { RolesBoard } from './roles-board.tsx';
import { TeamLoad } from './team-load.tsx';
import { useMemberMove, useRole, useTeam } from './use-team.ts';

/** Moves that end something. */
const dangers: readonly MembershipMove[] = ['disable', 'refuse', 'revoke'];

/** Sub-accounts: members, requests, roles, and handing over the work of those who leave. */
export function RecruiterPage() {
  const team = useTeam();
  const move = useMemberMove();
  const role = useRole();
  const navigate = useNavigate();
  const [invitation, setInvitation] = useState({ first: 'recruiter' as InvitedRole, open: false, opened: 0 });
  const [going, setGoing] = useState<TeamMember | null>(null);
  const { members = [], links = [], mayManage = false } = team.data ?? {};

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

  return (
    <>
      <PageHead
        note={team.data && `${members.length} 人，在招 ${members.reduce((sum, { posts }) => sum + posts, 0)} 个职位`}
        actions={
          mayManage && (
            <Button type="primary" icon={<UserPlus size={16} />} onClick={() => invite('recruiter')}>
              邀请同事
            </Button>
          )
        }
      />
      <TeamLoad members={members} />
      <ConsoleList
        label="成员"
        query={{ ...team, data: team.data?.members }}
        empty="还没有成员"
        draw={(people) => (
          <RolesBoard
            members={people}
            mayManage={mayManage}
            acts={(member) => <RowActs of={member.name} {...actsOf(member)} />}
            onRole={({ id }, value) => role.mutate({ id, role: value })}
            onInvite={invite}
          />
        )}
      />
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
