import { useCallback, useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { quietly } from '#web/features/page-calls/use-call.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { enterAccount } from '../enter-account.ts';

const SIZE = 104;

const words = {
  loading: '正在取得二维码',
  waiting: '用已登录的手机扫码，在手机上确认',
  scanned: '已扫码，请在手机上确认',
  refused: '手机上拒绝了这次登录',
  expired: '二维码已过期',
  failed: '二维码没有取到',
} as const;

/** Sign-in by a signed-in phone, as a line below another part. Shown on wide screens only. */
export function ScanPanel({ onSignedIn }: { onSignedIn(): void }) {
  const { phase, ticket, renew } = useScan(onSignedIn);
  const isOver = phase === 'refused' || phase === 'expired' || phase === 'failed';
  return (
    <section className="mt-6 flex items-center gap-5 border-t border-line pt-6" aria-labelledby="scan-title">
      <div className="relative flex-none" style={{ width: SIZE, height: SIZE }}>
        {ticket && phase !== 'loading' ? (
          <QrCode path={paths.scan(ticket)} size={SIZE} />
        ) : (
          <Skeleton className="size-full" />
        )}
        {(isOver || phase === 'scanned') && (
          <div className="absolute inset-0 flex items-center justify-center rounded-ctl bg-surface/95">
            {isOver ? (
              <Button look="tint" size="s" onClick={renew}>
                刷新二维码
              </Button>
            ) : (
              <span className="text-14 font-semibold text-ok-ink">已扫码</span>
            )}
          </div>
        )}
      </div>
      <div>
        <h2 id="scan-title" className="text-16">
          手机扫码登录
        </h2>
        <p role="status" className="mt-1 text-14 text-ink-3">
          {words[phase]}
        </p>
      </div>
    </section>
  );
}

type Phase = 'loading' | 'waiting' | 'scanned' | 'refused' | 'expired' | 'failed';

interface Code {
  ticket: string;
  browserKey: string;
}

const POLL_MS = 2_000;
/** A QR code for this browser, and its state. A background tab and a narrow screen do not poll. */
function useScan(onSignedIn: () => void): { phase: Phase; ticket: string | null; renew(): void } {
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
