import { useReducer, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { rules } from '#contract/rules.ts';
import { BasicsForm } from '#web/features/basics/basics-form.tsx';
import { FirstResume, joinSteps, type Typed } from '#web/features/sign-in/first-resume.tsx';
import { JoinForm } from '#web/features/sign-in/join-form.tsx';
import { NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { getSession, useSession } from '#web/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { MobileSignIn } from './mobile-sign-in.tsx';
import { VerifyPhone } from './verify-phone.tsx';

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
  const [typed, setTyped] = useState<Typed>({});
  const ticket = registerTicket();
  const leave = (otherwise: string) => navigate(redirect ? safePath(redirect) : otherwise, { replace: true });
  const own = jober && (!phone || phone === jober.phone);
  const proven = ticket && verified && (!phone || phone === verified);

  const back = own ? paths.mobileMine() : paths.mobileLogin(redirect);
  if (own || !(proven || (phone && rules.mobile.test(phone)))) {
    return (
      <>
        <TopBar title={own ? '基本信息' : '注册'} back={back} />
        <section className="m-page m-form pt-3">
          {own ? (
            <BasicsForm jober={jober} onDone={() => leave(paths.mobileMine())} />
          ) : (
            <NoPhone redirect={redirect} />
          )}
        </section>
      </>
    );
  }
  const resume = <FirstResume phone={(proven && verified) || phone || ''} isVerified={!!proven} typed={typed} />;
  return (
    <MobileSignIn back={back} beside={resume}>
      <div className="mb-6">
        <NumberedSteps steps={joinSteps} at={proven ? 2 : 1} across />
      </div>
      {proven ? (
        <>
          <h1 className="mb-4 text-28 lg:leading-11">填基本信息</h1>
          <JoinForm ticket={ticket} onTyped={setTyped} onDone={() => leave(paths.mobileResume())} />
        </>
      ) : (
        <VerifyPhone
          phone={phone ?? ''}
          onVerified={(outcome) => (outcome === 'new-person' ? lookAgain() : void leave(paths.mobileMine()))}
        />
      )}
      <div className="mt-6 lg:hidden">{resume}</div>
    </MobileSignIn>
  );
}
