import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Skeleton } from 'antd';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { memberRoles, roleDuties } from '#contract/companies/member-roles.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { registerTicket } from '#web/session/register-ticket.ts';
import { setSession, useSession } from '#web/session/session-store.ts';
import { showFieldErrors } from './form-errors.ts';

interface Fields {
  name: string;
  title?: string;
}

/** Joins the company of a colleague's invitation link. */
export function InviteStep({ token, onDone }: { token: string; onDone(): void }) {
  const [form] = Form.useForm<Fields>();
  const [busy, setBusy] = useState(false);
  const me = useSession((state) => state.companyJober);
  const link = useQuery({
    queryKey: ['invite', token],
    retry: false,
    queryFn: () => call('GET /api/team/invitations/:token', { params: { token } }, { background: true, quiet: true }),
  });
  const join = async (body: Fields) => {
    setBusy(true);
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
    setBusy(false);
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
      <h2 className="text-18 font-semibold text-ink-1">
        {inviter} 邀请您加入 {companyName}
      </h2>
      <p className="mt-1 mb-5 text-13 text-ink-3">
        角色：{memberRoles[role]}（{roleDuties[role]}）
      </p>
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: me?.name, title: me?.title }}
        onFinish={join}
      >
        <Form.Item name="name" label="姓名" rules={[{ required: true, whitespace: true, message: '请填写姓名' }]}>
          <Input maxLength={30} autoComplete="name" placeholder="求职者会看到您的姓名" />
        </Form.Item>
        <Form.Item name="title" label="职务">
          <Input maxLength={30} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={busy}>
          接受邀请
        </Button>
      </Form>
    </>
  );
}
