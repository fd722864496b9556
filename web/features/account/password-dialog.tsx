import type { AccountOverview } from '#contract/identity/accounts.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { CodeField } from '#web/features/sign-in/code-field.tsx';
import { FormError, NewPasswordField, useCredentials } from '#web/features/sign-in/credentials.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** A new password, given a fresh code. Signs all other devices out. */
export function PasswordDialog({ account, onClose }: { account: AccountOverview; onClose(changed: boolean): void }) {
  const { values, bind, errors, busy, submit } = useCredentials({ verifyCode: '', password: '' });
  const save = () =>
    submit(async () => {
      await call('POST /api/jober/updatePass', { body: values });
      toast.success('密码已更新，其他设备已退出登录');
      onClose(true);
    });
  return (
    <Dialog
      width={440}
      onClose={() => onClose(false)}
      title={account.hasPassword ? '修改密码' : '设置密码'}
      description="改好后，其他设备会退出登录"
      send={{ label: '保存', busy, onSend: save }}
    >
      <form className="space-y-4" onSubmit={(event) => event.preventDefault()}>
        <CodeField side="jober" purpose="password" phone={account.phone} {...bind('verifyCode')} />
        <NewPasswordField {...bind('password')} />
        <FormError text={errors.form} />
      </form>
    </Dialog>
  );
}
