import { useEffect, useReducer, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { hoursText } from '#contract/answers/answer-time.ts';
import type { ListedAnswerer } from '#contract/answers/answers.ts';
import type { OwnJober } from '#contract/seekers/seeker.ts';
import { call } from '#web/api/browser-call.ts';
import { BasicsForm } from '#web/features/basics/basics-form.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { FirstResume, joinSteps, type Typed } from '#web/features/sign-in/first-resume.tsx';
import { JoinForm } from '#web/features/sign-in/join-form.tsx';
import { NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import { ReplyScene } from '#web/features/sign-in/reply-scene.tsx';
import { SignInCard } from '#web/features/sign-in/sign-in-card.tsx';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { type Outcome, signInByCode } from '#web/features/sign-in/sign-in-seeker.ts';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { getSession, useSession } from '#web/session/session-store.ts';

/** No phone was verified here: it is, in place, and the profile follows. */
function NotVerified({ redirect, onOutcome }: { redirect: string | undefined; onOutcome(outcome: Outcome): void }) {
  const answerers = useAnswerers();
  return (
    <SignInCard
      scene={
        <div className="bg-brand-tint px-10 py-5 max-sm:px-5">
          <BestAnswerers answerers={answerers.slice(0, 2)} />
        </div>
      }
      beside={
        <section aria-label="谁会给你回音">
          <ReplyScene className="mb-8 block w-full rounded-card" />
          <BestAnswerers answerers={answerers} />
        </section>
      }
    >
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
  const phone = useSession((state) => state.user?.phone);
  // As the page was opened: a registration that just signed the person in navigates away.
  const [jober] = useState(() => (isSeekerSignedIn(getSession()) ? getSession().jober : null));
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const [typed, setTyped] = useState<Typed>({});
  const ticket = registerTicket();
  const leave = (otherwise: string) => navigate(redirect ? safePath(redirect) : otherwise, { replace: true });
  if (jober) return <OwnBasics jober={jober} onDone={() => leave(paths.homePage())} />;
  const proceed = (outcome: Outcome) => {
    if (outcome === 'new-person') return lookAgain();
    if (outcome === 'dormant') return void navigate(paths.seekerLogin(redirect));
    return void leave(paths.seekerHome());
  };
  if (!ticket) return <NotVerified redirect={redirect} onOutcome={proceed} />;
  const resume = <FirstResume phone={phone ?? ''} isVerified typed={typed} />;
  return (
    <SignInCard scene={<div className="px-10 pb-8 max-sm:px-5">{resume}</div>} beside={resume}>
      <NumberedSteps steps={joinSteps} at={2} across />
      <h1 className="mt-8 text-28 leading-11">填基本信息</h1>
      <p className="mt-1 mb-6 text-14 text-ink-3">
        {redirect ? '约 1 分钟，填好就回到刚才的页面继续' : '约 1 分钟，填好就能投递'}
      </p>
      <JoinForm ticket={ticket} onTyped={setTyped} onDone={() => leave(paths.seekerHome())} />
    </SignInCard>
  );
}

/** The schools that answer best, the fastest first; none before they are there, and without the network. */
function useAnswerers(): readonly ListedAnswerer[] {
  const [answerers, setAnswerers] = useState<readonly ListedAnswerer[]>([]);
  useEffect(() => {
    call('GET /api/answers/red-list', { query: {} }, { background: true, quiet: true }).then(
      ({ items }) => setAnswerers(items.slice(0, 4)),
      () => undefined,
    );
  }, []);
  return answerers;
}

/** At the first step of a registration: who will answer, by name and figure. */
const BestAnswerers = ({ answerers }: { answerers: readonly ListedAnswerer[] }) => (
  <>
    <p className="text-20 font-semibold text-ink-1">投给他们，都有回音</p>
    <p className="mt-1 text-14 text-ink-2 max-lg:hidden">近 90 天回音最好的几所学校</p>
    {answerers.length > 0 && (
      <ol className="card mt-6 divide-y divide-line px-6 py-2 shadow-float max-lg:mt-3 max-lg:px-4 max-lg:py-0 max-lg:shadow-none">
        {answerers.map(({ id, name, logoUrl, cityName, rate, medianHours }) => (
          <li key={id} className="flex items-center gap-4 py-3">
            <CompanyLogo name={name} src={logoUrl} size={36} />
            <span className="min-w-0 flex-1">
              <span className="cut block text-14 font-semibold text-ink-1">{name}</span>
              <span className="cut block text-12 text-ink-3">
                {cityName}，{rate}% 的投递有答复
              </span>
            </span>
            <span className="flex-none text-right text-12 text-ink-3">
              <b className="num block text-20 leading-7 text-ok-ink">{hoursText(medianHours)}</b>
              一般多久答复
            </span>
          </li>
        ))}
      </ol>
    )}
  </>
);
