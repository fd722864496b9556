import { Alert, Button, Modal } from 'antd';
import type { NewKey } from '#contract/operators/operators.ts';
import { QrText } from '#web/features/page/qr-code.tsx';

/** The credentials of a person, shown only this once. */
export function KeyDialog({ name, made, onClose }: { name: string; made: NewKey; onClose(): void }) {
  return (
    <Modal
      open
      title={`${name} 的登录方式`}
      closable={false}
      footer={
        <Button type="primary" onClick={onClose}>
          已当面交给本人
        </Button>
      }
    >
      <Alert type="warning" showIcon title="只显示这一次，请当面交给本人，不要经聊天软件发送" />
      <div className="mt-4 flex gap-5 max-sm:flex-col">
        <div className="w-40 shrink-0">
          <QrText text={made.otpauth} size={160} label="验证器的二维码" />
          <p className="mt-1 text-center text-12 text-ink-3">用验证器扫描</p>
        </div>
        <dl className="min-w-0 flex-1 text-14">
          <dt className="text-ink-3">首次密码</dt>
          <dd className="mb-3 font-mono text-16 text-ink-1 select-all">{made.password}</dd>
          <dt className="text-ink-3">恢复码，每个用一次</dt>
          <dd className="grid grid-cols-2 gap-x-3 font-mono text-13 text-ink-1 select-all max-sm:grid-cols-1">
            {made.recoveryCodes.map((code) => (
              <span key={code}>{code}</span>
            ))}
          </dd>
        </dl>
      </div>
    </Modal>
  );
}
