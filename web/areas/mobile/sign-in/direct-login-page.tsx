import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { signInByTicket } from './sign-in-mobile.ts';

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
      <section className="m-page pt-8">
        <h1 className="sr-only">扫码登录</h1>
        <EmptyState
          title={failure ?? '二维码不完整'}
          text="二维码 5 分钟内有效，只能用一次。请在电脑上重新打开二维码再扫，或者用手机号登录"
          action={
            <ButtonLink look="filled" size="l" href={paths.mobileLogin()}>
              用手机号登录
            </ButtonLink>
          }
        />
      </section>
    );
  }
  return (
    <section className="m-page m-center">
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
