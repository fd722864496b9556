import ChevronRight from 'lucide-react/icons/chevron-right';
import { identities } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { useCityName } from '#web/features/city/city-name.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** The signed-in person. */
export function Person() {
  const jober = useSession((state) => state.jober);
  const seeker = useSession(isSeekerSignedIn);
  const city = useCityName(jober?.cityCode ?? null);
  if (!seeker || !jober) return null;
  const facts = [labelOf(educations, jober.education), labelOf(identities, jober.identity), jober.cityCode && city];
  return (
    <a className="flex items-center gap-4 py-3" href={paths.mobileResume()}>
      <Avatar name={jober.name} src={jober.avatarUrl} size={60} />
      <span className="min-w-0 flex-1">
        <b className="cut block text-20 leading-7 font-semibold text-ink-1">{jober.name}</b>
        <span className="block text-14 text-ink-3">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <ChevronRight size={20} className="flex-none text-ink-4" aria-hidden />
    </a>
  );
}
