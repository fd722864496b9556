import { privacyLevels } from '#contract/identity/account-words.ts';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import { genders, identities } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { useCityName } from '#web/features/city/city-name.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** The page's header: the person as a school sees them. */
export function ProfileCard({ account }: { account: AccountOverview }) {
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
    <Card id="profile">
      <div className="flex items-center gap-4 max-sm:flex-wrap lg:flex-col lg:items-stretch">
        <Avatar name={jober.name} src={jober.avatarUrl} size={72} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 text-24 leading-9 font-semibold text-ink-1">
            {jober.name}
            {account.seeker && <Tag>{privacyLevels[account.seeker.privacy]}</Tag>}
          </p>
          <p className="mt-1 text-14 text-ink-2">{facts.join(' · ')}</p>
          <p className="mt-1 text-13 text-ink-3">单位看到的就是这些，它们也印在每份简历的抬头</p>
        </div>
        <ButtonLink className="max-sm:w-full" href={paths.seekerInfo(paths.homePage())}>
          修改基本信息
        </ButtonLink>
      </div>
    </Card>
  );
}
