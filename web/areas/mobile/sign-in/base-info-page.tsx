import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useReducer, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { rules } from '#contract/rules.ts';
import { maskPhone } from '#contract/text.ts';
import { ApiError } from '#web/api/api-error.ts';
import { BasicsForm } from '#web/features/basics/basics-form.tsx';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { SentHint } from '#web/features/sign-in/code-row.tsx';
import { FirstResume, joinSteps, type Typed } from '#web/features/sign-in/first-resume.tsx';
import { JoinForm } from '#web/features/sign-in/join-form.tsx';
import { NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import type { Outcome } from '#web/features/sign-in/sign-in-seeker.ts';
import { useSendCode } from '#web/features/sign-in/use-send-code.ts';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { getSession, useSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormField } from '#web/ui/fields/form-field.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { MobileSignIn, signInByCode } from './mobile-sign-in.tsx';

/** Verifies a phone from the URL by a code: first the code is sent, then typed in the cells that stand below. */
export function VerifyPhone({ phone, onVerified }: { phone: string; onVerified(outcome: Outcome): void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { busy, run } = useBusy();
  const { send, sent, left, busy: sending, failure } = useSendCode({ side: 'jober', phone });
  const verify = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.normalize('NFKC').trim();
    if (!/^[0-9]{6}([0-9]{2})?$/.test(typed)) return setError(typed ? '验证码应为 6 或 8 位数字' : '请输入验证码');
    void run(async () => {
      try {
        onVerified(await signInByCode({ phone, verifyCode: typed, remember: false }));
      } catch (problem) {
        if (!(problem instanceof ApiError)) throw problem;
        setError(problem.issues[0]?.message ?? problem.message);
      }
    });
  };
  const asked = sent || failure || left > 0;
  const resend = left > 0 ? `${left} 秒后重发` : '重新获取';
  return (
    <form noValidate onSubmit={verify} className="space-y-5">
      <div>
        <h1 className="text-28 lg:leading-11">先验证手机号</h1>
        <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 text-ink-2">
          <span>
            验证码发到 <b className="tabular text-ink-1">{maskPhone(phone)}</b>
          </span>
          <a className="link flex-none text-14" href={paths.mobileLogin()}>
            换一个号码
          </a>
        </p>
      </div>
      <CodeCells
        value={code}
        error={error ?? failure}
        hint={sent && <SentHint sent={sent} text="已发送，5 分钟内有效" onChange={setCode} />}
        disabled={!asked}
        onChange={setCode}
      />
      {asked ? (
        <>
          <Button type="submit" look="filled" size="l" wide busy={busy}>
            验证
          </Button>
          <p className="flex items-center justify-between gap-3 text-14 text-ink-3">
            没收到？看看短信有没有被拦截
            <Button look="text" size="s" disabled={left > 0} busy={sending} onClick={() => void send()}>
              {sent || left > 0 ? resend : '获取验证码'}
            </Button>
          </p>
        </>
      ) : (
        <Button look="filled" size="l" wide busy={sending} onClick={() => void send()}>
          获取验证码
        </Button>
      )}
    </form>
  );
}

interface Props {
  value: string;
  error: string | undefined;
  hint: ReactNode;
  /** Until a code was sent. */
  disabled: boolean;
  onChange(value: string): void;
}

const cells = [0, 1, 2, 3, 4, 5, 6, 7];
/** Between two cells, in px. */
const GAP = 8;

/** An SMS code, a digit a cell: six, or eight after many wrong guesses. */
const CodeCells = ({ value, error, hint, disabled, onChange }: Props) => {
  const count = value.length > 6 ? 8 : 6;
  const pitch = `((100cqw + ${GAP}px) / ${count})`;
  return (
    <FormField label="验证码" error={error} hint={hint}>
      {(wiring) => (
        <span className="group @container relative block overflow-clip">
          <span aria-hidden className="flex" style={{ gap: GAP }}>
            {cells.slice(0, count).map((at) => (
              <i
                key={at}
                className={clsx(
                  'h-12 min-w-0 flex-1 rounded-ctl border',
                  disabled ? 'bg-fill' : 'bg-surface',
                  error ? 'border-err' : at < value.length ? 'border-ink-4' : 'border-line-strong',
                  at === Math.min(value.length, count - 1) &&
                    'group-focus-within:border-brand group-focus-within:bg-brand-tint',
                )}
              />
            ))}
          </span>
          <input
            {...wiring}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            disabled={disabled}
            value={value}
            // `1ch` is a digit; the last one's space lies outside.
            style={{
              fontSize: '1.25rem',
              letterSpacing: `calc(${pitch} - 1ch)`,
              paddingInline: `calc((${pitch} - ${GAP}px - 1ch) / 2) 0`,
            }}
            className="num absolute inset-y-0 left-0 w-[calc(100%+64px)] border-0 bg-transparent text-ink-1 outline-none shadow-none"
            onChange={({ target }) => onChange(target.value)}
          />
        </span>
      )}
    </FormField>
  );
};

function NoPhone({ redirect }: { redirect: string | undefined }) {
  return (
    <EmptyState
      title="请先验证手机号"
      text="用手机号和验证码登录后，再填写基本信息"
      action={
        <a className="btn btn-filled btn-l" href={paths.mobileLogin(redirect)}>
          去登录
        </a>
      }
    />
  );
}

/**
 * The basic information of a phone without a seeker record (seed, section 2), and of a signed-in person, to be changed. The phone
 * in the URL is no proof: only a code sent to it is, and the ticket issued for the code registers.
 */
export function BaseInfoPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const redirect = params.get('redirect') ?? undefined;
  const phone = params.get('phone');
  const verified = useSession((state) => state.user?.phone);
  // As the page was opened: a registration that just signed the person in navigates away.
  const [jober] = useState(() => (isSeekerSignedIn(getSession()) ? getSession().jober : null));
  const [typed, setTyped] = useState<Typed>({});
  const ticket = registerTicket();
  const leave = (otherwise: string) => navigate(redirect ? safePath(redirect) : otherwise, { replace: true });
  const own = jober && (!phone || phone === jober.phone);
  const proven = ticket && verified && (!phone || phone === verified);

  const back = own ? paths.mobileMine() : paths.mobileLogin(redirect);
  if (own || !(proven || (phone && rules.mobile.test(phone)))) {
    return (
      <>
        <TopBar title={own ? '基本信息' : '注册'} back={back} />
        <section className="m-page m-form pt-3">
          {own ? (
            <BasicsForm jober={jober} onDone={() => leave(paths.mobileMine())} />
          ) : (
            <NoPhone redirect={redirect} />
          )}
        </section>
      </>
    );
  }
  const resume = <FirstResume phone={(proven && verified) || phone || ''} isVerified={!!proven} typed={typed} />;
  return (
    <MobileSignIn back={back} beside={resume}>
      <div className="mb-6">
        <NumberedSteps steps={joinSteps} at={proven ? 2 : 1} across />
      </div>
      {proven ? (
        <>
          <h1 className="mb-4 text-28 lg:leading-11">填基本信息</h1>
          <JoinForm ticket={ticket} onTyped={setTyped} onDone={() => leave(paths.mobileResume())} />
        </>
      ) : (
        <VerifyPhone
          phone={phone ?? ''}
          onVerified={(outcome) => (outcome === 'new-person' ? lookAgain() : void leave(paths.mobileMine()))}
        />
      )}
      <div className="mt-6 lg:hidden">{resume}</div>
    </MobileSignIn>
  );
}
