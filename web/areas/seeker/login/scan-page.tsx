import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { ScanButton } from '#web/features/scan/scan-button.tsx';
import { NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import { scannedTicket } from '#web/features/sign-in/scan/scanned-ticket.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FactRows } from '#web/ui/fact-rows.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const why = (error: unknown) => (error instanceof ApiError ? error.message : '没有成功，请重新扫码');

/** On the phone, after scanning the code on a computer: which device asks for permission. */
export function ScanPage() {
  const ticket = useSearchParams()[0].get('ticket') ?? '';
  const name = useSession((state) => state.jober?.name);
  const navigate = useNavigate();
  const look = useCall('POST /api/jober/scanLogins/look', ticket ? { body: { ticket } } : null, quietly);
  const [end, setEnd] = useState<{ agreed: boolean } | { error: unknown } | null>(null);
  const answer = (agreed: boolean) =>
    call('POST /api/jober/scanLogins/answer', { body: { ticket, agree: agreed } }).then(
      () => setEnd({ agreed }),
      (error: unknown) => setEnd({ error }),
    );
  const take = (code: string) => {
    const found = scannedTicket(code, '/client/scan');
    setEnd(null);
    if (found) void navigate(paths.scan(found), { replace: true });
    else toast.error('这不是登录的二维码，请扫电脑登录页上的那一个');
  };
  const failed = end && 'error' in end ? end : look.isError ? look : undefined;
  return (
    <section className="card">
      {!ticket || failed ? (
        <ScanGuide failure={failed && why(failed.error)} onCode={take} />
      ) : (
        <div className="p-12 max-sm:p-5">
          {!look.data && <Skeleton className="mt-6 h-28" />}
          {look.data && !end && (
            <>
              <h1 className="text-28">允许在这台设备登录？</h1>
              <FactRows
                className="tabular mt-4 w-fit grid-cols-[auto_auto] gap-x-4 gap-y-1"
                facts={[
                  ['设备', look.data.device],
                  ['请求时间', dayAndTime(look.data.requestedAt)],
                  ['登录账号', name],
                ]}
              />
              <p className="mt-4 text-14 text-ink-3">只确认你自己面前的电脑。别人发来的二维码，请拒绝</p>
              <div className="mt-6 space-y-3">
                <Button look="filled" size="l" wide onClick={() => void answer(true)}>
                  确认登录
                </Button>
                <Button size="l" wide onClick={() => void answer(false)}>
                  拒绝
                </Button>
              </div>
            </>
          )}
          {end && 'agreed' in end && (
            <div role="status">
              <h1 className="text-28">{end.agreed ? '已确认，请看电脑' : '已拒绝这次登录'}</h1>
              <ButtonLink className="mt-6" wide href={paths.seekerHome()}>
                回到求职首页
              </ButtonLink>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

const steps = ['电脑打开登录页，找到表单下方的码', '用已登录的手机扫它', '看清是哪台设备，再点“确认登录”'];

interface Props {
  /** Why the code that was scanned did not do. */
  failure: string | undefined;
  onCode(code: string): void;
}

/** How a signed-in phone signs a computer in: a phone begins with its camera; on a computer a code opens this page on the phone. */
const ScanGuide = ({ failure, onCode }: Props) => (
  <div
    className="flex items-center justify-between gap-12 p-12 max-xl:gap-8 max-xl:p-8 max-sm:p-4"
    role={failure ? 'alert' : undefined}
  >
    <div className="min-w-0 max-lg:flex-1">
      <h1 className="text-28 leading-11">{failure ? '扫码没有成功' : '扫码登录电脑'}</h1>
      <p className="mt-1 text-16 text-ink-2 max-sm:text-14">
        {failure ?? '换一台电脑也不用输密码，手机上的登录照常在'}
      </p>
      {failure && (
        <p className="mt-1 text-14 text-ink-3">
          二维码 5 分钟内有效，只能用一次。请在电脑的登录页点“刷新二维码”，再用手机扫一次
        </p>
      )}
      <div className="mt-4 lg:hidden">
        <ScanButton label="扫一扫" name="" className="btn-filled btn-l script-only w-full" onCode={onCode} />
      </div>
      <div className="mt-8 max-lg:mt-5">
        <NumberedSteps steps={steps} />
      </div>
      <p className="mt-6 flex items-center gap-2 text-14 text-ink-3">
        <ShieldAlert size={18} className="flex-none text-ink-4" aria-hidden />
        别人发来的二维码，请不要扫
      </p>
    </div>
    <figure className="script-only flex-none text-center max-lg:hidden">
      <QrCode path={paths.scan('')} size={240} />
      <figcaption className="mt-2 text-14 text-ink-2">手机扫码，打开“扫一扫”</figcaption>
    </figure>
  </div>
);
