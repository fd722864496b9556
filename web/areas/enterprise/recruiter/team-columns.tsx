import { Select } from 'antd';
import type { ReactNode } from 'react';
import { memberRoles, roleDuties } from '#contract/companies/member-roles.ts';
import { membership } from '#contract/companies/membership-state.ts';
import type { TeamMember } from '#contract/companies/teams.ts';
import { actsColumn, column, type ListColumns, RowName } from '#web/features/console/list/row-parts.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';

type Role = TeamMember['role'];
const roleOptions = (Object.keys(memberRoles) as Role[]).map((value) => ({
  value,
  label: memberRoles[value],
  title: roleDuties[value],
}));

interface Choices {
  mayManage: boolean;
  onRole(member: TeamMember, role: Role): void;
  acts(member: TeamMember): ReactNode;
}

const figure = (title: string, name: 'posts' | 'talks' | 'answers') => ({
  title,
  dataIndex: name,
  width: 112,
  align: 'right' as const,
  className: 'tabular',
  responsive: ['lg' as const],
});

/** The team: who they are, what they may do, and what waits for them. */
export const teamColumns = ({ mayManage, onRole, acts }: Choices): ListColumns<TeamMember> => [
  column('成员', {}, ({ name, self, title, phone }) => (
    <RowName
      name={name}
      picture={<Avatar name={name} size={40} />}
      mark={self && <span className="text-14 text-ink-3">我</span>}
      about={<span className="tabular">{[title, phone].filter(Boolean).join(' · ')}</span>}
    />
  )),
  column('角色', { width: 136 }, (member) =>
    member.status !== 'active' ? (
      <span className="tag">{membership.labels.owner[member.status]}</span>
    ) : mayManage && !member.self ? (
      <Select
        className="w-28"
        size="small"
        aria-label={`${member.name}的角色`}
        value={member.role}
        options={roleOptions}
        popupMatchSelectWidth={false}
        onChange={(value) => onRole(member, value)}
      />
    ) : (
      memberRoles[member.role]
    ),
  ),
  column('等答复', { width: 136, align: 'right', className: 'tabular' }, ({ toAnswer, overdue }) => (
    <>
      {toAnswer} 份{overdue > 0 && <span className="block text-14 text-warm-ink">{overdue} 份超时</span>}
    </>
  )),
  figure('在招职位', 'posts'),
  figure('会话', 'talks'),
  figure('近 30 天答复', 'answers'),
  column('最近登录', { width: 112, responsive: ['lg'] }, ({ signedInAt }) =>
    signedInAt ? agoText(signedInAt, Date.now()) : '还没有',
  ),
  actsColumn(112, acts),
];
