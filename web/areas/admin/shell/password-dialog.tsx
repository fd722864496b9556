import { Button, Form, Input, Modal } from 'antd';
import { ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';

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
    quiet: true,
    onSuccess: () => {
      toast.success('密码已修改，其他登录已结束');
      onClose();
    },
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
        <Form.Item name="oldPassword" label="原密码" rules={[{ required: true, message: '请填写原密码' }]}>
          <Input.Password autoComplete="current-password" maxLength={128} />
        </Form.Item>
        <Form.Item
          name="code"
          label="动态码"
          rules={[{ required: true, pattern: /^\d{6}$/, message: '动态码为 6 位数字' }]}
        >
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} className="w-40!" />
        </Form.Item>
        <Form.Item
          name="password"
          label="新密码"
          extra="至少 8 位，可以用一句自己记得住的话；不要用常见密码或手机号"
          rules={[{ required: true, min: 8, message: '密码至少 8 位' }]}
        >
          <Input.Password autoComplete="new-password" maxLength={128} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          修改密码
        </Button>
      </Form>
    </Modal>
  );
}
