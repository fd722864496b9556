import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useState } from 'react';
import type { Resume } from '#contract/resumes/resumes.ts';
import { identities } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { call } from '#web/api/browser-call.ts';
import { useCityName } from '#web/features/city/city-name.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const greetings = [
  [5, '夜深了'],
  [11, '早上好'],
  [13, '中午好'],
  [18, '下午好'],
  [24, '晚上好'],
] as const;

/** '早上好', by the clock of Shanghai. */
function greeting(): string {
  const hour = Number.parseInt(timeOfDay(new Date().toISOString()), 10) % 24;
  return greetings.find(([until]) => hour < until)?.[1] ?? '你好';
}

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
        <b className="cut block text-20 leading-7 font-semibold text-ink-1">
          {jober.name}，{greeting()}
        </b>
        <span className="block text-14 text-ink-3">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <ChevronRight size={20} className="flex-none text-ink-4" aria-hidden />
    </a>
  );
}

export interface Mine {
  deliveries: number | null;
  resume: Resume | null;
  favourites: number | null;
  viewers: number | null;
}

const nothing: Mine = { deliveries: null, resume: null, favourites: null, viewers: null };
const quietly = { background: true, quiet: true };

/** The resume of the signed-in seeker, and the figures of 我的. What cannot be loaded stays null. */
export function useMine(phone: string | null): Mine {
  const [mine, setMine] = useState(nothing);
  useEffect(() => {
    setMine(nothing);
    if (!phone) return;
    let current = true;
    const put = (part: Partial<Mine>) => {
      if (current) setMine((before) => ({ ...before, ...part }));
    };
    const lost = () => undefined;
    void call('GET /api/deliveries', { query: {} }, quietly).then(
      ({ counts }) => put({ deliveries: counts.all }),
      lost,
    );
    void call('GET /api/resumes', {}, quietly).then(
      (resumes) => put({ resume: resumes.find(({ isDefault }) => isDefault) ?? resumes[0] ?? null }),
      lost,
    );
    void call('GET /api/favourites', { query: {} }, quietly).then(({ total }) => put({ favourites: total }), lost);
    void call('GET /api/resume/getViewsList', { query: { phone } }, quietly).then(
      ({ total }) => put({ viewers: total }),
      lost,
    );
    return () => {
      current = false;
    };
  }, [phone]);
  return mine;
}
