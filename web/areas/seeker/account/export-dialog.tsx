import type { AccountExport } from '#contract/personal-data/personal-data.ts';
import { call } from '#web/api/browser-call.ts';
import { CodeField } from '#web/features/sign-in/code-field.tsx';
import { FormError } from '#web/features/sign-in/form-error.tsx';
import { useCredentials } from '#web/features/sign-in/use-credentials.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface Props {
  phone: string;
  onClose(): void;
  onRequested(requested: AccountExport): void;
}

/** The export of personal data requires a fresh code. */
export function ExportDialog({ phone, onClose, onRequested: onAsked }: Props) {
  const { values, set, errors, busy, submit } = useCredentials({ verifyCode: '' });
  const ask = () =>
    submit(async () => onAsked(await call('POST /api/account/exports', { body: values }, { quiet: true })));
  return (
    <Dialog
      open
      width={440}
      onClose={onClose}
      title="导出我的数据"
      description="为保护你的数据，请先验证手机号。打包好后 24 小时内可以下载"
      footer={
        <Button look="filled" busy={busy} onClick={() => void ask()}>
          开始打包
        </Button>
      }
    >
      <CodeField
        side="jober"
        purpose="export"
        phone={phone}
        value={values.verifyCode}
        error={errors.verifyCode}
        onChange={set('verifyCode')}
      />
      <FormError text={errors.form} />
    </Dialog>
  );
}
