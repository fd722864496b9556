import { clsx } from 'clsx';
import UserRound from 'lucide-react/icons/user-round';
import { useReducer, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { rules } from '#contract/rules.ts';
import { identities, type newJober } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { maskPhone } from '#contract/text.ts';
import { BasicsForm } from '#web/features/basics/basics-form.tsx';
import { useCityName } from '#web/features/city/city-name.ts';
import { JoinForm } from '#web/features/sign-in/join-form.tsx';
import { NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { getSession, useSession } from '#web/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { MobileSignIn } from './mobile-sign-in.tsx';
import { VerifyPhone } from './verify-phone.tsx';

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

const steps = ['验证手机号', '填基本信息', '去投递'];

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
        <NumberedSteps steps={steps} at={proven ? 2 : 1} across />
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

type Typed = Partial<z.input<typeof newJober>>;

interface LineProps {
  label: string;
  value: string | undefined;
  /** Stands there until something is chosen. */
  example: string;
  className?: string;
}

/** A line of the resume: what was typed, or the line to write on with an example. */
const Line = ({ label, value, example, className }: LineProps) => (
  <div className={className}>
    <dt className="text-14 text-ink-3">{label}</dt>
    <dd
      className={clsx(
        'cut mt-0.5 h-7 border-b leading-7',
        value ? 'border-transparent font-semibold text-ink-1' : 'border-dashed border-line-strong text-ink-3',
      )}
    >
      {value || `如 ${example}`}
    </dd>
  </div>
);

interface Props {
  phone: string;
  isVerified: boolean;
  typed: Typed;
}

/** What the number is for: the first resume, which fills as it is typed. */
function FirstResume({ phone, isVerified, typed }: Props) {
  const city = useCityName(typed.cityCode ?? null);
  const missing = [typed.name, typed.gender, typed.birthday, typed.education, typed.identity].filter((one) => !one);
  return (
    <section aria-label="你的第一份简历">
      <h2 className="flex items-baseline justify-between text-20">
        你的第一份简历
        <span className="text-14 font-normal text-ink-3">
          {missing.length > 0 ? `还差 ${missing.length} 项，约 ${missing.length * 8} 秒` : '必填的都齐了'}
        </span>
      </h2>
      <div className="mt-3 rounded-card border border-line bg-surface p-8 shadow-float max-lg:p-4 max-lg:shadow-none">
        <div className="flex items-center gap-4">
          <span className="grid size-16 flex-none place-items-center rounded-full bg-brand-tint text-20 font-semibold text-brand max-lg:size-12">
            {typed.name ? typed.name.slice(0, 1) : <UserRound size={28} aria-hidden />}
          </span>
          <div className="min-w-0 flex-1">
            <p className={clsx('cut text-20 font-semibold', typed.name ? 'text-ink-1' : 'text-ink-3')}>
              {typed.name || '你的姓名'}
            </p>
            <p className="tabular mt-1 flex items-center gap-2 text-14 text-ink-2">
              {maskPhone(phone)} <Tag tone={isVerified ? 'ok' : 'brand'}>{isVerified ? '已验证' : '待验证'}</Tag>
            </p>
          </div>
        </div>
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 max-lg:mt-4 max-lg:gap-y-3">
          <Line label="最高学历" value={typed.education && labelOf(educations, typed.education)} example="本科" />
          <Line label="当前身份" value={typed.identity && labelOf(identities, typed.identity)} example="应届毕业生" />
          <Line label="出生日期" value={typed.birthday} example="2004-05-12" />
          <Line label="期望城市" value={typed.cityCode && city} example="杭州" />
          <Line label="期望职位" value={typed.intention} example="高中数学教师" className="col-span-full" />
        </dl>
      </div>
      <p className="mt-3 text-14 text-ink-3">以后随时可以改；投递之前，学校看不到</p>
    </section>
  );
}
