import { useState } from 'react';
import type { NoticeContacts } from '#contract/notifications/notice-contacts.ts';
import { rules } from '#contract/rules.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { CodeRow } from '#web/features/sign-in/code-row.tsx';
import { useCredentials } from '#web/features/sign-in/credentials.tsx';
import { useCountdown } from '#web/features/sign-in/use-countdown.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { handled } from '#web/ui/handled.ts';

/** Binds an e-mail address, verified by a code. */
export function EmailDialog({ onClose }: { onClose(changed?: NoticeContacts): void }) {
  const { values, bind, errors, setErrors, busy, submit } = useCredentials({ email: '', verifyCode: '' });
  const email = values.email.trim();
  const [sent, setSent] = useState<{ demoCode?: string | undefined } | null>(null);
  const [left, startCountdown] = useCountdown(email);

  const act = async (action: () => Promise<void>) => {
    if (email === '' || !rules.email.test(email)) return setErrors({ email: rules.email.message });
    await submit(action);
  };
  const send = () =>
    act(async () => {
      const answer = await call('POST /api/account/email/code', { body: { email } });
      setSent(answer);
      startCountdown(answer.waitSeconds);
    });
  const save = () =>
    act(async () => {
      const contacts = await call('PUT /api/account/email', { body: { email, code: values.verifyCode } });
      toast.success('邮箱已绑定');
      onClose(contacts);
    });
  return (
    <Dialog
      width={440}
      title="绑定通知邮箱"
      description="只用来收通知，不会展示给单位，随时可以解绑。"
      onClose={() => onClose()}
      send={{ label: '绑定', busy, onSend: save }}
    >
      <form className="space-y-4" onSubmit={handled(save)}>
        <TextField
          label="邮箱"
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          {...bind('email')}
          onChange={({ target }) => bind('email').onChange(target.value)}
        />
        <CodeRow
          {...bind('verifyCode')}
          maxLength={6}
          error={errors.verifyCode ?? errors.code ?? errors.form}
          sent={sent}
          sentText="验证码已发到邮箱，10 分钟内有效；没看到可以找找垃圾邮件"
          left={left}
          busy={busy}
          onSend={() => void send()}
        />
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          绑定
        </button>
      </form>
    </Dialog>
  );
}
