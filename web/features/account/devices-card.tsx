import { clsx } from 'clsx';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import type { Device } from '#contract/identity/accounts.ts';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** What the server calls a device whose browser it does not know. */
const unnamed = '其他设备';

function DeviceIcon({ name, isCurrent }: { name: string; isCurrent: boolean }) {
  const Icon = /手机|iPhone|鸿蒙|Android/.test(name) ? Smartphone : Monitor;
  return (
    <span
      className={clsx(
        'grid size-10 flex-none place-items-center rounded-ctl',
        isCurrent ? 'bg-ok-tint text-ok' : 'bg-fill text-ink-3',
      )}
    >
      <Icon size={20} aria-hidden />
    </span>
  );
}

interface Props {
  devices: readonly Device[];
  /** Offers a code that signs the person's phone in to the seekers' mobile pages. */
  toPhone: boolean;
  className?: string;
}

/** Signed-in devices: sign one or all others out, and for a seeker a code that signs their phone in. */
export function DevicesCard({ devices, toPhone, className }: Props) {
  const [list, setList] = useState(devices);
  const [ticket, setTicket] = useState<string | null>(null);
  const end = useAction('DELETE /api/account/sessions/:id', {
    done: '那台设备已退出',
    onSuccess: (_, { params }) => setList((now) => now.filter(({ id }) => id !== params.id)),
  });
  const endOthers = useAction('POST /api/account/sessions/endOthers', {
    done: ({ ended }) => `已退出 ${ended} 台设备`,
    onSuccess: () => setList((now) => now.filter(({ current }) => current)),
  });
  const showCode = useAction('POST /api/jober/directTickets', { onSuccess: ({ ticket }) => setTicket(ticket) });
  return (
    <Card
      className={className}
      heading="登录设备"
      aside={
        list.length > 1 && (
          <Button size="s" look="danger" onClick={() => void endOthers.send({})}>
            退出其他 {list.length - 1} 台
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line" aria-label="登录中的设备">
        {list.map((device) => (
          <li key={device.id} className="flex items-center gap-3 py-3" data-testid="device">
            <DeviceIcon name={device.device} isCurrent={device.current} />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-2 text-14 text-ink-1">
                {device.current && device.device === unnamed ? '这台设备' : device.device}
                {device.current && <Tag tone="ok">本机</Tag>}
              </span>
              <span className="tabular text-14 text-ink-3">
                {dayAndTime(device.signedInAt)} 登录，{dayAndTime(device.expiresAt)} 自动退出
              </span>
            </span>
            {!device.current && (
              <Button size="s" onClick={() => void end.send({ params: { id: device.id } })}>
                退出
              </Button>
            )}
          </li>
        ))}
      </ul>
      {toPhone && (
        <div className="mt-4 flex items-center gap-4 border-t border-line pt-4 max-sm:hidden">
          {ticket ? (
            <>
              <QrCode path={paths.mobileDirectLogin(ticket)} size={132} />
              <p className="text-14 text-ink-3">
                用自己的手机扫码，直接登录手机版。
                <br />5 分钟内有效，只能用一次，不要发给别人。
              </p>
            </>
          ) : (
            <>
              <p className="flex-1 text-14 text-ink-3">想在手机上继续？扫码就能登录，不用再收短信</p>
              <Button size="s" onClick={() => void showCode.send({})}>
                在手机上登录
              </Button>
            </>
          )}
        </div>
      )}
    </Card>
  );
}
