import { useNavigate, useSearchParams } from 'react-router';
import { Logo } from '#web/features/shell/logo.tsx';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { SignedInNote } from '#web/features/sign-in/signed-in-note.tsx';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { getSession } from '#web/session/session-store.ts';
import { type Outcome, signInByCode, signInByPassword } from './sign-in-recruiter.ts';

const promises = [
  ['一处收齐投递', '按职位和进度看每份简历，7 天内答复有提醒'],
  ['岗位说得清楚', '学段、学科、编制、资格证分项填写，老师自己先核对'],
  ['答复看得见', '回复率和平均回复时间公开，认真的单位更受信任'],
] as const;

/** Recruiter login. */
export function EnterpriseLoginPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const proceed = (outcome: Outcome) => {
    const redirect = params.get('redirect');
    const requested = redirect ? safePath(redirect) : null;
    // An invitation leads to certification itself, so it must not be lost here.
    if (outcome === 'incomplete')
      return navigate(requested?.startsWith(paths.enterpriseAuth()) ? requested : paths.enterpriseAuth());
    const certified = ['approved', 'suspended'].includes(getSession().company?.status ?? '');
    return navigate(requested ?? (certified ? paths.ment() : paths.enterpriseAuth()), { replace: true });
  };
  return (
    <main className="grid min-h-screen bg-ground lg:grid-cols-[1fr_560px]">
      <aside className="hidden flex-col justify-between bg-brand-tint p-12 lg:flex">
        <Logo />
        <div>
          <h2 className="text-32 leading-tight font-semibold text-ink-1">找到合适的老师，给每份投递一个答复</h2>
          <dl className="mt-8 space-y-5">
            {promises.map(([name, text]) => (
              <div key={name}>
                <dt className="text-16 font-semibold text-ink-1">{name}</dt>
                <dd className="mt-1 text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className="text-13 text-ink-3">教育人才网 单位版</p>
      </aside>
      <section className="flex items-center justify-center px-4 py-10">
        <div className="w-full max-w-100">
          <div className="mb-8 lg:hidden">
            <Logo />
          </div>
          <h1 className="text-24 font-semibold text-ink-1">招聘者登录</h1>
          <p className="mt-1 mb-6 text-13 text-ink-3">首次登录后填写单位信息，提交认证</p>
          <SignedInNote portal="company" />
          <SignInForm
            side="company"
            onCode={async (proof) => void (await proceed(await signInByCode(proof)))}
            onPassword={async (proof) => void (await proceed(await signInByPassword(proof)))}
          />
          <p className="mt-6 text-center text-13 text-ink-3">
            我是求职者，
            <a className="text-brand underline underline-offset-3" href={paths.seekerLogin()}>
              去求职者登录
            </a>
          </p>
        </div>
      </section>
    </main>
  );
}
