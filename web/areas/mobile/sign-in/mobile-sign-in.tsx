import type { ReactNode } from 'react';
import { Logo } from '#web/features/shell/logo.tsx';
import { SignInCard } from '#web/features/sign-in/sign-in-card.tsx';
import { paths } from '#web/paths.ts';
import { BackLink, TopBar } from '../shell/top-bar.tsx';

interface Props {
  children: ReactNode;
  /** What the bar's arrow leads to. */
  back: string;
  /** On a phone above the step; null for nothing. */
  scene?: ReactNode;
  /** Beside the step where the window is wide. */
  beside?: ReactNode;
}

/** A sign-in step of the phone's pages: in a wide window a card with the way back inside it. */
export const MobileSignIn = ({ children, back, scene, beside }: Props) => (
  <>
    <TopBar back={back}>
      <Logo />
    </TopBar>
    <div className="m-form m-sign-in">
      <SignInCard scene={scene} beside={beside}>
        <p className="-mt-4 mb-6 flex items-center justify-between max-lg:hidden">
          <Logo />
          <BackLink className="flex items-center gap-1 text-14 text-ink-3 hover:text-brand" href={back}>
            返回
          </BackLink>
        </p>
        {children}
      </SignInCard>
    </div>
  </>
);

/** Other ways in, below the form; in a wide window the code is the one beside it. */
export const OtherDoors = () => (
  <nav aria-label="其他登录方式" className="mt-3 flex flex-wrap justify-between gap-x-3 text-13">
    <a className="btn btn-outline btn-l mb-1 w-full lg:hidden" href={paths.mobileDirectLogin('').replace('#', '')}>
      扫电脑上的码登录
    </a>
    <a className="link py-3" href={paths.seekerLogin()}>
      号码换了？找回账号
    </a>
    <a className="link py-3" href={paths.enterpriseLogin()}>
      我是学校，去单位登录
    </a>
  </nav>
);
