import { useEffect, useState } from 'react';
import { isSessionAlive } from '#web/session/ask-session.ts';
import { clearCredentials, getSession, useSession } from '#web/session/session-store.ts';
import type { Side } from './send-code.ts';

/** The token with which this page was opened, once the server says that its session lives; a dead one is cleared. */
function useLivingToken(): string | null {
  const [living, setLiving] = useState<string | null>(null);
  useEffect(() => {
    const { token } = getSession();
    if (!token) return;
    let gone = false;
    void isSessionAlive(token).then((alive) => {
      if (gone) return;
      if (alive) setLiving(token);
      else if (alive === false && getSession().token === token) clearCredentials();
    });
    return () => {
      gone = true;
    };
  }, []);
  return living;
}

/**
 * On a login page: who was signed in on this browser when it was opened, with a link that needs no second sign-in. Nothing for a
 * visitor, for a session that has ended, and while a sign-in on this page leads on.
 */
export function SignedInNote({ side, home }: { side: Side; home: string }) {
  const token = useSession((state) => state.token);
  const jober = useSession((state) => state.jober);
  const member = useSession((state) => state.companyJober);
  const operator = useSession((state) => state.operator);
  const phone = useSession((state) => state.user?.phone);
  const living = useLivingToken();
  if (!token || token !== living) return null;
  const roles = [jober && '求职者', member && '招聘者', operator && '运营'].filter(Boolean).join('、');
  const name = jober?.name ?? member?.name ?? operator?.name ?? '';
  const tail = phone ? `（尾号 ${phone.slice(-4)}）` : '';
  const own = side === 'company' ? member : jober;
  return (
    <div role="status" className="mb-5 rounded-ctl border border-line bg-fill px-3 py-2.5 text-14 text-ink-2">
      本浏览器已登录{roles}
      {name && ` ${name}`}
      {tail}。
      {own ? (
        <a className="text-brand underline underline-offset-3" href={home}>
          {side === 'company' ? '直接进入单位中心' : '直接进入求职端'}
        </a>
      ) : (
        `一个浏览器同时只登录一个账号，${side === 'company' ? '登录招聘账号' : '登录求职账号'}后，原账号会退出。`
      )}
    </div>
  );
}
