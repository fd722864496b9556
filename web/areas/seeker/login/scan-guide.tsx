import type { ReactNode } from 'react';
import { ScanButton } from '#web/features/fairs/scan-button.tsx';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { CodeGlyph } from '#web/features/sign-in/scan/device-scene.tsx';
import { paths } from '#web/paths.ts';

const Line = ({ className }: { className: string }) => (
  <span className={`block h-2 rounded-full bg-fill-hover ${className}`} />
);

/** The corners of a camera's frame, and the line that looks for a code. */
const Frame = ({ className }: { className: string }) => (
  <svg viewBox="0 0 100 100" className={className} fill="none" strokeLinecap="round" aria-hidden="true">
    <path
      d="M3 22V9a6 6 0 0 1 6-6h13m56 0h13a6 6 0 0 1 6 6v13m0 56v13a6 6 0 0 1-6 6H78m-56 0H9a6 6 0 0 1-6-6V78"
      stroke="var(--ok-line)"
      strokeWidth="5"
    />
    <path d="M8 50h84" stroke="var(--ok)" strokeWidth="3" />
  </svg>
);

const Computer = () => (
  <div className="w-60">
    <div className="space-y-2 rounded-t-card border-8 border-b-0 border-(--ill-ink) bg-surface p-4">
      <Line className="w-1/2 bg-ink-4!" />
      <Line className="h-4! w-full" />
      <Line className="h-4! w-full bg-brand-solid!" />
      <p className="flex items-center gap-3 pt-1">
        <CodeGlyph className="size-12 rounded-tag p-1 text-ink-1 shadow-[0_0_0_3px_var(--ill-sun)]" />
        <Line className="flex-1" />
      </p>
    </div>
    <div className="-mx-4 h-3 rounded-b-card bg-(--ill-near)" />
  </div>
);

const Phone = ({ children }: { children: ReactNode }) => (
  <div className="grid h-48 w-36 translate-y-1 content-center justify-items-center gap-2 rounded-t-[20px] border-8 border-b-0 border-ink-1 bg-surface px-3 text-center text-12">
    {children}
  </div>
);

interface Props {
  /** The account that the phone confirms with. */
  name: string | undefined;
  /** Why the code that was scanned did not do. */
  failure: string | undefined;
  onCode(code: string): void;
}

/** How a signed-in phone signs a computer in: on a phone a camera to begin with, in a wide window the three steps as pictures. */
export function ScanGuide({ name, failure, onCode }: Props) {
  const steps = [
    { text: '在要登录的电脑上打开登录页，表单下方有二维码', picture: <Computer /> },
    {
      text: '用已登录的手机扫它',
      picture: (
        <Phone>
          <span className="relative grid size-24 place-items-center">
            <CodeGlyph className="size-16 text-ink-1" />
            <Frame className="absolute inset-0" />
          </span>
          <span className="text-ink-3">对准二维码</span>
        </Phone>
      ),
    },
    {
      text: '看清是哪台设备，再点“确认登录”',
      picture: (
        <Phone>
          <b className="text-14 font-semibold text-ink-1">允许登录？</b>
          <span className="text-ink-3">账号 {name ?? '你的账号'}</span>
          <span className="mt-1 w-full rounded-ctl bg-brand-solid py-1.5 font-medium text-on-brand">确认登录</span>
          <span className="w-full rounded-ctl border border-line-strong py-1.5 text-ink-2">拒绝</span>
        </Phone>
      ),
    },
  ];
  return (
    <section className="card w-full max-w-300 p-10 max-sm:p-4" role={failure ? 'alert' : undefined}>
      <div className="flex items-center justify-between gap-8">
        <div>
          <h1 className="text-32 leading-11 max-sm:text-24">{failure ? '扫码没有成功' : '扫码登录电脑'}</h1>
          <p className="mt-1 text-16 text-ink-2 max-sm:text-14">
            {failure ?? '换一台电脑也不用输密码，手机上的登录照常在'}
          </p>
          {failure && (
            <p className="mt-1 text-13 text-ink-3">
              二维码 5 分钟内有效，只能用一次。请在电脑的登录页点“刷新二维码”，再用手机扫一次
            </p>
          )}
        </div>
        <div className="script-only flex flex-none items-center gap-4 max-lg:hidden">
          <p className="text-right text-13 text-ink-3">
            <b className="block text-16 font-semibold text-ink-1">从手机上开始</b>
            扫一下，打开这一页
          </p>
          <QrCode path={paths.scan('')} size={112} />
        </div>
      </div>
      <div className="mt-4 lg:hidden">
        <div className="mb-3 grid h-56 place-items-center rounded-card bg-[#10182b]">
          <span className="relative grid size-40 place-items-center text-white">
            <CodeGlyph className="size-24 opacity-80" />
            <Frame className="absolute inset-0" />
          </span>
        </div>
        <ScanButton label="扫一扫" name="" className="btn-filled btn-l script-only w-full" onCode={onCode} />
      </div>
      <ol className="mt-8 grid gap-6 max-lg:mt-5 max-lg:gap-3 lg:grid-cols-3">
        {steps.map(({ text, picture }, at) => (
          <li key={text}>
            <div
              aria-hidden
              className="mb-4 grid h-60 content-end justify-items-center overflow-hidden rounded-card bg-[linear-gradient(var(--ill-sky)_82%,var(--ill-far)_0)] max-lg:hidden"
            >
              {picture}
            </div>
            <p className="flex items-start gap-3 text-14 leading-6 text-ink-1">
              <span
                aria-hidden
                className="num grid size-6 flex-none place-items-center rounded-full bg-brand-tint text-12 text-brand"
              >
                {at + 1}
              </span>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
