import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import type { Resume } from '#contract/resumes/resumes.ts';
import { identities } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { toast } from '#web/api/toasts.ts';
import { DevicesCard } from '#web/features/account/devices-card.tsx';
import { useCityName } from '#web/features/city/city-name.ts';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { logout } from '#web/session/logout.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Head } from '#web/ui/head.tsx';
import { Section } from '#web/ui/section.tsx';
import { BlocksCard } from './blocks-card.tsx';
import { DataCard } from './data-card.tsx';
import type { Account } from './load-account.ts';
import { PrivacyCard } from './privacy-card.tsx';
import { WaysInCard } from './ways-in-card.tsx';

interface Props {
  id: string;
  label: string;
  /** What it holds now. */
  value: ReactNode;
  children: ReactNode;
}

/** A line of a section that opens to what can be changed; open where the address names it. */
function Fold({ id, label, value, children }: Props) {
  const { hash } = useLocation();
  return (
    <details id={id} open={hash === `#${id}`} className="group scroll-mt-20 border-b border-line last:border-b-0">
      <summary className="flex min-h-14 cursor-pointer items-center gap-4 text-14">
        <span className="w-28 flex-none text-16 text-ink-1">{label}</span>
        <span className="min-w-0 flex-1 truncate text-ink-3">{value}</span>
        <span className="i i-down flex-none text-ink-3 group-open:rotate-180" aria-hidden />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}

/** Leaves the account, or goes to the company of somebody who also recruits. */
function Leave() {
  const navigate = useNavigate();
  const recruits = useSession((state) => state.companyJober !== null);
  const leave = async () => {
    await logout();
    toast.success('已退出登录');
    void navigate(paths.home());
  };
  return (
    <>
      {recruits && (
        <ButtonLink look="text" href={paths.enterprise()}>
          切换到单位中心
        </ButtonLink>
      )}
      <Button look="text" onClick={() => void leave()}>
        退出登录
      </Button>
    </>
  );
}

/** How complete the resume is, and what raises it most. */
function ResumeSection({ resume }: { resume: Resume }) {
  const next = resume.missing.slice(0, 3);
  return (
    <Section id="resume" title="简历" note={`${monthDay(resume.updatedAt)} 存过`}>
      <div className="grid gap-x-12 gap-y-4 sm:grid-cols-[200px_minmax(0,1fr)]">
        <p className="text-14 text-ink-2">
          <b className="num block text-40 leading-12 text-ink-1">{resume.completeness}%</b>
          {resume.missing.length > 0 ? `写好了，还有 ${resume.missing.length} 处可补` : '写全了'}
        </p>
        <ul className="rows">
          {next.map(({ section, label, gain }) => (
            <li key={section + label}>
              <a
                href={`${paths.resumeVersion(resume.id)}#${section}`}
                className="flex min-h-12 items-center gap-4 text-16 text-ink-1 hover:text-brand"
              >
                {label}
                <span className="text-14 text-ink-3">再加 {gain}%</span>
                <ChevronRight size={16} className="ml-auto flex-none text-ink-4" aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const inK = (fen: number) => fen / 100_000;

/** What the person asks for a month, and the way to what is paid. */
function PaySection({ resume }: { resume: Resume | undefined }) {
  const { salaryMin, salaryMax } = resume?.content.intentions[0] ?? {};
  return (
    <Section title="薪资" note="月薪，税前">
      <p className="flex min-h-12 flex-wrap items-center gap-x-4 text-16 text-ink-1">
        {salaryMin
          ? `你想要 ${[salaryMin, salaryMax].flatMap((fen) => (fen ? [inK(fen)] : [])).join('–')}K`
          : '还没写想要多少'}
        <a className="link text-14" href={paths.userWages()}>
          看市场行情、算到手、签收工资条
        </a>
      </p>
    </Section>
  );
}

/** 我: the resume, who sees it, pay, and the account, as sections of one sheet. */
export function AccountPage({ account, devices, blocks, exported, resume }: Account) {
  const isSeeker = account.seeker !== null;
  return (
    <>
      <ProfileHead resume={resume} />
      <div className="card">
        {resume && <ResumeSection resume={resume} />}
        {account.seeker && (
          <Section id="privacy" className="scroll-mt-20" title="谁能看到我" note="选好就生效">
            <PrivacyCard seeker={account.seeker} />
            <Fold
              id="blocks"
              label="不给这些单位看"
              value={blocks.map(({ company }) => company.name).join('，') || '现在或以前的单位'}
            >
              <BlocksCard blocks={blocks} />
            </Fold>
          </Section>
        )}
        {isSeeker && isKnownLink(paths.userWages()) && <PaySection resume={resume} />}
        <Section id="account" title="账号">
          <WaysInCard account={account} />
          <Fold id="devices" label="登录设备" value={`${devices.length} 台`}>
            <DevicesCard devices={devices} toPhone={isSeeker} className="bg-fill" />
          </Fold>
          <Fold id="consents" label="授权记录" value={`${account.consents.length} 条`}>
            <ConsentsCard consents={account.consents} />
          </Fold>
          <DataCard phone={account.phone} exported={exported} />
          <div className="-ml-4 flex flex-wrap gap-2 pt-4">
            <ButtonLink look="text" href={paths.seekerInfo(paths.homePage())}>
              修改基本信息
            </ButtonLink>
            <ButtonLink look="text" href={paths.notices()}>
              选择通知
            </ButtonLink>
            <ButtonLink look="text" href={paths.favourites({ tab: 'history' })}>
              浏览记录
            </ButtonLink>
            <ButtonLink look="text" href={paths.favourites({ tab: 'reports' })}>
              我的举报
            </ButtonLink>
            <Leave />
          </div>
        </Section>
      </div>
    </>
  );
}

const names: Record<string, { label: string; href?: string }> = {
  privacy: { label: '隐私政策', href: paths.privacy() },
  agreement: { label: '用户服务协议', href: paths.agreement() },
  exam: { label: '公开招聘报名', href: paths.ownExams() },
  delivery: { label: '看我投递的简历', href: paths.deliveries() },
};

/** My consents, with versions and dates. */
export const ConsentsCard = ({ consents }: { consents: AccountOverview['consents'] }) =>
  consents.length === 0 ? (
    <p className="text-14 text-ink-3">还没有授权记录</p>
  ) : (
    <table className="w-full text-14">
      <thead>
        <tr className="border-b border-line text-left text-14 text-ink-3">
          <th className="py-2 font-normal">给谁，做什么</th>
          <th className="py-2 pl-4 text-right font-normal">时间</th>
        </tr>
      </thead>
      <tbody>
        {consents.map(({ kind, version, grantedAt, company, about }) => (
          <tr key={`${kind}${grantedAt}`} className="border-b border-line last:border-b-0">
            <td className="py-2">
              <a className="font-semibold text-ink-1 hover:text-brand" href={names[kind]?.href}>
                {company ?? names[kind]?.label ?? kind}
              </a>
              <span className="block text-12 text-ink-3">{about ?? (company ? names[kind]?.label : '本站')}</span>
            </td>
            <td className="tabular py-2 pl-4 text-right whitespace-nowrap text-ink-2">
              {dayAndTime(grantedAt)}
              {version && <span className="block text-12 text-ink-3">{version} 版</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );

/** The person as a school sees them, and the way to their resume. */
function ProfileHead({ resume }: Pick<Account, 'resume'>) {
  const jober = useSession((state) => state.jober);
  const city = useCityName(jober?.cityCode ?? null);
  if (!jober) return <Head title="我" />;
  const facts = [
    labelOf(educations, jober.education),
    labelOf(identities, jober.identity),
    jober.cityCode && city && `在${city}`,
  ].filter(Boolean);
  return (
    <Head
      title={
        <span id="profile" className="flex items-center gap-4">
          <Avatar name={jober.name} src={jober.avatarUrl} size={56} />
          {jober.name}
        </span>
      }
      text={facts.join('，')}
      act={
        <>
          {resume && (
            <ButtonLink size="l" href={paths.resumeSheet({ id: resume.id })}>
              预览
            </ButtonLink>
          )}
          <ButtonLink size="l" look="filled" href={resume ? paths.resumeVersion(resume.id) : paths.resume()}>
            改简历
          </ButtonLink>
        </>
      }
    />
  );
}
