import { Modal, Select } from 'antd';
import { useState } from 'react';
import type { TeamMember } from '#contract/companies/teams.ts';

interface Props {
  /** The leaving member; null while there is none. */
  member: TeamMember | null;
  members: TeamMember[];
  onClose(): void;
  onGo(toMemberId: string | undefined): void;
}

/** Before a member leaves: who takes over posts and conversations. */
export function HandOverBox({ member, members, onClose, onGo }: Props) {
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
        className="w-full!"
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
