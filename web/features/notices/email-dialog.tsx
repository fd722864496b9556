import { useState } from 'react';
import type { NoticeContacts } from '#contract/notice-contacts.ts';
import { rules } from '#contract/rules.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/browser-call.ts';
import { toast } from '../../api/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCountdown } from '../sign-in/use-countdown.ts';

type Faults = { email?: string; code?: string };

function faultsOf(error: unknown): Faults {
  if (!(error instanceof ApiError)) return { code: '没有成功，请重试' };
  const named = error.issues.find(({ path }) => path === 'body.email');
  return named ? { email: named.message } : { code: error.message };
}

/** An address for notices, proven by the code that is sent to it. While codes are shown (a demo) it stands under the field. */
export function EmailDialog({ onClose }: { onClose(changed?: NoticeContacts): void }) {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [sent, setSent] = useState<{ demoCode?: string | undefined } | null>(null);
  const [busy, setBusy] = useState<'send' | 'bind' | null>(null);
  const [left, startCountdown] = useCountdown();

  const act = async (what: 'send' | 'bind', deed: () => Promise<void>) => {
    if (email.trim() === '' || !rules.email.test(email.trim())) return setFaults({ email: rules.email.message });
    setBusy(what);
    setFaults({});
    await deed().catch((error: unknown) => setFaults(faultsOf(error)));
    setBusy(null);
  };
  const send = () =>
    act('send', async () => {
      const answer = await call('POST /api/account/email/code', { body: { email } }, { quiet: true });
      setSent(answer);
      startCountdown(answer.waitSeconds);
    });
  const bind = () =>
    act('bind', async () => {
      const contacts = await call('PUT /api/account/email', { body: { email, code } }, { quiet: true });
      toast.success('邮箱已绑定');
      onClose(contacts);
    });
  const hint = sent && (
    <span role="status">
      验证码已发到邮箱，10 分钟内有效；没看到可以找找垃圾邮件
      {sent.demoCode && (
        <>
          。演示环境，验证码是{' '}
          <button
            type="button"
            className="cursor-pointer font-semibold text-brand"
            data-testid="demo-code"
            onClick={() => setCode(sent.demoCode ?? '')}
          >
            {sent.demoCode}
          </button>
        </>
      )}
    </span>
  );
  return (
    <Dialog
      open
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
        <div className="flex items-start gap-2">
          <TextField
            fieldClass="flex-1"
            label="验证码"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            error={faults.code}
            hint={hint}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button
            look="tint"
            className="mt-6 min-w-28"
            disabled={left > 0}
            busy={busy === 'send'}
            onClick={() => void send()}
          >
            {left > 0 ? `${left} 秒后重发` : sent ? '重新获取' : '获取验证码'}
          </Button>
        </div>
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          绑定
        </button>
      </form>
    </Dialog>
  );
}
