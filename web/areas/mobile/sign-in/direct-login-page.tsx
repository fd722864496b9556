import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import { WhySignIn } from '#web/features/sign-in/why-sign-in.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { signInByTicket } from './sign-in-mobile.ts';

const steps = [
  '在电脑上登录，打开“个人主页”',
  '点“在手机上登录”，用微信或相机扫出现的二维码',
  '回到这里点“登录”；二维码 5 分钟内有效，只能用一次',
];

/** Removed from the URL at once, so that it appears in no history or referrer. */
function takeTicket(): string {
  const { hash, search, pathname } = location;
  const ticket = hash.slice(1) || new URLSearchParams(search).get('ticket') || '';
  if (ticket) history.replaceState(history.state, '', pathname);
  return ticket;
}

/**
 * The target of the wide site's QR code. It asks first: a link sent by someone else must not sign a person in to that account
 * unnoticed, and a preview that only loads the page must not consume the ticket.
 */
export function DirectLoginPage() {
  const navigate = useNavigate();
  const [ticket, setTicket] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => setTicket((known) => known || takeTicket()), []);
  const signIn = async () => {
    if (!ticket) return;
    setBusy(true);
    try {
      await signInByTicket(ticket);
      await navigate(paths.mobileMine(), { replace: true });
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : '没有登录成功，请重试');
      setBusy(false);
    }
  };
  if (ticket === '' || failure) {
    return (
      <>
        <TopBar back={paths.mobileLogin()} title="扫码登录" />
        <section className="m-page pt-4">
          <span className="grid size-16 place-items-center rounded-card bg-brand-tint">
            <Smartphone size={32} strokeWidth={1.5} className="text-brand" aria-hidden />
          </span>
          <h2 className="mt-4 text-24">{failure ? '没有登录成功' : '还没有扫到二维码'}</h2>
          <p role={failure ? 'alert' : undefined} className="mt-2 text-ink-2">
            {failure ? `${failure}。` : '在电脑上打开二维码，用手机扫一扫就能登录。'}
          </p>
          <div className="card my-6 p-5">
            <NumberedSteps steps={steps} />
          </div>
          <ButtonLink look="filled" size="l" wide href={paths.mobileLogin()}>
            用手机号登录
          </ButtonLink>
          <ButtonLink look="text" size="l" wide className="mt-2" href={paths.mobile()}>
            先看看职位
          </ButtonLink>
          <div className="mt-6 border-t border-line pt-6">
            <WhySignIn />
          </div>
        </section>
      </>
    );
  }
  return (
    <section className="m-page flex flex-col items-center pt-[18vh] text-center">
      <Smartphone size={48} strokeWidth={1.5} className="text-brand" aria-hidden />
      <h1 className="mt-4 text-20">在这台手机上登录？</h1>
      <p className="mt-2 mb-6 text-ink-3">将登录到电脑上出示二维码的账号。不是你自己的电脑出示的，请不要继续</p>
      <Button look="filled" size="l" wide busy={busy || ticket === null} onClick={() => void signIn()}>
        登录
      </Button>
      <ButtonLink look="text" size="l" wide className="mt-2" href={paths.mobile()}>
        取消
      </ButtonLink>
    </section>
  );
}
