import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { ScanButton } from '#web/features/scan/scan-button.tsx';
import { NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import { scannedTicket } from '#web/features/sign-in/scan/scanned-ticket.ts';
import { SignInCard } from '#web/features/sign-in/sign-in-card.tsx';
import { enter } from '#web/features/sign-in/sign-in-seeker.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

const steps = [
  '在电脑上登录，打开“个人主页”',
  '点“在手机上登录”，会出现一个二维码',
  '回到这里扫它，再点“登录”；5 分钟内有效',
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
  const { busy, run } = useBusy();
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => setTicket((known) => known || takeTicket()), []);
  const take = (code: string) => {
    const found = scannedTicket(code, paths.mobileDirectLogin('').replace('#', ''));
    if (!found) return toast.error('这不是登录的二维码，请扫电脑上“在手机上登录”里的那一个');
    setFailure(null);
    setTicket(found);
  };
  const signIn = () =>
    run(async () => {
      if (!ticket) return;
      try {
        await enter(await call('POST /api/jober/directLogin', { body: { ticket } }));
        await navigate(paths.mobileMine(), { replace: true });
      } catch (error) {
        setFailure(error instanceof ApiError ? error.message : '没有登录成功，请重试');
      }
    });
  if (ticket === '' || failure) {
    return (
      <SignInCard>
        <h1 className="text-28">{failure ? '没有登录成功' : '扫电脑上的二维码登录'}</h1>
        {failure && (
          <p role="alert" className="mt-2 text-ink-2">
            {failure}。
          </p>
        )}
        <div className="mt-5 mb-6">
          <NumberedSteps steps={steps} />
        </div>
        <div className="grid gap-3">
          <ScanButton label="扫一扫" name="" className="btn-filled btn-l script-only" onCode={take} />
          <ButtonLink size="l" href={paths.mobileLogin()}>
            用手机号登录
          </ButtonLink>
        </div>
        <p className="mt-5 text-14 text-ink-3">不用输密码。别人发来的二维码，请不要扫。</p>
      </SignInCard>
    );
  }
  return (
    <section className="px-4 pb-4 flex flex-col items-center pt-[18vh] text-center">
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
