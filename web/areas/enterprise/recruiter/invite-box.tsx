import { Button, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { memberRoles, roleDuties } from '#contract/companies/member-roles.ts';
import { linkDays } from '#contract/companies/teams.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';

const lesser = ['recruiter', 'interviewer', 'finance'] as const;

/** A link for one colleague to join; its secret is shown once. */
export function InviteBox({ open, onClose }: { open: boolean; onClose(): void }) {
  const [role, setRole] = useState<(typeof lesser)[number]>('recruiter');
  const make = useAction('POST /api/team/links', { invalidates: ['GET /api/team'], opened: open });
  const address = make.data ? `${location.origin}${make.data.path}` : '';
  const copy = async () => {
    await navigator.clipboard.writeText(address).then(
      () => toast.success('链接已复制'),
      () => toast.error('复制失败，请手动选择复制'),
    );
  };
  const close = () => {
    make.reset();
    onClose();
  };
  return (
    <Modal open={open} onCancel={close} footer={null} title="邀请同事">
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
