import { ScanButton } from '#web/features/fairs/scan-button.tsx';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import { DeviceScene } from '#web/features/sign-in/scan/device-scene.tsx';
import { paths } from '#web/paths.ts';

const steps = ['在要登录的电脑上打开登录页，表单下方有二维码', '用已登录的手机扫它', '看清是哪台设备，再点“确认登录”'];

interface Props {
  /** Why the code that was scanned did not do. */
  failure: string | undefined;
  onCode(code: string): void;
}

/** How a signed-in phone signs a computer in: a phone begins with its camera; on a computer a small code opens this page on the phone. */
export const ScanGuide = ({ failure, onCode }: Props) => (
  <section className="card grid overflow-hidden lg:grid-cols-[5fr_6fr]" role={failure ? 'alert' : undefined}>
    <div className="flex flex-col justify-center bg-[linear-gradient(var(--ill-sky)_50%,var(--ill-mid)_50%)]">
      <DeviceScene className="block w-full" />
    </div>
    <div className="min-w-0 p-10 max-sm:p-4">
      <h1 className="text-32 leading-11 max-sm:text-24">{failure ? '扫码没有成功' : '扫码登录电脑'}</h1>
      <p className="mt-1 text-16 text-ink-2 max-sm:text-14">
        {failure ?? '换一台电脑也不用输密码，手机上的登录照常在'}
      </p>
      {failure && (
        <p className="mt-1 text-13 text-ink-3">
          二维码 5 分钟内有效，只能用一次。请在电脑的登录页点“刷新二维码”，再用手机扫一次
        </p>
      )}
      <div className="mt-4 lg:hidden">
        <ScanButton label="扫一扫" name="" className="btn-filled btn-l script-only w-full" onCode={onCode} />
      </div>
      <div className="mt-6">
        <NumberedSteps steps={steps} />
      </div>
      <figure className="script-only mt-8 flex items-center gap-4 border-t border-line pt-6 max-lg:hidden">
        <QrCode path={paths.scan('')} size={88} />
        <figcaption className="text-13 text-ink-3">
          <b className="block text-14 font-semibold text-ink-1">这个码只在手机上打开这一页</b>
          要登录的电脑，请扫它登录页上的码
        </figcaption>
      </figure>
    </div>
  </section>
);
