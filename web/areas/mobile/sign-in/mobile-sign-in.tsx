import type { ReactNode } from 'react';
import { SignInCard } from '#web/features/sign-in/sign-in-card.tsx';
import { paths } from '#web/paths.ts';

/** A sign-in step of the phone's pages: in a wide window it is the card of the wide site. */
export const MobileSignIn = ({ children, scene }: { children: ReactNode; scene?: ReactNode }) => (
  <div className="m-form m-sign-in">
    <SignInCard scene={scene}>{children}</SignInCard>
  </div>
);

/** Other ways in, below the form. */
export const OtherDoors = () => (
  <nav aria-label="其他登录方式" className="mt-3 flex flex-wrap justify-between gap-x-3 text-13">
    <a className="btn btn-outline btn-l mb-1 w-full" href={paths.mobileDirectLogin('').replace('#', '')}>
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
