import { useNavigate, useSearchParams } from 'react-router';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { type Outcome, signInByPassword } from '#web/features/sign-in/sign-in-seeker.ts';
import { SignedInNote } from '#web/features/sign-in/signed-in-note.tsx';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { MobileSignIn, signInByCode } from './mobile-sign-in.tsx';

/** Sign-in on a phone. A phone without a seeker record continues with its basic information, others with the requested page. */
export function LoginPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const redirect = params.get('redirect') ?? undefined;
  const goOn = () => void navigate(redirect ? safePath(redirect) : paths.mobileMine(), { replace: true });
  const proceed = async (phone: string, outcome: Outcome) => {
    if (outcome !== 'new-person') return goOn();
    await navigate(paths.mobileBaseInfo(phone, redirect), { replace: true });
  };
  return (
    <MobileSignIn back={paths.mobile()}>
      <h1 className="text-28">登录或注册</h1>
      <p className="mt-1 mb-4 text-ink-3">每份投递都有回音；新号码验证后自动注册</p>
      <SignedInNote portal="mobile" />
      <SignInForm
        side="jober"
        onCode={async (proof) => proceed(proof.phone, await signInByCode(proof))}
        onPassword={async (proof) => proceed(proof.phone, await signInByPassword(proof))}
      />
      <nav aria-label="其他登录方式" className="mt-2 flex flex-wrap justify-between gap-x-3 text-14">
        <a className="link py-3" href={paths.seekerLogin()}>
          号码换了？找回账号
        </a>
        <a className="link py-3" href={paths.mobileDirectLogin('').replace('#', '')}>
          扫电脑上的码
        </a>
        <a className="link py-3" href={paths.enterpriseLogin()}>
          我是学校，去单位登录
        </a>
      </nav>
    </MobileSignIn>
  );
}
