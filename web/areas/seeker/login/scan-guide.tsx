import { ScanButton } from '#web/features/fairs/scan-button.tsx';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import { CodeGlyph } from '#web/features/sign-in/scan/device-scene.tsx';
import { paths } from '#web/paths.ts';

const steps = ['在要登录的电脑上打开登录页，表单下方有二维码', '用已登录的手机扫它', '看清是哪台设备，再点“确认登录”'];

interface Props {
  /** Why the code that was scanned did not do. */
  failure: string | undefined;
  onCode(code: string): void;
}

/** How a signed-in phone signs a computer in: a phone begins with its camera, a computer with the code that opens this page there. */
export const ScanGuide = ({ failure, onCode }: Props) => (
  <section
    className="card grid items-center gap-x-12 gap-y-4 p-10 max-sm:p-4 lg:grid-cols-[auto_minmax(0,1fr)]"
    role={failure ? 'alert' : undefined}
  >
    <figure className="script-only rounded-card bg-brand-tint p-6 text-center max-lg:hidden">
      <QrCode path={paths.scan('')} size={248} />
      <figcaption className="mt-4 text-13 text-ink-2">
        <b className="block text-16 font-semibold text-ink-1">从手机上开始</b>
        用已登录的手机扫一下，打开这一页
      </figcaption>
    </figure>
    <div className="min-w-0">
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
        <div className="mb-3 grid h-56 place-items-center rounded-card bg-[#10182b]">
          <span className="relative grid size-40 place-items-center text-white">
            <CodeGlyph className="size-24 opacity-80" />
            <svg
              viewBox="0 0 100 100"
              className="absolute inset-0"
              fill="none"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path
                d="M3 22V9a6 6 0 0 1 6-6h13m56 0h13a6 6 0 0 1 6 6v13m0 56v13a6 6 0 0 1-6 6H78m-56 0H9a6 6 0 0 1-6-6V78"
                stroke="var(--ok-line)"
                strokeWidth="5"
              />
              <path d="M8 50h84" stroke="var(--ok)" strokeWidth="3" />
            </svg>
          </span>
        </div>
        <ScanButton label="扫一扫" name="" className="btn-filled btn-l script-only w-full" onCode={onCode} />
      </div>
      <div className="mt-6 lg:mt-8 lg:*:space-y-6">
        <NumberedSteps steps={steps} />
      </div>
    </div>
  </section>
);
