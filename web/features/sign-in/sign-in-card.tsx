import type { ReactNode } from 'react';
import { WhySignIn } from './why-sign-in.tsx';

/** A seeker's sign-in step, and beside it what it is good for, where the window is wide. */
export function SignInCard({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <section className="mx-auto grid min-h-[calc(100dvh-56px)] w-full max-w-240 content-center px-4 py-8 max-lg:max-w-105 max-sm:content-start max-sm:py-4">
      <div className="card flex overflow-hidden">
        <div className="min-w-0 flex-1 p-10 max-sm:p-5">{children}</div>
        <aside className="flex w-105 flex-col gap-6 border-l border-line bg-ground p-10 max-lg:hidden">
          <WhySignIn />
          {aside}
        </aside>
      </div>
    </section>
  );
}
