import type { ReactNode } from 'react';
import { call } from '#web/api/browser-call.ts';
import { Logo } from '#web/features/shell/logo.tsx';
import { ReplyScene } from '#web/features/sign-in/reply-scene.tsx';
import type { CodeProof } from '#web/features/sign-in/sign-in-form.tsx';
import { beginAnew, enter, type Outcome } from '#web/features/sign-in/sign-in-seeker.ts';
import { paths } from '#web/paths.ts';
import { BackLink, TopBar } from '../shell/top-bar.tsx';

interface Props {
  children: ReactNode;
  /** What the bar's arrow leads to. */
  back: string;
  /** Beside the step where the window is wide. */
  beside: ReactNode;
  /** The picture below `beside`, on a phone the floor of the screen. */
  scene?: (props: { className: string }) => ReactNode;
}

/** A sign-in step of the phone's pages; a wide window is halved, with what the step is good for beside it. */
export const MobileSignIn = ({ children, back, beside, scene: Scene = ReplyScene }: Props) => (
  <>
    <TopBar back={back}>
      <Logo />
    </TopBar>
    <div className="m-form m-sign-in grid flex-1 grid-cols-1 bg-surface lg:min-h-dvh lg:grid-cols-2">
      <div className="flex min-w-0 flex-col overflow-hidden lg:px-8 lg:py-8">
        <p className="mx-auto flex w-full max-w-120 items-center justify-between max-lg:hidden">
          <Logo />
          <BackLink className="flex items-center gap-1 text-14 text-ink-3 hover:text-brand" href={back}>
            返回
          </BackLink>
        </p>
        <div className="mx-auto w-full max-w-120 px-5 py-5 lg:my-auto lg:px-0">{children}</div>
        <div className="mt-auto [mask-image:linear-gradient(transparent,#000_30%)] lg:hidden">
          <Scene className="block w-full" />
        </div>
      </div>
      <div className="relative grid content-center overflow-hidden bg-(--ill-sky) pt-8 pb-[min(24vw,36dvh)] max-lg:hidden">
        <div className="absolute inset-x-0 bottom-0">
          <Scene className="block max-h-[44dvh] w-full" />
        </div>
        <div className="relative mx-auto w-full max-w-136 px-8">{beside}</div>
      </div>
    </div>
  </>
);

/** Other ways in, below the form; in a wide window the code is the one beside it. */
export const OtherDoors = () => (
  <nav aria-label="其他登录方式" className="mt-2 flex flex-wrap justify-between gap-x-3 text-14">
    <a className="link py-3" href={paths.seekerLogin()}>
      号码换了？找回账号
    </a>
    <a className="link py-3 lg:hidden" href={paths.mobileDirectLogin('').replace('#', '')}>
      扫电脑上的码
    </a>
    <a className="link py-3" href={paths.enterpriseLogin()}>
      我是学校，去单位登录
    </a>
  </nav>
);

/** An empty answer leads to the basic information; its header contains the ticket that proves the phone there. */
export async function signInByCode({ phone, verifyCode, remember }: CodeProof): Promise<Outcome> {
  let ticket = '';
  const received = (headers: { get(name: string): string | null }) => {
    ticket = headers.get('x-register-ticket') ?? '';
  };
  const query = { phone, verifyCode, remember: remember ? ('1' as const) : undefined };
  const login = await call('GET /api/jober/mobileLoginByCode', { query }, { heard: received });
  if (login) await enter(login, remember);
  else await beginAnew(phone, ticket);
  return login ? 'signed-in' : 'new-person';
}

/** Signs in by the single-use ticket of the wide site's QR code. */
export const signInByTicket = async (ticket: string): Promise<void> =>
  enter(await call('POST /api/jober/directLogin', { body: { ticket } }));
