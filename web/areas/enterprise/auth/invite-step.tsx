import { Skeleton } from 'antd';
import { Link2Off } from 'lucide-react';
import { memberRoles, roleDuties } from '#contract/companies/member-roles.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { registerTicket } from '#web/session/register-ticket.ts';
import { setSession } from '#web/session/session-store.ts';
import { type Person, PersonForm } from './person-form.tsx';

/** Joins the company of a colleague's invitation link. */
export function InviteStep({ token, onDone }: { token: string; onDone(): void }) {
  const params = { token };
  const link = useCall('GET /api/team/invitations/:token', { params }, { background: true, quiet: true });
  const join = async (body: Person) => {
    const registered = { registerTicket: registerTicket() ?? undefined };
    setSession({ companyJober: await call('POST /api/team/invitations/:token', { params, body }, registered) });
    toast.success('已加入单位');
    onDone();
  };
  if (link.isPending) return <Skeleton active />;
  if (link.isError)
    return (
      <StatePanel
        icon={Link2Off}
        tone="warm"
        title="邀请链接不能使用"
        text={link.error instanceof ApiError ? link.error.message : '请稍后再试'}
      />
    );
  const { companyName, inviter, role } = link.data;
  return (
    <>
      <h2 className="text-20 font-semibold text-ink-1">
        {inviter} 邀请您加入 {companyName}
      </h2>
      <p className="mt-1 mb-5 text-14 text-ink-3">
        角色：{memberRoles[role]}（{roleDuties[role]}）
      </p>
      <PersonForm okText="接受邀请" onSave={join} />
    </>
  );
}
