import { Button, Form, Modal } from 'antd';
import { operatorEndpoints } from '#contract/operators/operators.ts';
import { ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { CodeField } from './code-field.tsx';

const field = fieldsOf(operatorEndpoints['POST /api/admin/password'].body);

interface Fields {
  oldPassword: string;
  code: string;
  password: string;
}

const names = ['oldPassword', 'code', 'password'] as const;

/** An operator's own console password: the current one, an authenticator code, and the new one. */
export function PasswordDialog({ onClose }: { onClose(): void }) {
  const [form] = Form.useForm<Fields>();
  const change = useAction('POST /api/admin/password', {
    done: '密码已修改，其他登录已结束',
    onSuccess: onClose,
    onError: (error) => {
      const issues = error instanceof ApiError ? error.issues : [];
      const found = names.flatMap((name) => {
        const message = issues.find(({ path }) => path === `body.${name}`)?.message;
        return message ? [{ name, errors: [message] }] : [];
      });
      if (found.length > 0) form.setFields(found);
      else toast.error(error instanceof ApiError ? error.message : '没有连上，请重试');
    },
  });
  return (
    <Modal open title="修改密码" footer={null} onCancel={onClose}>
      <p className="mb-4 text-14 text-ink-2">这是平台管理的登录密码。修改后，其他设备上的登录随即结束。</p>
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(fields) => void change.send({ body: fields })}
      >
        <TextField {...field('oldPassword')} secret autoComplete="current-password" />
        <CodeField />
        <TextField
          {...field('password')}
          label="新密码"
          extra="至少 8 位，可以用一句自己记得住的话；不要用常见密码或手机号"
          secret
          autoComplete="new-password"
        />
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          修改密码
        </Button>
      </Form>
    </Modal>
  );
}
