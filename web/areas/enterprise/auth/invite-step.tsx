import { useQuery } from '@tanstack/react-query';
import { Button, Form, Skeleton } from 'antd';
import { Link2Off } from 'lucide-react';
import { memberRoles, roleDuties } from '#contract/companies/member-roles.ts';
import { teamEndpoints } from '#contract/companies/teams.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { setSession, useSession } from '#web/session/session-store.ts';

const field = fieldsOf(teamEndpoints['PATCH /api/team/me'].body);

interface Fields {
  name: string;
  title?: string;
}

/** Joins the company of a colleague's invitation link. */
export function InviteStep({ token, onDone }: { token: string; onDone(): void }) {
  const [form] = Form.useForm<Fields>();
  const { busy, run } = useBusy();
  const me = useSession((state) => state.companyJober);
  const link = useQuery({
    queryKey: ['invite', token],
    retry: false,
    queryFn: () => call('GET /api/team/invitations/:token', { params: { token } }, { background: true, quiet: true }),
  });
  const join = (body: Fields) =>
    run(async () => {
      try {
        const ticket = registerTicket() ?? undefined;
        const input = { params: { token }, body };
        setSession({
          companyJober: await call('POST /api/team/invitations/:token', input, { registerTicket: ticket }),
        });
        toast.success('已加入单位');
        onDone();
      } catch (error) {
        showFieldErrors(form, error);
      }
    });
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
      <Form<Fields> form={form} layout="vertical" initialValues={{ name: me?.name, title: me?.title }} onFinish={join}>
        <TextField {...field('name')} autoComplete="name" placeholder="求职者会看到您的姓名" />
        <TextField {...field('title')} placeholder="如 人事处 招聘主管" />
        <Button type="primary" htmlType="submit" loading={busy}>
          接受邀请
        </Button>
      </Form>
    </>
  );
}
