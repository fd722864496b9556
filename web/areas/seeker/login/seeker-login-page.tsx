import { type FormEvent, useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { providerBefore } from '#contract/identity/account-words.ts';
import { normalisePhone } from '#contract/rules.ts';
import { call } from '#web/api/browser-call.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { CodeField } from '#web/features/sign-in/code-field.tsx';
import { FormError, PasswordField, PhoneField, proofOf, useCredentials } from '#web/features/sign-in/credentials.tsx';
import { type Entry, siteEntry } from '#web/features/sign-in/entries.ts';
import { ScanPanel } from '#web/features/sign-in/scan/scan-panel.tsx';
import { SignInCard } from '#web/features/sign-in/sign-in-card.tsx';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { enter, type Outcome, signInByPassword } from '#web/features/sign-in/sign-in-seeker.ts';
import { SignedInNote } from '#web/features/sign-in/signed-in-note.tsx';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { getSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { leaveForProvider } from './oauth.ts';

/** Job seeker login. Continues with the requested page. */
export function SeekerLoginPage({ entry = siteEntry }: { entry?: Entry }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [step, setStep] = useState<'form' | 'password' | 'dormant' | 'recover'>('form');
  const redirect = params.get('redirect') ?? undefined;
  const goOn = useCallback(
    () => void navigate(redirect ? safePath(redirect) : entry.home(), { replace: true }),
    [navigate, redirect, entry],
  );
  const asked = new URLSearchParams(redirect?.split('?')[1]);
  const id = asked.get('deliver') && asked.get('id');
  const { data: applied } = useCall('GET /api/posts/:id', id ? { params: { id } } : null, quietly);
  // Back leads to where somebody came from, and not to a sign-in that is done.
  const beginAnew = (phone: string) => void navigate(entry.newcomer(phone, redirect), { replace: true });
  const proceed = (phone: string, outcome: Outcome) => {
    if (outcome === 'dormant') return setStep('dormant');
    return outcome === 'new-person' ? beginAnew(phone) : goOn();
  };
  return (
    <SignInCard>
      <h1 className="text-28">登录教育人才网</h1>
      <p className="mt-1 mb-6 text-14 text-ink-3">
        {applied ? `登录后接着投递“${applied.title}”` : '求职者登录'}，新手机号验证后自动注册
      </p>
      {step === 'dormant' && (
        <DormantPanel
          onPassword={() => setStep('password')}
          onBeginAnew={() => beginAnew(getSession().user?.phone ?? '')}
        />
      )}
      {step === 'recover' && <RecoverForm onDone={goOn} onBack={() => setStep('form')} />}
      {(step === 'form' || step === 'password') && (
        <>
          <SignedInNote side="jober" home={entry.home()} />
          <SignInForm
            key={step}
            side="jober"
            start={step === 'password' ? 'password' : 'code'}
            onCode={async (proof) => proceed(proof.phone, await entry.byCode(proof))}
            onPassword={async (proof) => proceed(proof.phone, await signInByPassword(proof))}
          />
          <OtherWays redirect={redirect} />
          <p className="mt-5 flex flex-wrap justify-between gap-3 text-14 text-ink-3">
            <button type="button" className="link" onClick={() => setStep('recover')}>
              号码换了？找回账号
            </button>
            <a className="link lg:hidden" href={paths.mobileDirectLogin('').replace('#', '')}>
              扫电脑上的码
            </a>
            <a className="link" href={paths.enterpriseLogin()}>
              我是学校，去单位登录
            </a>
          </p>
        </>
      )}
      <div className="max-lg:hidden">
        <ScanPanel onSignedIn={goOn} />
      </div>
    </SignInCard>
  );
}

/** The phone's account was dormant for a year. It is not identified: the number may belong to another person by now. */
function DormantPanel({ onPassword, onBeginAnew }: { onPassword(): void; onBeginAnew(): void }) {
  return (
    <div role="status">
      <h2 className="text-20">这个手机号有一个很久没用的账号</h2>
      <p className="mt-2 text-14 text-ink-2">
        它已超过一年没有登录。手机号可能换过主人，为保护原来的使用者，仅凭验证码不能再打开它。
      </p>
      <div className="mt-6 space-y-3">
        <Button look="filled" size="l" wide onClick={onPassword}>
          是我的账号，用密码登录
        </Button>
        <Button size="l" wide onClick={onBeginAnew}>
          不是我的，注册新账号
        </Button>
      </div>
      <p className="mt-4 text-12 text-ink-3">注册新账号后，原账号会被封存，凭原手机号和密码可以找回。</p>
    </div>
  );
}

/** QQ and WeChat, where this site offers them. */
function OtherWays({ redirect }: { redirect: string | undefined }) {
  const { data: offered = [] } = useCall('GET /api/oauth/providers', {}, quietly);
  if (offered.length === 0) return null;
  return (
    <div className="mt-6">
      <p className="mb-3 text-center text-12 text-ink-3">其他登录方式</p>
      <div className="flex gap-3">
        {offered.map((provider) => (
          <Button
            key={provider}
            className="flex-1"
            onClick={() => void leaveForProvider(provider, 'login', redirect).catch(() => {})}
          >
            {providerBefore(provider, '登录')}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Recovers a reassigned account under a new phone: the old number, the password, and a code to the new one. */
export function RecoverForm({ onDone, onBack }: { onDone(): void; onBack(): void }) {
  const { values, bind, errors, setErrors, busy, submit } = useCredentials({
    oldPhone: '',
    password: '',
    phone: '',
    verifyCode: '',
  });
  const recover = (event: FormEvent) => {
    event.preventDefault();
    void submit(async () => {
      const body = { ...proofOf(values), oldPhone: normalisePhone(values.oldPhone), password: values.password };
      await enter(await call('POST /api/jober/recoverAccount', { body }));
      onDone();
    });
  };
  return (
    <form onSubmit={recover} noValidate className="space-y-4">
      <h2 className="text-20">找回账号</h2>
      <p className="text-14 text-ink-3">
        手机号已被别人使用时，凭原手机号和密码找回，并换成现在的号码。原手机号还在但收不到短信？请先用密码登录，再到个人主页更换。
      </p>
      <PhoneField label="原手机号" {...bind('oldPhone')} />
      <PasswordField {...bind('password')} />
      <PhoneField label="现在的手机号" {...bind('phone')} />
      <CodeField
        side="jober"
        purpose="recover"
        phone={values.phone}
        {...bind('verifyCode')}
        onPhoneError={(text) => setErrors({ phone: text })}
      />
      <FormError text={errors.form} />
      <Button type="submit" look="filled" size="l" wide busy={busy}>
        找回并登录
      </Button>
      <Button look="text" wide onClick={onBack}>
        返回登录
      </Button>
    </form>
  );
}
