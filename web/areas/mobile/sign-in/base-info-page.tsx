import { useNavigate, useSearchParams } from 'react-router';
import { JoinForm } from '#web/features/sign-in/join-form.tsx';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { useSession } from '#web/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TopBar } from '../shell/top-bar.tsx';

/**
 * The base info of a phone that has no seeker's record yet. The phone in the address is shown only: what registers is the
 * ticket, which proves the phone that was verified.
 */
export function BaseInfoPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const redirect = params.get('redirect') ?? undefined;
  const phone = params.get('phone');
  const verified = useSession((state) => state.user?.phone);
  const ticket = registerTicket();
  const proven = ticket && verified && (!phone || phone === verified);
  return (
    <>
      <TopBar title="完善基本信息" back={paths.mobileLogin(redirect)} />
      <section className="m-page m-form pt-3">
        {proven ? (
          <>
            <p className="mb-4 text-ink-3">{verified} 已验证。这些信息会写进你的第一份简历，以后可以随时修改</p>
            <JoinForm
              ticket={ticket}
              onDone={() => navigate(redirect ? safePath(redirect) : paths.mobileResume(), { replace: true })}
            />
          </>
        ) : (
          <EmptyState
            title="请先验证手机号"
            text="用手机号和验证码登录后，再填写基本信息"
            action={
              <a className="btn btn-filled btn-l" href={paths.mobileLogin(redirect)}>
                去登录
              </a>
            }
          />
        )}
      </section>
    </>
  );
}
