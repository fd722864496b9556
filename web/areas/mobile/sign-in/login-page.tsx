import { useNavigate, useSearchParams } from 'react-router';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { SignedInNote } from '#web/features/sign-in/signed-in-note.tsx';
import { WhySignIn } from '#web/features/sign-in/why-sign-in.tsx';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { type Outcome, signInByCode, signInByPassword } from './sign-in-mobile.ts';

/** Sign-in on a phone. A phone without a seeker record continues with its basic information, others with the requested page. */
export function LoginPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const redirect = params.get('redirect') ?? undefined;
  const proceed = async (phone: string, outcome: Outcome) => {
    const to = redirect ? safePath(redirect) : paths.mobileMine();
    await navigate(outcome === 'new-person' ? paths.mobileBaseInfo(phone, redirect) : to, { replace: true });
  };
  return (
    <>
      <TopBar back={paths.mobile()} title="登录 / 注册" />
      <section className="m-page m-form pt-4">
        <h2 className="text-24">用手机号登录</h2>
        <p className="mt-1 mb-6 text-ink-3">没注册过的号码，验证后填几项基本信息，就算注册好了</p>
        <SignedInNote portal="mobile" />
        <SignInForm
          side="jober"
          onCode={async (proof) => proceed(proof.phone, await signInByCode(proof))}
          onPassword={async (proof) => proceed(proof.phone, await signInByPassword(proof))}
        />
        <div className="mt-8 border-t border-line pt-6">
          <WhySignIn />
        </div>
      </section>
    </>
  );
}
