import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import KeyRound from 'lucide-react/icons/key-round';
import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type LoginProvider, providerBefore } from '#contract/identity/account-words.ts';
import { normalisePhone } from '#contract/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { LogoMark } from '#web/features/shell/logo.tsx';
import { CodeField } from '#web/features/sign-in/code-field.tsx';
import { PhoneField } from '#web/features/sign-in/credential-fields.tsx';
import { ReplyScene } from '#web/features/sign-in/reply-scene.tsx';
import { SignInCard } from '#web/features/sign-in/sign-in-card.tsx';
import { enter, settle } from '#web/features/sign-in/sign-in-seeker.ts';
import { useCredentials } from '#web/features/sign-in/use-credentials.ts';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { setSession } from '#web/session/session-store.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { leaveForProvider, takeBegun } from './oauth.ts';

type Stage = { at: 'working' } | { at: 'unbound'; ticket: string } | { at: 'failed'; why: string };

/** What a sign-in that failed has not touched. */
const kept = [
  [FileText, '简历', '一个字没动'],
  [Send, '投递', '进度照常，学校的答复照样通知你'],
  [MessageCircle, '消息', '登录以后接着聊'],
  [KeyRound, '登录方式', '没有新建账号，绑定也没有增减'],
] as const;

const field = { qq: 'qqOpenId', wechat: 'weChatOpenId' } as const;

/** Everything of the person is where it was. */
const Untouched = () => (
  <section aria-label="没有变的">
    <h2 className="text-20 max-lg:text-16">你的东西都在原处</h2>
    <ul className="card mt-4 divide-y divide-line px-6 py-2 max-lg:mt-3 max-lg:px-4 max-lg:py-0">
      {kept.map(([Icon, name, how]) => (
        <li key={name} className="flex items-center gap-4 py-3">
          <span className="grid size-10 flex-none place-items-center rounded-ctl bg-brand-tint text-brand">
            <Icon size={20} aria-hidden="true" />
          </span>
          <span className="min-w-0 flex-1 text-14 text-ink-3">
            <b className="block text-14 font-semibold text-ink-1">{name}</b>
            {how}
          </span>
          <CircleCheck size={20} className="flex-none text-ok" aria-hidden="true" />
        </li>
      ))}
    </ul>
  </section>
);

/** The return from QQ or WeChat: 授权中, then signed in, 需绑定手机, or 失败 with the reason. */
export function OauthReturnPage({ provider }: { provider: LoginProvider }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [stage, setStage] = useState<Stage>({ at: 'working' });
  const redirect = useRef<string | null>(null);
  const begun = useRef(false);
  const goOn = () => navigate(redirect.current ? safePath(redirect.current) : paths.seekerHome(), { replace: true });

  const tryAgain = () => leaveForProvider(provider, 'login', redirect.current ?? undefined).catch(() => {});

  const finish = async () => {
    const saved = takeBegun(provider);
    const [code, state] = [params.get('code'), params.get('state')];
    if (!code || !state) return setStage({ at: 'failed', why: '你取消了授权，没有登录' });
    if (!saved) return setStage({ at: 'failed', why: '这次授权不是从本页开始的，请重新登录' });
    redirect.current = saved.redirect;
    const body = { code, state, browserKey: saved.browserKey };
    const answer = await call('POST /api/oauth/:provider/finish', { params: { provider }, body });
    if (answer.outcome === 'unbound') {
      setSession({ [field[provider]]: answer.ticket });
      return setStage({ at: 'unbound', ticket: answer.ticket });
    }
    if (answer.outcome === 'signed-in') await enter(answer);
    else toast.success(`已绑定：${providerBefore(provider, '登录')}`);
    await (answer.outcome === 'bound' ? navigate(paths.homePage(), { replace: true }) : goOn());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the return is good once, whatever is drawn anew
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    finish().catch((error: unknown) =>
      setStage({ at: 'failed', why: error instanceof ApiError ? error.message : '授权没有完成' }),
    );
  }, []);

  return (
    <SignInCard
      scene={stage.at === 'failed' ? null : undefined}
      beside={
        stage.at === 'failed' && (
          <>
            <ReplyScene className="mb-8 block w-full rounded-card" />
            <Untouched />
          </>
        )
      }
    >
      {stage.at === 'working' && (
        <div role="status" className="flex flex-col items-center py-8">
          <span className="size-8 animate-spin rounded-full border-3 border-line border-t-brand" />
          <h1 className="mt-4 text-20">{providerBefore(provider, '授权中')}</h1>
          <p className="mt-1 text-14 text-ink-3">请稍候，不要关闭页面</p>
        </div>
      )}
      {stage.at === 'failed' && (
        <div role="alert">
          <BrokenLink provider={provider} />
          <h1 className="mt-8 text-28 leading-11">{providerBefore(provider, '登录没有完成')}</h1>
          <p className="mt-2 text-16 leading-7 text-ink-2">{stage.why}。再试时，请在弹出的页面里选“同意”。</p>
          <p className="mt-1 text-14 text-ink-3">
            {providerBefore(provider, '账号')}的密码和好友本站拿不到，只用来确认是你。
          </p>
          <div className="mt-6 grid grid-cols-2 gap-3 max-sm:grid-cols-1">
            <Button look="filled" size="l" onClick={() => void tryAgain()}>
              再试一次
            </Button>
            <ButtonLink size="l" href={paths.seekerLogin()}>
              用手机号登录
            </ButtonLink>
          </div>
          <div className="mt-8 lg:hidden">
            <Untouched />
          </div>
          <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-5 text-14">
            <a href={paths.seekerInfo()} className="link">
              还没有账号，用手机号注册
            </a>
            <a href={paths.homePage()} className="link">
              想换绑，登录后在个人主页更换
            </a>
          </p>
        </div>
      )}
      {stage.at === 'unbound' && (
        <BindPhone
          provider={provider}
          ticket={stage.ticket}
          onDone={(isNew) => (isNew ? navigate(paths.seekerInfo(redirect.current ?? undefined)) : goOn())}
        />
      )}
    </SignInCard>
  );
}

interface BindProps {
  provider: LoginProvider;
  ticket: string;
  onDone(isNew: boolean): unknown;
}

/** Binds an unknown identity to a phone. */
function BindPhone({ provider, ticket, onDone }: BindProps) {
  const { values, bind, errors, setErrors, busy, submit } = useCredentials({ phone: '', verifyCode: '' });
  const tie = (event: FormEvent) => {
    event.preventDefault();
    const phone = normalisePhone(values.phone);
    const body = { ticket, phone, verifyCode: values.verifyCode.normalize('NFKC').trim() };
    void submit(async () => {
      const outcome = await settle(phone, await call('POST /api/oauth/bind', { body }));
      onDone(outcome !== 'signed-in');
    });
  };
  return (
    <form onSubmit={tie} noValidate className="space-y-4">
      <h1 className="text-20">绑定手机号</h1>
      <p className="text-14 text-ink-3">
        {providerBefore(provider, '授权成功')}。第一次登录需要验证手机号，以后用它就能直接登录
      </p>
      <PhoneField {...bind('phone')} />
      <CodeField
        side="jober"
        purpose="bind"
        phone={values.phone}
        {...bind('verifyCode')}
        error={errors.verifyCode ?? errors.form}
        onPhoneError={(text) => setErrors({ phone: text })}
      />
      <Button type="submit" look="filled" size="l" wide busy={busy}>
        绑定并登录
      </Button>
    </form>
  );
}

/** The provider and the site, and between them a link that did not come about. */
function BrokenLink({ provider }: { provider: LoginProvider }) {
  return (
    <p aria-hidden="true" className="flex items-center gap-4">
      <span
        className={`grid size-16 flex-none place-items-center rounded-card ${provider === 'wechat' ? 'bg-ok-tint' : 'bg-brand-tint'}`}
      >
        {provider === 'wechat' ? (
          <svg viewBox="0 0 40 32" width="38" height="31" fill="var(--ok)" aria-hidden="true">
            <path d="M15 2c7 0 12.500 4.500 12.500 10S22 22 15 22c-1.500 0-3-.2-4.300-.6L6 24l1.200-4C4.200 18.200 2.500 15.300 2.500 12 2.500 6.500 8 2 15 2" />
            <path
              d="M27 11.500c6 0 10.500 3.900 10.500 8.500 0 2.800-1.500 5.200-3.900 6.800l1 3.400-4-2.200c-1.100.3-2.300.5-3.6.5-6 0-10.500-3.900-10.500-8.500s4.500-8.500 10.500-8.500"
              stroke="var(--ok-tint)"
              strokeWidth="2"
            />
          </svg>
        ) : (
          <svg viewBox="0 0 40 44" width="40" height="44" aria-hidden="true">
            <path d="M8 40h10l2-3 2 3h10l-3-4H11z" fill="var(--warm)" />
            <path
              d="M20 3c-7 0-11 5-11 12v5c-3 4-5 8-4 12 1 2 3-1 4-3 1 6 5 10 11 10s10-4 11-10c1 2 3 5 4 3 1-4-1-8-4-12v-5c0-7-4-12-11-12"
              fill="var(--ink-1)"
            />
            <path d="M20 21c-5 0-8 5-8 9 0 5 3 7 8 7s8-2 8-7c0-4-3-9-8-9" fill="var(--surface)" />
            <ellipse cx="16" cy="12" rx="2.6" ry="3.6" fill="var(--surface)" />
            <ellipse cx="24" cy="12" rx="2.6" ry="3.6" fill="var(--surface)" />
            <path d="M13 18q7-3 14 0-7 4-14 0" fill="var(--warm)" />
            <path d="M9 20q11 6 22 0l1 4q-5 2-8 2l-1 6h-4v-6q-6 0-11-2z" fill="var(--err)" />
          </svg>
        )}
      </span>
      <span className="flex-1 border-t-2 border-dashed border-line-strong" />
      <span className="grid size-7 flex-none place-items-center rounded-full bg-err-tint text-err-ink">
        <X size={16} />
      </span>
      <span className="flex-1 border-t-2 border-dashed border-line-strong" />
      <span className="grid size-16 flex-none place-items-center rounded-card bg-brand-tint">
        <LogoMark size={40} />
      </span>
    </p>
  );
}
