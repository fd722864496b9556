import { useNavigate, useSearchParams } from 'react-router';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { SignedInNote } from '#web/features/sign-in/signed-in-note.tsx';
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
      <TopBar back={paths.mobile()} />
      <section className="m-page m-form pt-4">
        <h1 className="m-details-title">登录教育人才网</h1>
        <p className="mt-1 mb-6 text-ink-3">投递、沟通和进度都在这里。新手机号登录后填写基本信息即可注册</p>
        <SignedInNote portal="mobile" />
        <SignInForm
          side="jober"
          onCode={async (proof) => proceed(proof.phone, await signInByCode(proof))}
          onPassword={async (proof) => proceed(proof.phone, await signInByPassword(proof))}
        />
      </section>
    </>
  );
}
