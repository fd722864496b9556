import { Form } from 'antd';
import type { OperatorRole } from '#contract/actor.ts';
import { type NewKey, operatorEndpoints } from '#contract/operators/operators.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { ChoiceField, TextField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';

const field = fieldsOf(operatorEndpoints['POST /api/admin/operators'].body);

interface Fields {
  phone: string;
  name: string;
  role: OperatorRole;
}

interface Props {
  roles: { value: OperatorRole; label: string }[];
  onMade(name: string, made: NewKey): void;
  onClose(): void;
}

export function NewOperatorDialog({ roles, onMade, onClose }: Props) {
  const [form] = Form.useForm<Fields>();
  const create = useAction('POST /api/admin/operators', {
    invalidates: ['GET /api/admin/operators'],
    onSuccess: (made, { body }) => onMade(body.name, made),
    onError: (error) => {
      if (error instanceof ApiError) form.setFields([{ name: 'phone', errors: [error.message] }]);
    },
  });
  return (
    <FormDialog
      title="新建运营账号"
      okText="新建"
      busy={create.isPending}
      form={form}
      initialValues={{ role: 'review' }}
      onSend={(fields) => create.mutate({ body: fields })}
      onClose={onClose}
    >
      <TextField {...field('phone')} inputMode="numeric" maxLength={11} />
      <TextField {...field('name')} />
      <ChoiceField {...field('role')} options={roles} />
    </FormDialog>
  );
}
