import ShieldAlert from 'lucide-react/icons/shield-alert';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { ScanButton } from '#web/features/scan/scan-button.tsx';
import { NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import { paths } from '#web/paths.ts';

const steps = ['电脑打开登录页，找到表单下方的码', '用已登录的手机扫它', '看清是哪台设备，再点“确认登录”'];

interface Props {
  /** Why the code that was scanned did not do. */
  failure: string | undefined;
  onCode(code: string): void;
}

/** How a signed-in phone signs a computer in: a phone begins with its camera; on a computer a code opens this page on the phone. */
export const ScanGuide = ({ failure, onCode }: Props) => (
  <div
    className="flex items-center justify-between gap-12 p-12 max-xl:gap-8 max-xl:p-8 max-sm:p-4"
    role={failure ? 'alert' : undefined}
  >
    <div className="min-w-0 max-lg:flex-1">
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
      <div className="mt-8 max-lg:mt-5">
        <NumberedSteps steps={steps} />
      </div>
      <p className="mt-6 flex items-center gap-2 text-13 text-ink-3">
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
