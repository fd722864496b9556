import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Jober } from '#contract/seekers/seeker.ts';
import { BasicsForm } from '#web/features/basics/basics-form.tsx';
import { JoinForm } from '#web/features/sign-in/join-form.tsx';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { getSession, useSession } from '#web/session/session-store.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The phone was not verified here: registration is impossible. */
function NotVerified({ redirect }: { redirect: string | undefined }) {
  return (
    <div className="card mx-auto my-10 max-w-140 max-sm:mx-4">
      <h1 className="sr-only">完善个人信息</h1>
      <EmptyState
        title="请先验证手机号"
        text="用手机号和验证码登录后，再填写个人信息"
        action={
          <ButtonLink look="filled" href={paths.seekerLogin(redirect)}>
            去登录
          </ButtonLink>
        }
      />
    </div>
  );
}

/** The basic information of the signed-in person. */
function OwnBasics({ jober, onDone }: { jober: Jober; onDone(): Promise<void> | void }) {
  return (
    <section className="mx-auto my-8 w-full max-w-170 px-4 max-sm:my-4">
      <div className="card p-8 max-sm:p-5">
        <h1 className="text-24 font-semibold text-ink-1">基本信息</h1>
        <p className="mt-1 mb-6 text-13 text-ink-3">它们印在每份简历的抬头。手机号在个人主页的登录方式里更换</p>
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
  const ticket = registerTicket();
  const leave = (otherwise: string) => navigate(redirect ? safePath(redirect) : otherwise, { replace: true });
  if (jober) return <OwnBasics jober={jober} onDone={() => leave(paths.homePage())} />;
  if (!ticket) return <NotVerified redirect={redirect} />;
  return (
    <section className="mx-auto my-8 w-full max-w-170 px-4 max-sm:my-4">
      <div className="card p-8 max-sm:p-5">
        <h1 className="text-24 font-semibold text-ink-1">完善个人信息</h1>
        <p className="mt-1 mb-6 text-13 text-ink-3">{phone} 已验证。这些信息会写进你的第一份简历，以后可以随时修改</p>
        <JoinForm ticket={ticket} onDone={() => leave(paths.seekerHome())} />
      </div>
    </section>
  );
}
