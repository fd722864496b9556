import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { teamEndpoints } from '#contract/companies/teams.ts';
import { fieldsOf, showFieldErrors, TextField } from '#web/features/forms/fields.tsx';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { useSession } from '#web/session/session-store.ts';

const field = fieldsOf(teamEndpoints['PATCH /api/team/me'].body);

export interface Person {
  name: string;
  title?: string;
}

interface Props {
  okText: string;
  /** Between the fields and the button. */
  children?: ReactNode;
  /** @throws ApiError, whose faults are shown at the fields */
  onSave(person: Person): Promise<unknown>;
}

/** The recruiter's own name and title, as seekers see them. */
export function PersonForm({ okText, children, onSave }: Props) {
  const [form] = Form.useForm<Person>();
  const { busy, run } = useBusy();
  const me = useSession((state) => state.companyJober);
  const save = (person: Person) => run(() => onSave(person).catch((error) => showFieldErrors(form, error)));
  return (
    <Form<Person>
      form={form}
      name="me"
      layout="vertical"
      initialValues={{ name: me?.name, title: me?.title }}
      onFinish={save}
    >
      <TextField {...field('name')} autoComplete="name" placeholder="求职者会看到您的姓名" />
      <TextField {...field('title')} placeholder="如 人事处 招聘主管" />
      {children}
      <Button type="primary" htmlType="submit" loading={busy}>
        {okText}
      </Button>
    </Form>
  );
}
