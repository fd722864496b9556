import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ScanPanel } from '#web/features/sign-in/scan/scan-panel.tsx';
import { SignInCard } from '#web/features/sign-in/sign-in-card.tsx';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { type Outcome, signInByCode, signInByPassword } from '#web/features/sign-in/sign-in-seeker.ts';
import { SignedInNote } from '#web/features/sign-in/signed-in-note.tsx';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { DormantPanel } from './dormant-panel.tsx';
import { OtherWays } from './other-ways.tsx';
import { RecoverForm } from './recover-form.tsx';

/** Job seeker login. Continues with the requested page. */
export function SeekerLoginPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [step, setStep] = useState<'form' | 'password' | 'dormant' | 'recover'>('form');
  const redirect = params.get('redirect') ?? undefined;
  const goOn = useCallback(
    () => void navigate(redirect ? safePath(redirect) : paths.seekerHome(), { replace: true }),
    [navigate, redirect],
  );
  const proceed = (outcome: Outcome) => {
    if (outcome === 'dormant') return setStep('dormant');
    if (outcome === 'new-person') return void navigate(paths.seekerInfo(redirect));
    return goOn();
  };
  return (
    <SignInCard aside={<ScanPanel onSignedIn={goOn} />}>
      <h1 className="text-24 lg:text-32 lg:leading-11">登录教育人才网</h1>
      <p className="mt-1 mb-6 text-13 text-ink-3">求职者登录，新手机号验证后自动注册</p>
      {step === 'dormant' && (
        <DormantPanel
          onPassword={() => setStep('password')}
          onBeginAnew={() => void navigate(paths.seekerInfo(redirect))}
        />
      )}
      {step === 'recover' && <RecoverForm onDone={goOn} onBack={() => setStep('form')} />}
      {(step === 'form' || step === 'password') && (
        <>
          <SignedInNote portal="seeker" />
          <SignInForm
            key={step}
            side="jober"
            start={step === 'password' ? 'password' : 'code'}
            onCode={async (proof) => proceed(await signInByCode(proof))}
            onPassword={async (proof) => proceed(await signInByPassword(proof))}
          />
          <OtherWays redirect={redirect} />
          <p className="mt-5 flex justify-between gap-3 text-13 text-ink-3">
            <button type="button" className="link" onClick={() => setStep('recover')}>
              号码换了？找回账号
            </button>
            <a className="link" href={paths.enterpriseLogin()}>
              我是学校，去单位登录
            </a>
          </p>
        </>
      )}
    </SignInCard>
  );
}
