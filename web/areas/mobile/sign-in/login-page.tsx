import { useNavigate, useSearchParams } from 'react-router';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { SignedInNote } from '#web/features/sign-in/signed-in-note.tsx';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { MobileSignIn, OtherDoors } from './mobile-sign-in.tsx';
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
      <MobileSignIn>
        <h2 className="text-24 max-sm:text-20">用手机号登录或注册</h2>
        <p className="mt-1 mb-4 text-ink-3 max-sm:mb-2">新号码验证后自动注册</p>
        <SignedInNote portal="mobile" />
        <SignInForm
          side="jober"
          onCode={async (proof) => proceed(proof.phone, await signInByCode(proof))}
          onPassword={async (proof) => proceed(proof.phone, await signInByPassword(proof))}
        />
        <OtherDoors />
      </MobileSignIn>
    </>
  );
}
