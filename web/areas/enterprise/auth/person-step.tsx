import { Button, Form } from 'antd';
import { useState } from 'react';
import { teamEndpoints } from '#contract/companies/teams.ts';
import { call } from '#web/api/browser-call.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { setSession } from '#web/session/session-store.ts';

const field = fieldsOf(teamEndpoints['PATCH /api/team/me'].body);

interface Fields {
  name: string;
  title?: string;
}

/** The recruiter's own name and title. */
export function PersonStep({ onSaved }: { onSaved(): void }) {
  const [form] = Form.useForm<Fields>();
  const [busy, setBusy] = useState(false);
  const save = async (body: Fields) => {
    setBusy(true);
    try {
      const ticket = registerTicket() ?? undefined;
      const companyJober = await call(
        'POST /api/company/saveJoberInfo',
        { query: {}, body },
        { registerTicket: ticket },
      );
      setSession({ companyJober });
      onSaved();
    } catch (error) {
      showFieldErrors(form, error);
    }
    setBusy(false);
  };
  return (
    <Form<Fields> form={form} layout="vertical" onFinish={save}>
      <TextField {...field('name')} autoComplete="name" placeholder="求职者会看到您的姓名" />
      <TextField {...field('title')} placeholder="如 人事处 招聘主管" />
      <Button type="primary" htmlType="submit" loading={busy}>
        下一步
      </Button>
    </Form>
  );
}
