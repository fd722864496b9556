import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { CodeField } from '#web/features/sign-in/code-field.tsx';
import { FormError } from '#web/features/sign-in/form-error.tsx';
import { useCredentials } from '#web/features/sign-in/use-credentials.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';

/** 注销: explains the consequences before confirmation. */
export function CloseDialog({ phone, onClose, onClosed }: { phone: string; onClose(): void; onClosed(): void }) {
  const { values, set, errors, busy, submit } = useCredentials({ verifyCode: '', reason: '' });
  const end = () =>
    submit(async () => {
      const { erasedAt } = await call('POST /api/jober/deleteJoberInfo', { body: values }, { quiet: true });
      toast.success(`账号将在 ${dayAndTime(erasedAt)} 清除，在此之前登录即可取消`, 8_000);
      onClosed();
    });
  return (
    <Dialog
      open
      width={480}
      onClose={onClose}
      title="注销账号"
      footer={
        <>
          <Button onClick={onClose}>再想想</Button>
          <Button look="danger" busy={busy} onClick={() => void end()}>
            确认注销
          </Button>
        </>
      }
    >
      <ul className="mb-4 list-disc space-y-1 pl-5 text-14 text-ink-2">
        <li>所有设备立即退出，进行中的投递全部结束，单位会收到通知</li>
        <li>7 天内重新登录即取消注销，但已结束的投递不会恢复</li>
        <li>7 天后，简历、沟通、文件等个人数据全部清除，无法恢复</li>
        <li>账目等法律要求保存的记录会保留，但不再与你关联</li>
      </ul>
      <div className="space-y-4">
        <TextArea
          label="为什么离开（选填）"
          rows={2}
          maxLength={200}
          value={values.reason}
          error={errors.reason}
          onChange={({ target }) => set('reason')(target.value)}
        />
        <CodeField
          side="jober"
          purpose="close"
          phone={phone}
          value={values.verifyCode}
          error={errors.verifyCode}
          onChange={set('verifyCode')}
        />
        <FormError text={errors.form} />
      </div>
    </Dialog>
  );
}
