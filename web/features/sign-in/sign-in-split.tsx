import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  /** The logo of the side. */
  logo: ReactNode;
  children: ReactNode;
  /** Below the form, at the bottom of the window. */
  foot: ReactNode;
  /** The other half of a wide window. */
  aside: ReactNode;
  /** The brand's picture: on a phone above the form, under the logo. */
  scene?: ReactNode;
}

/** The sign-in page of a console: the form, and beside it what is behind it. */
export function SignInSplit({ logo, children, foot, aside, scene }: Props) {
  return (
    <main className="grid min-h-screen grid-cols-[minmax(0,1fr)] bg-surface lg:grid-cols-[minmax(440px,40%)_1fr]">
      <section className="relative flex flex-col px-6 py-8 sm:px-16">
        {scene && <div className="-mx-6 -mt-8 sm:hidden">{scene}</div>}
        <div className={clsx('flex items-center gap-3', scene && 'max-sm:absolute max-sm:top-5')}>{logo}</div>
        <div className="my-auto w-full max-w-108 py-8">{children}</div>
        <p className="text-14 text-ink-3">{foot}</p>
      </section>
      {aside}
    </main>
  );
}
