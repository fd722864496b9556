import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type MembershipMove, membership } from '#contract/companies/membership-state.ts';
import type { TeamMember } from '#contract/companies/teams.ts';
import { call } from '#web/api/browser-call.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { type RowAct, RowActs } from '#web/features/console/list/row-acts.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { paths } from '#web/paths.ts';
import { setSession } from '#web/session/session-store.ts';
import { HandOverBox } from './hand-over-box.tsx';
import { Invitations } from './invitations.tsx';
import { InviteBox, type InvitedRole } from './invite-box.tsx';
import { TeamTable } from './team-table.tsx';
import { teamKey, useMemberChange } from './use-team.ts';

/** Moves that end something. */
const dangers: readonly MembershipMove[] = ['disable', 'refuse', 'revoke'];

/** Sub-accounts: members, requests, roles, and handing over the work of those who leave. */
export function RecruiterPage() {
  const team = useQuery({ queryKey: teamKey, queryFn: ({ signal }) => call('GET /api/team', {}, { signal }) });
  const change = useMemberChange('POST /api/team/members/:id/moves');
  const role = useMemberChange('PATCH /api/team/members/:id');
  const navigate = useNavigate();
  const [invitation, setInvitation] = useState({ first: 'recruiter' as InvitedRole, open: false, opened: 0 });
  const [going, setGoing] = useState<TeamMember | null>(null);
  const { members = [], links = [], mayManage = false } = team.data ?? {};

  const move = ({ id }: TeamMember, name: MembershipMove, toMemberId?: string) =>
    change.send({ params: { id }, body: { move: name as 'admit', toMemberId } });
  const invite = (first: InvitedRole) => setInvitation(({ opened }) => ({ first, open: true, opened: opened + 1 }));
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
            <Button type="primary" icon={<UserPlus size={16} />} onClick={() => invite('recruiter')}>
              邀请同事
            </Button>
          )
        }
      />
      <ConsoleList
        label="成员"
        query={{ ...team, data: team.data?.members }}
        empty="还没有成员"
        draw={(people) => (
          <TeamTable
            members={people}
            mayManage={mayManage}
            acts={(member) => <RowActs of={member.name} {...actsOf(member)} />}
            onRole={({ id }, value) => void role.send({ params: { id }, body: { role: value } })}
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
      <HandOverBox key={going?.id} member={going} members={members} onClose={() => setGoing(null)} onGo={go} />
    </>
  );
}
