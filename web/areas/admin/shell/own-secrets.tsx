import { Alert, Button, Form, Modal } from 'antd';
import { operatorEndpoints } from '#contract/operators/operators.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { FormDialog, fieldsOf, showFieldErrors, TextField } from '#web/features/forms/fields.tsx';

const rules = [{ required: true, pattern: /^\d{6}$/, message: '动态码为 6 位数字' }];

/** The six digits of the authenticator; a recovery code does not serve here. */
const CodeField = ({ label = '动态码', refusal }: { label?: string; refusal?: string | undefined }) => (
  <TextField
    name="code"
    label={label}
    rules={rules}
    help={refusal}
    validateStatus={refusal && 'error'}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={6}
    width="w-40"
  />
);

const field = fieldsOf(operatorEndpoints['POST /api/admin/password'].body);

interface Fields {
  oldPassword: string;
  code: string;
  password: string;
}

/** An operator's own console password: the current one, an authenticator code, and the new one. */
export function PasswordDialog({ onClose }: { onClose(): void }) {
  const [form] = Form.useForm<Fields>();
  const change = useAction('POST /api/admin/password', {
    done: '密码已修改，其他登录已结束',
    onSuccess: onClose,
    onError: (error) => error instanceof ApiError && showFieldErrors(form, error),
  });
  return (
    <FormDialog
      title="修改密码"
      okText="修改密码"
      busy={change.isPending}
      form={form}
      before={<p className="mb-4 text-14 text-ink-2">这是平台管理的登录密码。修改后，其他设备上的登录随即结束。</p>}
      onSend={(fields) => void change.send({ body: fields })}
      onClose={onClose}
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
    </FormDialog>
  );
}

const LOW_CODES = 3;

function Codes({ codes, onClose }: { codes: string[]; onClose(): void }) {
  return (
    <>
      <Alert type="warning" showIcon title="只显示这一次，旧的恢复码已作废。请抄下来，放在手机以外的地方" />
      <ul className="my-4 grid grid-cols-2 gap-2 font-mono text-16 text-ink-1 select-all max-sm:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="text-right">
        <Button type="primary" onClick={onClose}>
          已保存好
        </Button>
      </p>
    </>
  );
}

/** Recovery codes for signing in without the authenticator: the number left, and new ones for a fresh code. */
export function RecoveryDialog({ onClose }: { onClose(): void }) {
  const me = useCall('GET /api/admin/me', {}, { background: true, quiet: true });
  const renew = useAction('POST /api/admin/recoveryCodes', { invalidates: ['GET /api/admin/me'] });
  const left = me.data?.recoveryCodesLeft;
  const refusal = renew.isError
    ? renew.error instanceof ApiError
      ? renew.error.message
      : '没有连上，请重试'
    : undefined;
  return (
    <Modal open title="恢复码" footer={null} onCancel={onClose} keyboard={!renew.data}>
      {renew.data ? (
        <Codes codes={renew.data.codes} onClose={onClose} />
      ) : (
        <>
          <p className="text-14 text-ink-2">手机不在身边时，用一个恢复码代替动态码登录；每个只能用一次。</p>
          {left !== undefined && (
            <p className={`mt-2 text-14 ${left < LOW_CODES ? 'text-warm-ink' : 'text-ink-2'}`}>
              还有 <b className="num">{left}</b> 个没有用过{left < LOW_CODES && '，请换一组新的'}。
            </p>
          )}
          <Form
            layout="vertical"
            className="mt-4"
            onFinish={({ code }: { code: string }) => void renew.send({ body: { code: code } })}
          >
            <CodeField label="验证器上的动态码" refusal={refusal} />
            <Button type="primary" htmlType="submit" loading={renew.isPending}>
              换一组新的恢复码
            </Button>
          </Form>
        </>
      )}
    </Modal>
  );
}
