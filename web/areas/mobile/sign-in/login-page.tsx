import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { RecentAnswers } from '#web/features/sign-in/recent-answers.tsx';
import { ScanPanel } from '#web/features/sign-in/scan/scan-panel.tsx';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { type Outcome, signInByPassword } from '#web/features/sign-in/sign-in-seeker.ts';
import { SignedInNote } from '#web/features/sign-in/signed-in-note.tsx';
import { WhySignIn } from '#web/features/sign-in/why-sign-in.tsx';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { MobileSignIn, OtherDoors, signInByCode } from './mobile-sign-in.tsx';

/** Sign-in on a phone. A phone without a seeker record continues with its basic information, others with the requested page. */
export function LoginPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const redirect = params.get('redirect') ?? undefined;
  const goOn = useCallback(
    () => void navigate(redirect ? safePath(redirect) : paths.mobileMine(), { replace: true }),
    [navigate, redirect],
  );
  const proceed = async (phone: string, outcome: Outcome) => {
    if (outcome !== 'new-person') return goOn();
    await navigate(paths.mobileBaseInfo(phone, redirect), { replace: true });
  };
  return (
    <MobileSignIn back={paths.mobile()} beside={<WhySignIn />}>
      <h1 className="text-28 lg:leading-11">登录或注册</h1>
      <p className="mt-1 mb-4 text-ink-3">每份投递都有回音；新号码验证后自动注册</p>
      <SignedInNote portal="mobile" />
      <SignInForm
        side="jober"
        onCode={async (proof) => proceed(proof.phone, await signInByCode(proof))}
        onPassword={async (proof) => proceed(proof.phone, await signInByPassword(proof))}
      />
      <OtherDoors />
      <div className="mt-2 empty:hidden lg:hidden">
        <RecentAnswers count={1} />
      </div>
      <div className="max-lg:hidden">
        <ScanPanel onSignedIn={goOn} />
      </div>
    </MobileSignIn>
  );
}
