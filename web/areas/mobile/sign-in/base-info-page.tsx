import { type FormEvent, useReducer, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { rules } from '#contract/rules.ts';
import { maskPhone } from '#contract/text.ts';
import { BasicsForm } from '#web/features/basics/basics-form.tsx';
import { CodeField } from '#web/features/sign-in/code-field.tsx';
import { codeFault, FormError, proofOf, useCredentials } from '#web/features/sign-in/credentials.tsx';
import { JoinForm } from '#web/features/sign-in/join-form.tsx';
import { joinSteps, NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import type { Outcome } from '#web/features/sign-in/sign-in-seeker.ts';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { getSession, isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { MobileSignIn, signInByCode } from './mobile-sign-in.tsx';

/** Verifies a phone from the URL by a code sent to it. */
export function VerifyPhone({ phone, onVerified }: { phone: string; onVerified(outcome: Outcome): void }) {
  const { values, bind, errors, setErrors, busy, submit } = useCredentials({ verifyCode: '' });
  const verify = (event: FormEvent) => {
    event.preventDefault();
    const { verifyCode } = proofOf({ phone, ...values });
    const fault = codeFault(verifyCode);
    if (fault) return setErrors({ verifyCode: fault });
    void submit(async () => onVerified(await signInByCode({ phone, verifyCode, remember: false })));
  };
  return (
    <form noValidate onSubmit={verify} className="space-y-5">
      <div>
        <h1 className="text-28">先验证手机号</h1>
        <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 text-ink-2">
          <span>
            验证码发到 <b className="tabular text-ink-1">{maskPhone(phone)}</b>
          </span>
          <a className="link flex-none text-14" href={paths.mobileLogin()}>
            换一个号码
          </a>
        </p>
      </div>
      <CodeField side="jober" phone={phone} {...bind('verifyCode')} />
      <FormError text={errors.form} />
      <Button type="submit" look="filled" size="l" wide busy={busy}>
        验证
      </Button>
    </form>
  );
}

function NoPhone({ redirect }: { redirect: string | undefined }) {
  return (
    <EmptyState
      title="请先验证手机号"
      text="用手机号和验证码登录后，再填写基本信息"
      action={
        <a className="btn btn-filled btn-l" href={paths.mobileLogin(redirect)}>
          去登录
        </a>
      }
    />
  );
}

/**
 * The basic information of a phone without a seeker record (seed, section 2), and of a signed-in person, to be changed. The phone
 * in the URL is no proof: only a code sent to it is, and the ticket issued for the code registers.
 */
export function BaseInfoPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const redirect = params.get('redirect') ?? undefined;
  const phone = params.get('phone');
  const verified = useSession((state) => state.user?.phone);
  // As the page was opened: a registration that just signed the person in navigates away.
  const [jober] = useState(() => (isSeekerSignedIn(getSession()) ? getSession().jober : null));
  const ticket = registerTicket();
  const leave = (otherwise: string) => navigate(redirect ? safePath(redirect) : otherwise, { replace: true });
  const own = jober && (!phone || phone === jober.phone);
  const proven = ticket && verified && (!phone || phone === verified);

  const back = own ? paths.mobileMine() : paths.mobileLogin(redirect);
  if (own || !(proven || (phone && rules.mobile.test(phone)))) {
    return (
      <>
        <TopBar title={own ? '基本信息' : '注册'} back={back} />
        <section className="px-4 pb-4 pt-3">
          {own ? (
            <BasicsForm jober={jober} onDone={() => leave(paths.mobileMine())} />
          ) : (
            <NoPhone redirect={redirect} />
          )}
        </section>
      </>
    );
  }
  return (
    <MobileSignIn back={back}>
      <div className="mb-6">
        <NumberedSteps steps={joinSteps} at={proven ? 2 : 1} across />
      </div>
      {proven ? (
        <>
          <h1 className="mb-4 text-28">填基本信息</h1>
          <JoinForm ticket={ticket} onDone={() => leave(paths.mobileResume())} />
        </>
      ) : (
        <VerifyPhone
          phone={phone ?? ''}
          onVerified={(outcome) => (outcome === 'new-person' ? lookAgain() : void leave(paths.mobileMine()))}
        />
      )}
    </MobileSignIn>
  );
}
