import { type FormEvent, useState } from 'react';
import { maskPhone } from '#contract/text.ts';
import { ApiError } from '#web/api/api-error.ts';
import { CodeField } from '#web/features/sign-in/code-field.tsx';
import { NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import { WhySignIn } from '#web/features/sign-in/why-sign-in.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { type Outcome, signInByCode } from './sign-in-mobile.ts';

const steps = ['验证手机号', '填姓名、学历和学科', '去投递，等回音'];

/** Verifies a phone from the URL by a code. */
export function VerifyPhone({ phone, onVerified }: { phone: string; onVerified(outcome: Outcome): void }) {
  const [code, setCode] = useState('');
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
      <h2 className="pt-2 text-20">先验证手机号</h2>
      <p className="flex items-baseline justify-between gap-3 rounded-card bg-fill px-4 py-3">
        <b className="tabular text-20 text-ink-1">{maskPhone(phone)}</b>
        <a className="link text-14" href={paths.mobileLogin()}>
          换一个号码
        </a>
      </p>
      <CodeField side="jober" phone={phone} value={code} error={error} onChange={setCode} />
      <Button type="submit" look="filled" size="l" wide busy={busy}>
        验证
      </Button>
      <p className="text-13 text-ink-3">
        一分钟还没收到？看看短信有没有被拦截，或换一个号码。验证码只用来证明号码是你的，不要告诉别人。
      </p>
      <div className="border-t border-line pt-6">
        <WhySignIn />
      </div>
    </form>
  );
}
