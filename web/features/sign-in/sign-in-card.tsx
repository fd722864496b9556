import type { ReactNode } from 'react';

/** A seeker's sign-in step, in the middle of the page; on a phone it is the page. */
export const SignInCard = ({ children }: { children: ReactNode }) => (
  <section
    data-sign-in
    className="grid min-h-[calc(100dvh-56px)] content-center px-4 py-8 max-sm:content-start max-sm:bg-surface max-sm:p-0"
  >
    <div className="card mx-auto w-full max-w-120 p-10 max-sm:rounded-none max-sm:border-0 max-sm:p-5">{children}</div>
  </section>
);

interface ConsoleProps {
  /** The logo of the side. */
  logo: ReactNode;
  /** Below the form. */
  foot: ReactNode;
  children: ReactNode;
}

/** The sign-in page of a console. */
export const ConsoleSignIn = ({ logo, foot, children }: ConsoleProps) => (
  <main className="grid min-h-screen content-center bg-ground px-4 py-8 max-sm:content-start max-sm:bg-surface">
    <div className="mx-auto w-full max-w-120">
      <div className="mb-6 flex items-center gap-3">{logo}</div>
      <div className="card p-10 max-sm:border-0 max-sm:p-0">{children}</div>
      <p className="mt-6 text-14 text-ink-3">{foot}</p>
    </div>
  </main>
);
