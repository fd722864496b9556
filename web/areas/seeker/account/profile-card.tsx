import { privacyLevels } from '#contract/identity/account-words.ts';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import type { Viewer } from '#contract/resumes/resume-views.ts';
import { genders, identities } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { useCityName } from '#web/features/city/city-name.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';

const CRESTS = 5;

/** The crests of the schools that viewed the person last, each once. */
function LastViewers({ viewers }: { viewers: readonly Viewer[] }) {
  const companies = [...new Map(viewers.map(({ company }) => [company.id, company])).values()];
  if (companies.length === 0) return null;
  return (
    <a
      href={paths.lookMe()}
      className="flex items-center justify-between gap-3 text-13 text-ink-2 hover:text-brand max-sm:w-full"
    >
      最近看过你的学校
      <span className="flex -space-x-1.5">
        {companies.slice(0, CRESTS).map(({ id, name, logoUrl }) => (
          <CompanyLogo key={id} name={name} src={logoUrl} size={32} />
        ))}
      </span>
    </a>
  );
}

/** The page's header: the person as a school sees them, and who looked last. */
export function ProfileCard({ account, viewers }: { account: AccountOverview; viewers: readonly Viewer[] }) {
  const jober = useSession((state) => state.jober);
  const city = useCityName(jober?.cityCode ?? null);
  if (!jober) return null;
  const facts = [
    labelOf(genders, jober.gender),
    labelOf(educations, jober.education),
    labelOf(identities, jober.identity),
    jober.cityCode && city,
  ].filter(Boolean);
  return (
    <div id="profile" className="flex flex-wrap items-center gap-x-8 gap-y-4 px-6 py-5 max-sm:px-4">
      <div className="flex min-w-0 flex-1 items-center gap-4 max-sm:basis-full">
        <Avatar name={jober.name} src={jober.avatarUrl} size={56} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-24 leading-9 font-semibold text-ink-1 max-sm:text-20">
            {jober.name}
            {account.seeker && <Tag>{privacyLevels[account.seeker.privacy]}</Tag>}
          </p>
          <p className="text-14 text-ink-2">{facts.join(' · ')}</p>
        </div>
      </div>
      <LastViewers viewers={viewers} />
      <ButtonLink className="max-sm:w-full" href={paths.seekerInfo(paths.homePage())}>
        修改基本信息
      </ButtonLink>
    </div>
  );
}
