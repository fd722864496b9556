import { type FormEvent, useState } from 'react';
import { maskPhone } from '#contract/text.ts';
import { ApiError } from '#web/api/api-error.ts';
import { CodeField } from '#web/features/sign-in/code-field.tsx';
import { NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import type { Outcome } from '#web/features/sign-in/sign-in-seeker.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { FirstResume } from './first-resume.tsx';
import { signInByCode } from './sign-in-mobile.ts';

const steps = ['验证手机号', '填基本信息', '去投递'];

/** Verifies a phone from the URL by a code. */
export function VerifyPhone({ phone, onVerified }: { phone: string; onVerified(outcome: Outcome): void }) {
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const verify = async (event: FormEvent) => {
    event.preventDefault();
    const typed = code.normalize('NFKC').trim();
    if (!/^[0-9]{6}([0-9]{2})?$/.test(typed)) return setError('请输入短信里的验证码');
    setBusy(true);
    try {
      onVerified(await signInByCode({ phone, verifyCode: typed, remember: false }));
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setError(problem.issues[0]?.message ?? problem.message);
    }
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={verify} className="space-y-4">
      <NumberedSteps steps={steps} at={1} across />
      <h1 className="pt-2 text-24">先验证手机号</h1>
      <p className="flex items-baseline justify-between gap-3">
        <b className="tabular text-20 text-ink-1">{maskPhone(phone)}</b>
        <a className="link text-14" href={paths.mobileLogin()}>
          换一个号码
        </a>
      </p>
      <CodeField
        side="jober"
        phone={phone}
        value={code}
        error={error}
        onChange={setCode}
        onSent={() => setSent(true)}
      />
      <Button type="submit" look="filled" size="l" wide busy={busy}>
        验证
      </Button>
      {isSent && <p className="text-13 text-ink-3">一分钟还没收到？看看短信有没有被拦截，或换一个号码。</p>}
      <div className="border-t border-line pt-5 lg:hidden">
        <FirstResume />
      </div>
    </form>
  );
}
