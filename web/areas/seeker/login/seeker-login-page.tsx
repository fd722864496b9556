import { useNavigate, useSearchParams } from 'react-router';
import { SignInForm } from '../../../features/sign-in/sign-in-form.tsx';
import { paths } from '../../../paths.ts';
import { safePath } from '../../../safe-path.ts';
import { type Outcome, signInByCode, signInByPassword } from './sign-in-seeker.ts';

/** Job seeker login. Afterwards the person is where they wanted to go. */
export function SeekerLoginPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const redirect = params.get('redirect') ?? undefined;
  const proceed = (outcome: Outcome) => {
    if (outcome === 'new-person') return navigate(paths.seekerInfo(redirect));
    return navigate(redirect ? safePath(redirect) : paths.seekerHome(), { replace: true });
  };
  return (
    <section className="mx-auto my-10 w-full max-w-105 px-4 max-sm:my-4">
      <div className="card p-8 max-sm:p-5">
        <h1 className="text-24">求职者登录</h1>
        <p className="mt-1 mb-6 text-13 text-ink-3">新手机号登录后填写基本信息即可注册</p>
        <SignInForm
          side="jober"
          onCode={async (phone, code) => void (await proceed(await signInByCode(phone, code)))}
          onPassword={async (phone, password) => void (await proceed(await signInByPassword(phone, password)))}
        />
        <p className="mt-6 border-t border-line pt-4 text-center text-13 text-ink-3">
          我是招聘单位，
          <a className="text-brand underline underline-offset-3" href={paths.enterpriseLogin()}>
            去单位登录
          </a>
        </p>
      </div>
    </section>
  );
}
