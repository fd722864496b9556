import { useEffect, useState } from 'react';
import { type LoginProvider, providerBefore } from '#contract/identity/account-words.ts';
import { call } from '#web/api/browser-call.ts';
import { Button } from '#web/ui/button.tsx';
import { leaveForProvider } from './oauth.ts';

/** QQ and WeChat, where this site offers them. */
export function OtherWays({ redirect }: { redirect: string | undefined }) {
  const [offered, setOffered] = useState<LoginProvider[]>([]);
  useEffect(() => {
    call('GET /api/oauth/providers', {}, { background: true, quiet: true }).then(setOffered, () => {});
  }, []);
  if (offered.length === 0) return null;
  return (
    <div className="mt-6">
      <p className="mb-3 text-center text-12 text-ink-3">其他登录方式</p>
      <div className="flex gap-3">
        {offered.map((provider) => (
          <Button
            key={provider}
            className="flex-1"
            onClick={() => void leaveForProvider(provider, 'login', redirect).catch(() => {})}
          >
            {providerBefore(provider, '登录')}
          </Button>
        ))}
      </div>
    </div>
  );
}
