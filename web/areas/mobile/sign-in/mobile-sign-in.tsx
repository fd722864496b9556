import type { ReactNode } from 'react';
import { SignInCard } from '#web/features/sign-in/sign-in-card.tsx';
import { paths } from '#web/paths.ts';

/** A sign-in step of the phone's pages: in a wide window it is the card of the wide site. */
export const MobileSignIn = ({ children, scene }: { children: ReactNode; scene?: ReactNode }) => (
  <div className="m-form m-sign-in">
    <SignInCard scene={scene}>{children}</SignInCard>
  </div>
);

const doors = [
  { label: '扫电脑上的码登录', href: paths.mobileDirectLogin('').replace('#', '') },
  { label: '号码换了', href: paths.seekerLogin() },
  { label: '我是学校', href: paths.enterpriseLogin() },
];

/** Other ways in, below the form. */
export const OtherDoors = () => (
  <nav aria-label="其他登录方式" className="mt-6 flex justify-between gap-3 border-t border-line pt-1 text-14">
    {doors.map(({ label, href }) => (
      <a key={label} className="link py-3" href={href}>
        {label}
      </a>
    ))}
  </nav>
);
