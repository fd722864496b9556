import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Stage =
  | { at: 'instructions' }
  | { at: 'loading' }
  | { at: 'asking'; device: string; requestedAt: string }
  | { at: 'done'; agreed: boolean }
  | { at: 'failed'; why: string };

const steps = [
  '在电脑上打开登录页，右侧有一个二维码',
  '用这台已登录的手机扫它，微信或相机都可以',
  '回到这里，看清设备再点“确认登录”',
];

const why = (error: unknown) => (error instanceof ApiError ? error.message : '没有成功，请重新扫码');

/** On the phone, after scanning the code on a computer: which device asks for permission. */
export function ScanPage() {
  const ticket = useSearchParams()[0].get('ticket') ?? '';
  const name = useSession((state) => state.jober?.name);
  const [stage, setStage] = useState<Stage>({ at: ticket ? 'loading' : 'instructions' });
  useEffect(() => {
    if (!ticket) return;
    call('POST /api/jober/scanLogins/look', { body: { ticket } }, { background: true, quiet: true }).then(
      (seen) => setStage({ at: 'asking', ...seen }),
      (error: unknown) => setStage({ at: 'failed', why: why(error) }),
    );
  }, [ticket]);
  const answer = (agree: boolean) =>
    call('POST /api/jober/scanLogins/answer', { body: { ticket, agree } }, { quiet: true }).then(
      () => setStage({ at: 'done', agreed: agree }),
      (error: unknown) => setStage({ at: 'failed', why: why(error) }),
    );
  return (
    <div className="grid min-h-[calc(100dvh-180px)] content-center justify-items-center max-sm:content-start">
      <section className="card w-full max-w-120 p-8 text-center max-sm:p-5">
        <MonitorSmartphone size={44} strokeWidth={1.5} className="mx-auto text-brand" aria-hidden />
        {stage.at === 'loading' && <Skeleton className="mt-6 h-28" />}
        {stage.at === 'asking' && (
          <>
            <h1 className="mt-4 text-20">允许在这台设备登录？</h1>
            <dl className="mx-auto mt-4 grid w-fit grid-cols-[auto_auto] gap-x-4 gap-y-1 text-left text-14">
              <dt className="text-ink-3">设备</dt>
              <dd className="text-ink-1">{stage.device}</dd>
              <dt className="text-ink-3">请求时间</dt>
              <dd className="tabular text-ink-1">{dayAndTime(stage.requestedAt)}</dd>
              <dt className="text-ink-3">登录账号</dt>
              <dd className="text-ink-1">{name}</dd>
            </dl>
            <p className="mt-4 text-13 text-ink-3">只确认你自己面前的电脑。别人发来的二维码，请拒绝</p>
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
        {stage.at === 'done' && (
          <div role="status">
            <h1 className="mt-4 text-20">{stage.agreed ? '已确认，请看电脑' : '已拒绝这次登录'}</h1>
            <ButtonLink className="mt-6" wide href={paths.seekerHome()}>
              回到求职首页
            </ButtonLink>
          </div>
        )}
        {stage.at === 'failed' && (
          <div role="alert">
            <h1 className="mt-4 text-20">扫码没有成功</h1>
            <p className="mt-2 text-14 text-ink-2">{stage.why}</p>
            <p className="mt-2 text-13 text-ink-3">
              二维码 5 分钟内有效，只能用一次。请在电脑的登录页点“刷新二维码”，再用手机扫一次
            </p>
          </div>
        )}
        {stage.at === 'instructions' && <h1 className="mt-4 text-20">用手机在电脑上登录</h1>}
        {(stage.at === 'instructions' || stage.at === 'failed') && (
          <>
            <div className="mt-6 border-t border-line pt-6">
              <NumberedSteps steps={steps} />
            </div>
            <p className="mt-4 rounded-ctl bg-fill px-4 py-3 text-left text-13 text-ink-2">
              不用输密码，也不会把手机上的登录挤掉。别人发来的二维码，请不要扫。
            </p>
            <section
              className="script-only mt-6 flex items-center gap-5 text-left max-lg:hidden"
              aria-label="在手机上打开"
            >
              <QrCode path={paths.scan('')} size={112} />
              <p className="text-13 text-ink-3">
                <b className="mb-1 block text-16 font-medium text-ink-1">在手机上打开这一页</b>
                这台电脑已经登录了。要在另一台电脑上登录，用手机扫码打开，照上面三步做
              </p>
            </section>
            <p className="mt-6 rounded-ctl bg-brand-tint px-4 py-3 text-14 text-ink-1 lg:hidden">
              打开手机自带的相机或微信“扫一扫”，对准电脑上的二维码，会自动回到这一页。
            </p>
            <ButtonLink className="mt-6" look="filled" size="l" wide href={paths.seekerHome()}>
              回到求职首页
            </ButtonLink>
          </>
        )}
      </section>
    </div>
  );
}
