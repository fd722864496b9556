import { use, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { rules } from '#contract/rules.ts';
import type { OwnJober } from '#contract/seekers/seeker.ts';
import { BasicsForm } from '#web/features/basics/basics-form.tsx';
import { type Entry, siteEntry } from '#web/features/sign-in/entries.ts';
import { JoinForm } from '#web/features/sign-in/join-form.tsx';
import { SignInCard } from '#web/features/sign-in/sign-in-card.tsx';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import type { Outcome } from '#web/features/sign-in/sign-in-seeker.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { safePath } from '#web/safe-path.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { getSession, isSeekerSignedIn, useSession } from '#web/session/session-store.ts';

interface NotVerifiedProps {
  redirect: string | undefined;
  /** The phone of the address, which is no proof. */
  phone: string | undefined;
  byCode: Entry['byCode'];
  onOutcome(phone: string, outcome: Outcome): void;
}

/** No phone was verified here: it is, in place, and the profile follows. */
function NotVerified({ redirect, phone, byCode, onOutcome }: NotVerifiedProps) {
  const places = use(PlacesContext);
  return (
    <SignInCard>
      <h1 className="text-28 leading-9">先验证手机号</h1>
      <p className="mt-1 mb-6 text-14 text-ink-3">
        {redirect ? '约 1 分钟，填好后回到刚才的页面继续' : '约 1 分钟；学校的回音会发到这个号码'}
      </p>
      <SignInForm
        side="jober"
        act="继续"
        phone={phone}
        onCode={async (proof) => onOutcome(proof.phone, await byCode(proof))}
      />
      <p className="mt-6 text-center text-14 text-ink-3">
        想用密码或扫码？
        <a className="link underline underline-offset-3" href={places.login(redirect)}>
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

/**
 * The profile of a new seeker with a verified phone; the basic information of a signed-in one. The address may name a phone (seed,
 * section 2), which is no proof: only a code sent to it is, and the ticket issued for the code registers.
 */
export function SeekerInfoPage({ entry = siteEntry }: { entry?: Entry }) {
  const navigate = useNavigate();
  const places = use(PlacesContext);
  const [params] = useSearchParams();
  const redirect = params.get('redirect') ?? undefined;
  const named = params.get('phone') ?? undefined;
  const verified = useSession((state) => state.user?.phone);
  // As the page was opened: a registration that just signed the person in navigates away.
  const [jober] = useState(() => (isSeekerSignedIn(getSession()) ? getSession().jober : null));
  const ticket = registerTicket();
  const isOf = (phone: string | undefined) => !named || named === phone;
  const leave = (otherwise: string) => navigate(redirect ? safePath(redirect) : otherwise, { replace: true });
  if (jober && isOf(jober.phone)) return <OwnBasics jober={jober} onDone={() => leave(entry.me())} />;
  const proceed = (phone: string, outcome: Outcome) => {
    if (outcome === 'new-person') return void navigate(entry.newcomer(phone, redirect), { replace: true });
    if (outcome === 'dormant') return void navigate(places.login(redirect));
    return void leave(entry.home());
  };
  if (!ticket || !isOf(verified)) {
    const phone = named && rules.mobile.test(named) ? named : undefined;
    return <NotVerified key={phone} redirect={redirect} phone={phone} byCode={entry.byCode} onOutcome={proceed} />;
  }
  return <JoinForm ticket={ticket} brief={Boolean(redirect)} onDone={() => leave(entry.home())} />;
}
