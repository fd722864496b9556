import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, Modal, Radio, Select } from 'antd';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { memberRoles, roleDuties } from '#contract/companies/member-roles.ts';
import { type MembershipMove, membership } from '#contract/companies/membership-state.ts';
import { linkDays, type TeamLink, type TeamMember } from '#contract/companies/teams.ts';
import { toast } from '#web/api/toasts.ts';
import { callKey, useAction } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { type RowAct, RowActs } from '#web/features/console/list/row-parts.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { setSession } from '#web/session/session-store.ts';
import { useTeam } from '../own-calls.ts';
import { teamColumns } from './team-columns.tsx';

const TEAM = 'GET /api/team';

/** An owner's change of a colleague; a refused one reads the team again. */
function useMemberChange<K extends 'POST /api/team/members/:id/moves' | 'PATCH /api/team/members/:id'>(key: K) {
  const client = useQueryClient();
  return useAction(key, {
    answers: callKey(TEAM, {}),
    onError: () => void client.invalidateQueries({ queryKey: [TEAM] }),
  });
}

/** Moves that end something. */
const dangers: readonly MembershipMove[] = ['disable', 'refuse', 'revoke'];

/** Sub-accounts: members, requests, roles, and handing over the work of those who leave. */
export function RecruiterPage() {
  const team = useTeam();
  const change = useMemberChange('POST /api/team/members/:id/moves');
  const role = useMemberChange('PATCH /api/team/members/:id');
  const navigate = useNavigate();
  const [inviting, setInviting] = useState(false);
  const [going, setGoing] = useState<TeamMember | null>(null);
  const { members = [], links = [], mayManage = false } = team.data ?? {};

  const move = ({ id }: TeamMember, name: MembershipMove, toMemberId?: string) =>
    change.send({ params: { id }, body: { move: name as 'admit', toMemberId } });
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
  const actsOf = (member: TeamMember) => {
    const acts = (member.moves as MembershipMove[]).map((name) => moveAct(member, name));
    const main = acts.find(({ danger }) => !danger);
    const quit = { label: '退出单位', danger: true, onAct: () => setGoing(member) };
    return { main, more: [...acts.filter((act) => act !== main), ...(member.self ? [quit] : [])] };
  };

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
      {inviting && <InviteBox onClose={() => setInviting(false)} />}
      {going && <HandOverBox member={going} members={members} onClose={() => setGoing(null)} onGo={go} />}
    </>
  );
}

interface Props {
  /** Who leaves. */
  member: TeamMember;
  members: TeamMember[];
  onClose(): void;
  onGo(toMemberId: string | undefined): void;
}

/** Before a member leaves: who takes over posts and conversations. */
function HandOverBox({ member, members, onClose, onGo }: Props) {
  const [to, setTo] = useState<string>();
  const takers = members.filter(
    ({ id, status, role }) => id !== member.id && status === 'active' && (role === 'owner' || role === 'recruiter'),
  );
  return (
    <Modal
      open
      title={member.self ? '退出单位' : `停用${member.name}`}
      okText={member.self ? '退出' : '停用'}
      okButtonProps={{ danger: true }}
      cancelText="取消"
      onCancel={onClose}
      onOk={() => onGo(to)}
    >
      <p className="mb-3 text-14">
        {member.self ? '退出后您不能再处理本单位的事务。' : '停用后对方立即失去全部权限。'}
        名下在招职位 {member.posts} 个、会话 {member.talks} 个，将交给：
      </p>
      <Select
        className="w-full"
        allowClear
        placeholder="主管理员"
        aria-label="接手的同事"
        value={to}
        onChange={setTo}
        options={takers.map(({ id, name, title }) => ({ value: id, label: [name, title].filter(Boolean).join('，') }))}
      />
    </Modal>
  );
}

const VISIBLE_LINKS = 6;
const states = { used: '已加入', expired: '已过期', revoked: '已作废' } as const;

function stateOf({ state, usedBy, expiresAt }: TeamLink): string {
  if (state === 'open') return `等对方打开，还有 ${Math.max(1, daysUntil(expiresAt, Date.now()))} 天`;
  return state === 'used' && usedBy ? `${usedBy} 已加入` : states[state];
}

/** The links by which colleagues join, latest first. */
export function Invitations({ links }: { links: readonly TeamLink[] }) {
  const revoke = useAction('DELETE /api/team/links/:id', { invalidates: [TEAM] });
  return (
    <section aria-labelledby="invitations" className="mt-3 card">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-3">
        <h2 id="invitations" className="text-16 font-semibold text-ink-1">
          发出的邀请
        </h2>
        <span className="text-14 text-ink-3">每个链接只能用一次，{linkDays} 天内有效</span>
      </div>
      <ul className="divide-y divide-line">
        {links.slice(0, VISIBLE_LINKS).map((link) => (
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

const lesser = ['recruiter', 'interviewer', 'finance'] as const;

/** A link for one colleague to join; its secret is shown once. */
export function InviteBox({ onClose }: { onClose(): void }) {
  const [role, setRole] = useState<(typeof lesser)[number]>('recruiter');
  const make = useAction('POST /api/team/links', { invalidates: [TEAM] });
  const address = make.data ? `${location.origin}${make.data.path}` : '';
  const copy = async () => {
    await navigator.clipboard.writeText(address).then(
      () => toast.success('链接已复制'),
      () => toast.error('复制失败，请手动选择复制'),
    );
  };
  return (
    <Modal open onCancel={onClose} footer={null} title="邀请同事">
      <Radio.Group
        className="flex flex-col gap-2"
        value={role}
        onChange={({ target }) => {
          setRole(target.value);
          // A link that was made is for the role that was chosen then.
          make.reset();
        }}
      >
        {lesser.map((name) => (
          <Radio key={name} value={name}>
            <span className="font-semibold">{memberRoles[name]}</span>
            <span className="ml-2 text-14 text-ink-3">{roleDuties[name]}</span>
          </Radio>
        ))}
      </Radio.Group>
      {address ? (
        <div className="mt-4 flex gap-2">
          <Input readOnly value={address} aria-label="邀请链接" />
          <Button type="primary" onClick={() => void copy()}>
            复制
          </Button>
        </div>
      ) : (
        <Button
          className="mt-4"
          type="primary"
          loading={make.isPending}
          onClick={() => make.mutate({ body: { role } })}
        >
          生成邀请链接
        </Button>
      )}
      <p className="mt-2 text-14 text-ink-3">链接只能用一次，{linkDays} 天内有效，只在这里显示一次。请直接发给本人。</p>
    </Modal>
  );
}
