import { Alert, Button, Form, Modal } from 'antd';
import { ApiError } from '#web/api/api-error.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { CodeField } from './code-field.tsx';

const FEW = 3;

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
            <p className={`mt-2 text-14 ${left < FEW ? 'text-warm-ink' : 'text-ink-2'}`}>
              还有 <b className="num">{left}</b> 个没有用过{left < FEW && '，请换一组新的'}。
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
