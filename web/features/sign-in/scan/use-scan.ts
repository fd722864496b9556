import { useCallback, useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { enterAccount } from '../enter-account.ts';

type Phase = 'loading' | 'waiting' | 'scanned' | 'refused' | 'expired' | 'failed';

interface Code {
  ticket: string;
  browserKey: string;
}

const POLL_MS = 2_000;
const quietly = { background: true, quiet: true };

/** A QR code for this browser, and its state. A background tab and a narrow screen do not poll. */
export function useScan(onSignedIn: () => void): { phase: Phase; ticket: string | null; renew(): void } {
  const [code, setCode] = useState<Code | null>(null);
  const [phase, setPhase] = useState<Phase>('loading');
  const renew = useCallback(() => {
    setPhase('loading');
    call('POST /api/jober/scanLogins', {}, quietly).then(
      ({ ticket, browserKey }) => {
        setCode({ ticket, browserKey });
        setPhase('waiting');
      },
      () => setPhase('failed'),
    );
  }, []);
  useEffect(() => {
    if (window.matchMedia('(min-width: 1024px)').matches) renew();
  }, [renew]);

  const isLive = phase === 'waiting' || phase === 'scanned';
  useEffect(() => {
    if (!code || !isLive) return;
    let gone = false;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await call('POST /api/jober/scanLogins/wait', { body: code }, quietly).catch(() => null);
      if (gone || !answer) return;
      if (answer.state !== 'agreed') return setPhase(answer.state);
      gone = true;
      const { token, user, jober, closingCancelled } = answer;
      await enterAccount({ token, user, jober }, { closingCancelled });
      onSignedIn();
    };
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [code, isLive, onSignedIn]);
  return { phase, ticket: code?.ticket ?? null, renew };
}
