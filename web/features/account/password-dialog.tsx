import type { AccountOverview } from '#contract/identity/accounts.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { CodeField } from '#web/features/sign-in/code-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormError } from './form-error.tsx';
import { useForm } from './use-form.ts';

/** A new password, given a fresh code. Signs all other devices out. */
export function PasswordDialog({ account, onClose }: { account: AccountOverview; onClose(changed: boolean): void }) {
  const { values, set, errors, busy, submit } = useForm({ verifyCode: '', password: '' });
  const save = () =>
    submit(async () => {
      await call('POST /api/jober/updatePass', { body: values }, { quiet: true });
      toast.success('密码已更新，其他设备已退出登录');
      onClose(true);
    });
  return (
    <Dialog
      open
      width={440}
      onClose={() => onClose(false)}
      title={account.hasPassword ? '修改密码' : '设置密码'}
      description="改好后，其他设备会退出登录"
      footer={
        <Button look="filled" busy={busy} onClick={() => void save()}>
          保存
        </Button>
      }
    >
      <form className="space-y-4" onSubmit={(event) => event.preventDefault()}>
        <CodeField
          side="jober"
          purpose="password"
          phone={account.phone}
          value={values.verifyCode}
          error={errors.verifyCode}
          onChange={set('verifyCode')}
        />
        <TextField
          label="新密码"
          type="password"
          autoComplete="new-password"
          hint="至少 8 位，可以用一句自己记得住的话；不要用常见密码或手机号"
          value={values.password}
          error={errors.password}
          onChange={({ target }) => set('password')(target.value)}
        />
        <FormError text={errors.form} />
      </form>
    </Dialog>
  );
}
