import { useNavigate, useSearchParams } from 'react-router';
import { memberRoles } from '#contract/companies/member-roles.ts';
import type { RecruiterLogin } from '#contract/identity/identity.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { Logo } from '#web/features/shell/logo.tsx';
import { enterAccount } from '#web/features/sign-in/enter-account.ts';
import { ConsoleSignIn } from '#web/features/sign-in/sign-in-card.tsx';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { SignedInNote } from '#web/features/sign-in/signed-in-note.tsx';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { keepVerifiedPhone } from '#web/session/register-ticket.ts';
import { firstPage } from '../first-page.ts';

type Outcome = 'signed-in' | 'incomplete';

/**
 * Stores the existing company and person records (seed, section 4). If one is missing, the phone is stored as the user and the
 * person continues with certification.
 */
async function settle(phone: string, login: RecruiterLogin, remember: boolean): Promise<Outcome> {
  const { company, jober, token, user, registerTicket, closingCancelled } = login;
  await enterAccount({ token, user, company, companyJober: jober }, { remember, closingCancelled });
  if (company && jober) return 'signed-in';
  keepVerifiedPhone({ ...user, phone }, registerTicket ?? '');
  return 'incomplete';
}

/** Recruiter login. */
export function EnterpriseLoginPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const enter = async (...login: Parameters<typeof settle>) => {
    const outcome = await settle(...login);
    const redirect = params.get('redirect');
    const requested = redirect ? safePath(redirect) : null;
    // An invitation leads to certification itself, so it must not be lost here.
    if (outcome === 'incomplete')
      return navigate(requested?.startsWith(paths.enterpriseAuth()) ? requested : paths.enterpriseAuth());
    return navigate(requested ?? firstPage() ?? paths.enterpriseAuth(), { replace: true });
  };
  return (
    <ConsoleSignIn
      logo={
        <>
          <Logo />
          <span className="rounded-tag bg-fill px-2 text-12 leading-6 text-ink-2">单位版</span>
        </>
      }
      foot={
        <>
          我是求职老师，
          <a className="text-brand underline underline-offset-3" href={paths.seekerLogin()}>
            去求职者登录
          </a>
        </>
      }
    >
      <h1 className="mb-6 text-28 leading-11 font-semibold text-ink-1">单位登录</h1>
      <InvitedNote redirect={params.get('redirect')} />
      <SignedInNote side="company" home={paths.enterprise()} />
      <SignInForm
        side="company"
        onCode={async ({ phone, verifyCode, remember }) => {
          const query = { phone, verifyCode, remember: remember ? ('1' as const) : undefined };
          await enter(phone, await call('GET /api/company/joberInfoByCode', { query }), remember);
        }}
        onPassword={async (body) =>
          enter(body.phone, await call('POST /api/company/recruiterLogin', { body }), body.remember)
        }
      />
      <p className="mt-6 rounded-card bg-fill px-4 py-3 text-14 text-ink-2">
        学校还没有账号？直接用手机验证码登录，填写单位信息、上传证照；审核时可以先写岗位
      </p>
    </ConsoleSignIn>
  );
}

/** The invitation that sign-in leads to. */
function tokenIn(redirect: string | null): string | null {
  const [path, query] = (redirect ? (safePath(redirect) ?? '') : '').split('?');
  return path === paths.enterpriseAuth() ? new URLSearchParams(query).get('invite') : null;
}

/** Who invites into which school, for a colleague who has to sign in first. */
function InvitedNote({ redirect }: { redirect: string | null }) {
  const token = tokenIn(redirect);
  const { data, error } = useCall('GET /api/team/invitations/:token', token ? { params: { token } } : null, quietly);
  const refusal = error instanceof ApiError && error.status === 404 ? error.message : null;
  if (!data && !refusal) return null;
  return (
    <div className="mb-6 rounded-card bg-brand-tint px-4 py-3 text-14 text-ink-2" role="status">
      {data ? (
        <>
          <b className="block font-semibold text-ink-1">
            {data.inviter} 邀请您加入 {data.companyName}
          </b>
          用自己的手机号登录后确认加入，角色：{memberRoles[data.role]}
        </>
      ) : (
        refusal
      )}
    </div>
  );
}
