import { useCallback, useEffect, useState } from 'react';
import type { NoticeContacts } from '#contract/notifications/notice-contacts.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { QrText } from '#web/features/page/qr-code.tsx';
import { quietly } from '#web/features/page-calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const SIZE = 200;
const POLL_MS = 2_500;
type Code = { text: string; expiresAt: string };

/** The service account's QR code for this person; the dialog closes after they followed with it. */
export function WechatDialog({ onClose }: { onClose(changed?: NoticeContacts): void }) {
  const [code, setCode] = useState<Code | null>(null);
  const [isOver, setOver] = useState(false);
  const renew = useCallback(() => {
    setCode(null);
    setOver(false);
    call('POST /api/account/wechatNotices', {}, quietly).then(setCode, () => setOver(true));
  }, []);
  useEffect(renew, [renew]);
  useEffect(() => {
    if (!code || isOver) return;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const contacts = await call('GET /api/account/contacts', {}, quietly).catch(() => null);
      if (contacts?.wechat?.boundAt) {
        toast.success('微信通知已开通');
        onClose(contacts);
      } else if (Date.now() > Date.parse(code.expiresAt)) setOver(true);
    };
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => clearInterval(timer);
  }, [code, isOver, onClose]);
  return (
    <Dialog width={360} title="用微信收通知" onClose={() => onClose()}>
      <div className="flex flex-col items-center text-center">
        <div className="relative" style={{ width: SIZE, height: SIZE }}>
          {code ? <QrText text={code.text} size={SIZE} label="服务号的二维码" /> : <Skeleton className="size-full" />}
          {isOver && (
            <div className="absolute inset-0 flex items-center justify-center rounded-ctl bg-surface/95">
              <Button look="tint" onClick={renew}>
                刷新二维码
              </Button>
            </div>
          )}
        </div>
        <p role="status" className="mt-4 text-14 text-ink-2">
          {isOver ? '二维码已过期' : '用微信扫码，关注服务号即完成绑定'}
        </p>
      </div>
    </Dialog>
  );
}
