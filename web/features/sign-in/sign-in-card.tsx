import type { ReactNode } from 'react';
import { ReplyScene } from './reply-scene.tsx';
import { WhySignIn } from './why-sign-in.tsx';

interface Props {
  children: ReactNode;
  /** Another way to sign in, below the form where the window is wide. */
  aside?: ReactNode;
  /** In place of the brand's picture: above the step on a phone, beside it where the window is wide. */
  scene?: ReactNode;
  /** In place of what signing in is good for, where the window is wide. */
  beside?: ReactNode;
}

/** A seeker's sign-in step under the brand's picture; a wide window is halved, with what signing in is good for beside the step. */
export function SignInCard({ children, aside, scene, beside }: Props) {
  return (
    <section className="grid min-h-[calc(100dvh-56px)] content-center px-4 py-8 max-sm:min-h-0 max-sm:px-0 max-sm:py-0 lg:bg-[linear-gradient(90deg,var(--surface)_50%,var(--brand-tint)_50%)] in-[.m-sign-in]:bg-none! in-[.m-sign-in]:lg:px-0">
      <div className="mx-auto grid w-full max-w-280 gap-x-32 max-lg:max-w-115 lg:grid-cols-2 in-[.m-sign-in]:gap-x-0! in-[.m-sign-in]:lg:overflow-hidden in-[.m-sign-in]:lg:rounded-card in-[.m-sign-in]:lg:bg-surface in-[.m-sign-in]:lg:shadow-float in-[.m-sign-in]:lg:*:p-12 in-[.m-sign-in]:lg:*:last:bg-brand-tint">
        <div className="min-w-0 overflow-hidden max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-sm:rounded-none max-sm:border-0">
          <div className="lg:hidden">
            {scene ?? (
              <div className="flex items-end justify-between overflow-hidden bg-(--ill-sky) pl-10 max-sm:pl-5">
                <p className="flex-none self-center text-13 text-ink-2">
                  <b className="mb-1 block text-20 leading-7 font-semibold text-ink-1">
                    一份投递，
                    <br />
                    一份回音
                  </b>
                  回复率公开，谁都能查
                </p>
                <ReplyScene
                  low
                  className="block max-w-64 min-w-0 flex-1 [mask-image:linear-gradient(90deg,transparent,#000_24%)]"
                />
              </div>
            )}
          </div>
          <div className="max-lg:p-10 max-sm:p-5">
            {children}
            {aside && <div className="max-lg:hidden">{aside}</div>}
          </div>
        </div>
        <div className="max-lg:hidden">
          {scene ? (
            <>
              <p className="mb-6 text-24 leading-9 font-semibold text-ink-1">
                一个账号，
                <br />
                手机和电脑上都看得到回音
              </p>
              <div className="overflow-hidden rounded-card">{scene}</div>
            </>
          ) : (
            beside || <WhySignIn />
          )}
        </div>
      </div>
    </section>
  );
}
