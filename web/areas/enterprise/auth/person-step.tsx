import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { setSession } from '#web/session/session-store.ts';
import { showFieldErrors } from './form-errors.ts';

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
    <Form<Fields> form={form} layout="vertical" requiredMark={false} onFinish={save}>
      <Form.Item name="name" label="姓名" rules={[{ required: true, whitespace: true, message: '请填写姓名' }]}>
        <Input maxLength={30} autoComplete="name" placeholder="求职者会看到您的姓名" />
      </Form.Item>
      <Form.Item name="title" label="职务">
        <Input maxLength={30} placeholder="如 人事处 招聘主管" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy}>
        下一步
      </Button>
    </Form>
  );
}
