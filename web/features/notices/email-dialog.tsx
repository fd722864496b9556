import { useState } from 'react';
import type { NoticeContacts } from '#contract/notifications/notice-contacts.ts';
import { rules } from '#contract/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { CodeRow } from '#web/features/sign-in/code-row.tsx';
import { useCountdown } from '#web/features/sign-in/use-countdown.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Faults = { email?: string; code?: string };

function faultsOf(error: unknown): Faults {
  if (!(error instanceof ApiError)) return { code: '没有成功，请重试' };
  const named = error.issues.find(({ path }) => path === 'body.email');
  return named ? { email: named.message } : { code: error.message };
}

/** Binds an e-mail address, verified by a code. */
export function EmailDialog({ onClose }: { onClose(changed?: NoticeContacts): void }) {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [sent, setSent] = useState<{ demoCode?: string | undefined } | null>(null);
  const [busy, setBusy] = useState<'send' | 'bind' | null>(null);
  const [left, startCountdown] = useCountdown(email.trim());

  const act = async (what: 'send' | 'bind', action: () => Promise<void>) => {
    if (email.trim() === '' || !rules.email.test(email.trim())) return setFaults({ email: rules.email.message });
    setBusy(what);
    setFaults({});
    await action().catch((error: unknown) => setFaults(faultsOf(error)));
    setBusy(null);
  };
  const send = () =>
    act('send', async () => {
      const answer = await call('POST /api/account/email/code', { body: { email } });
      setSent(answer);
      startCountdown(answer.waitSeconds);
    });
  const bind = () =>
    act('bind', async () => {
      const contacts = await call('PUT /api/account/email', { body: { email, code } });
      toast.success('邮箱已绑定');
      onClose(contacts);
    });
  return (
    <Dialog
      width={440}
      title="绑定通知邮箱"
      description="只用来收通知，不会展示给单位，随时可以解绑。"
      onClose={() => onClose()}
      footer={
        <Button look="filled" busy={busy === 'bind'} onClick={() => void bind()}>
          绑定
        </Button>
      }
    >
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void bind();
        }}
      >
        <TextField
          label="邮箱"
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          value={email}
          error={faults.email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <CodeRow
          value={code}
          maxLength={6}
          error={faults.code}
          sent={sent}
          sentText="验证码已发到邮箱，10 分钟内有效；没看到可以找找垃圾邮件"
          left={left}
          busy={busy === 'send'}
          onChange={setCode}
          onSend={() => void send()}
        />
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          绑定
        </button>
      </form>
    </Dialog>
  );
}
