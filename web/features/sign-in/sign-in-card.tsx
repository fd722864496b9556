import type { ReactNode } from 'react';
import { ReplyScene } from './reply-scene.tsx';
import { Promised, WhySignIn } from './why-sign-in.tsx';

interface Props {
  children: ReactNode;
  /** Another way to sign in, below the form where the window is wide. */
  aside?: ReactNode;
  /** On a phone below the step, in place of the site's promise; null for nothing. */
  scene?: ReactNode;
  /** Beside the step where the window is wide, in place of what signing in is good for. */
  beside?: ReactNode;
}

/** A seeker's sign-in step: on a phone over the site's promise; a wide window is halved, with what signing in is good for beside it. */
export function SignInCard({ children, aside, scene = <Promised />, beside }: Props) {
  return (
    <section
      data-sign-in
      className="relative grid min-h-[calc(100dvh-56px)] content-center px-4 py-8 max-sm:content-stretch max-sm:px-0 max-sm:py-0 lg:bg-[linear-gradient(90deg,var(--surface)_50%,var(--brand-tint)_50%)]"
    >
      {!beside && (
        <div className="absolute right-0 bottom-0 left-1/2 max-lg:hidden">
          <ReplyScene className="block w-full" low />
        </div>
      )}
      <div
        className={`relative mx-auto grid w-full max-w-300 gap-x-32 max-lg:max-w-115 lg:grid-cols-2 ${beside ? 'lg:items-center' : 'lg:items-start'}`}
      >
        <div className="flex min-w-0 flex-col overflow-hidden max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-sm:rounded-none max-sm:border-0">
          <div className="max-lg:p-10 max-sm:p-5">
            {children}
            {aside && <div className="max-lg:hidden">{aside}</div>}
          </div>
          <div className="mt-auto lg:hidden">{scene}</div>
        </div>
        <div className="max-lg:hidden">{beside || <WhySignIn />}</div>
      </div>
    </section>
  );
}
