import { useReducer, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { OwnJober } from '#contract/seekers/seeker.ts';
import { BasicsForm } from '#web/features/basics/basics-form.tsx';
import { JoinForm } from '#web/features/sign-in/join-form.tsx';
import { joinSteps, NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import { SignInCard } from '#web/features/sign-in/sign-in-card.tsx';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { type Outcome, signInByCode } from '#web/features/sign-in/sign-in-seeker.ts';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { getSession, isSeekerSignedIn } from '#web/session/session-store.ts';

/** No phone was verified here: it is, in place, and the profile follows. */
function NotVerified({ redirect, onOutcome }: { redirect: string | undefined; onOutcome(outcome: Outcome): void }) {
  return (
    <SignInCard>
      <NumberedSteps steps={joinSteps} at={1} across />
      <h1 className="mt-8 text-28 leading-11">先验证手机号</h1>
      <p className="mt-1 mb-6 text-14 text-ink-3">
        {redirect ? '约 1 分钟，填好后回到刚才的页面继续' : '约 1 分钟；学校的回音会发到这个号码'}
      </p>
      <SignInForm side="jober" act="继续" onCode={async (proof) => onOutcome(await signInByCode(proof))} />
      <p className="mt-6 text-center text-14 text-ink-3">
        想用密码或扫码？
        <a className="link underline underline-offset-3" href={paths.seekerLogin(redirect)}>
          去登录页
        </a>
      </p>
    </SignInCard>
  );
}

/** The basic information of the signed-in person. */
function OwnBasics({ jober, onDone }: { jober: OwnJober; onDone(): Promise<void> | void }) {
  return (
    <section className="mx-auto my-8 w-full max-w-170 px-4 max-sm:my-4">
      <div className="card p-8 max-sm:p-5">
        <h1 className="text-28 font-semibold text-ink-1">基本信息</h1>
        <p className="mt-1 mb-6 text-14 text-ink-3">它们印在每份简历的抬头。手机号在个人主页的登录方式里更换</p>
        <BasicsForm jober={jober} onDone={onDone} />
      </div>
    </section>
  );
}

/** The profile of a new seeker with a verified phone; the basic information of a signed-in one. */
export function SeekerInfoPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const redirect = params.get('redirect') ?? undefined;
  // As the page was opened: a registration that just signed the person in navigates away.
  const [jober] = useState(() => (isSeekerSignedIn(getSession()) ? getSession().jober : null));
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const ticket = registerTicket();
  const leave = (otherwise: string) => navigate(redirect ? safePath(redirect) : otherwise, { replace: true });
  if (jober) return <OwnBasics jober={jober} onDone={() => leave(paths.homePage())} />;
  const proceed = (outcome: Outcome) => {
    if (outcome === 'new-person') return lookAgain();
    if (outcome === 'dormant') return void navigate(paths.seekerLogin(redirect));
    return void leave(paths.seekerHome());
  };
  if (!ticket) return <NotVerified redirect={redirect} onOutcome={proceed} />;
  return (
    <SignInCard wide>
      <NumberedSteps steps={joinSteps} at={2} across />
      <h1 className="mt-8 text-28 leading-11">填基本信息</h1>
      <p className="mt-1 mb-6 text-14 text-ink-3">
        {redirect ? '约 1 分钟，填好就回到刚才的页面继续' : '约 1 分钟，填好就能投递'}
      </p>
      <JoinForm ticket={ticket} onDone={() => leave(paths.seekerHome())} />
    </SignInCard>
  );
}
