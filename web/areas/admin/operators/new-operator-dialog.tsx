import { Form, Input, Modal, Select } from 'antd';
import type { OperatorRole } from '#contract/actor.ts';
import type { NewKey } from '#contract/operators/operators.ts';
import { rules } from '#contract/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useAction } from '#web/features/calls/use-action.ts';

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
    quiet: true,
    invalidates: ['GET /api/admin/operators'],
    onSuccess: (made, { body }) => onMade(body.name, made),
    onError: (error) => {
      if (error instanceof ApiError) form.setFields([{ name: 'phone', errors: [error.message] }]);
    },
  });
  return (
    <Modal
      open
      title="新建运营账号"
      okText="新建"
      cancelText="取消"
      confirmLoading={create.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ role: 'review' }}
        onFinish={(fields) => create.mutate({ body: fields })}
      >
        <Form.Item
          label="手机号"
          name="phone"
          rules={[{ pattern: /^1[0-9]{10}$/, required: true, message: rules.phone.message }]}
        >
          <Input inputMode="numeric" maxLength={11} />
        </Form.Item>
        <Form.Item
          label="姓名"
          name="name"
          rules={[{ required: true, min: 2, max: 20, message: '姓名为 2 到 20 个字' }]}
        >
          <Input maxLength={20} />
        </Form.Item>
        <Form.Item label="角色" name="role">
          <Select options={roles} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
