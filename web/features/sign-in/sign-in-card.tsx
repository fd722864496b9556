import type { ReactNode } from 'react';
import { ReplyScene } from './reply-scene.tsx';
import { WhySignIn } from './why-sign-in.tsx';

interface Props {
  children: ReactNode;
  /** Below what signing in is good for. */
  aside?: ReactNode;
  /** In place of the brand's picture: above the step on a phone, beside it where the window is wide. */
  scene?: ReactNode;
}

/** A seeker's sign-in step under the brand's picture; beside it, where the window is wide, what it is good for. */
export function SignInCard({ children, aside, scene }: Props) {
  return (
    <section className="mx-auto grid min-h-[calc(100dvh-56px)] w-full max-w-250 content-center px-4 py-8 max-lg:max-w-115 max-sm:min-h-0 max-sm:px-0 max-sm:py-0">
      <div className="card flex overflow-hidden lg:min-h-130 max-sm:rounded-none max-sm:border-0">
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="relative flex-none lg:hidden">
            {scene ?? (
              <>
                <ReplyScene className="block w-full" />
                <p className="absolute top-4 left-5 text-13 text-ink-2">
                  <b className="block text-20 leading-7 font-semibold text-ink-1">一份投递，一份回音</b>
                  回复率公开，谁都能查
                </p>
              </>
            )}
          </div>
          <div className="my-auto p-10 max-sm:p-5">{children}</div>
        </div>
        <aside
          className="flex w-115 flex-col border-l border-line bg-ground max-lg:hidden"
          style={scene ? { background: 'var(--ill-sky)' } : undefined}
        >
          {scene ? (
            <>
              <p className="px-10 pt-14 text-24 leading-9 font-semibold text-ink-1">
                一个账号，
                <br />
                手机和电脑上都看得到回音
              </p>
              <div className="mt-auto">{scene}</div>
            </>
          ) : (
            <WhySignIn />
          )}
          {aside}
        </aside>
      </div>
    </section>
  );
}
