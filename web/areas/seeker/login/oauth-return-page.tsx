import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type LoginProvider, providerBefore } from '#contract/identity/account-words.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { CodeField } from '#web/features/sign-in/code-field.tsx';
import { PhoneField, proofOf, useCredentials } from '#web/features/sign-in/credentials.tsx';
import { SignInCard } from '#web/features/sign-in/sign-in-card.tsx';
import { enter, settle } from '#web/features/sign-in/sign-in-seeker.ts';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { setSession } from '#web/session/session-store.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { leaveForProvider, takeBegun } from './oauth.ts';

type Stage = { at: 'working' } | { at: 'unbound'; ticket: string } | { at: 'failed'; why: string };

const field = { qq: 'qqOpenId', wechat: 'weChatOpenId' } as const;

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
    <SignInCard>
      {stage.at === 'working' && (
        <div role="status" className="flex flex-col items-center py-8">
          <span className="size-8 animate-spin rounded-full border-3 border-line border-t-brand" />
          <h1 className="mt-4 text-20">{providerBefore(provider, '授权中')}</h1>
          <p className="mt-1 text-14 text-ink-3">请稍候，不要关闭页面</p>
        </div>
      )}
      {stage.at === 'failed' && (
        <div role="alert">
          <h1 className="text-28 leading-11">{providerBefore(provider, '登录没有完成')}</h1>
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
    const proof = proofOf(values);
    void submit(async () => {
      const login = await call('POST /api/oauth/bind', { body: { ticket, ...proof } });
      const outcome = await settle(proof.phone, login);
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
