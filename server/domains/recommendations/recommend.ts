import { cityCodeOf, regionShortName } from '#contract/taxonomy/regions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findOffers, type Offer } from './candidates.ts';
import { type Profile, readProfile } from './profile.ts';
import { type Weighed, weigh } from './weigh.ts';

const most = 20;
const mostOfACompany = 2;

export interface Recommended {
  personalised: boolean;
  hasIntention: boolean;
  found: Weighed[];
}

/** The best of them, without blocked companies and not all of one. */
function choose(weighed: readonly Weighed[], blocked: ReadonlySet<string>): Weighed[] {
  const taken = new Map<string, number>();
  const chosen = weighed.filter(({ offer: { companyId } }) => {
    const n = taken.get(companyId) ?? 0;
    taken.set(companyId, n + 1);
    return n < mostOfACompany && !blocked.has(companyId);
  });
  return chosen.slice(0, most);
}

const newestFirst = (offer: Offer): Weighed => {
  const city = regionShortName(cityCodeOf(offer.cityCode));
  return { offer, score: 0, reasons: [city ? `${city}最新发布` : '最新发布'] };
};

/** With the switch off nothing that the person wrote counts but the city: the newest posts there. */
const impersonal = (profile: Profile): Profile => ({ ...profile, wishes: [] });

/** What to show a seeker, the best first. Null where the record was erased meanwhile. */
export async function recommend(db: Database, joberId: string, now: Date): Promise<Recommended | null> {
  const profile = await readProfile(db, joberId);
  if (!profile) return null;
  const { personalised, blocked } = profile;
  const hasIntention = profile.wishes.length > 0;
  const asked = personalised ? profile : impersonal(profile);
  const offers = await findOffers(db, asked, now);
  const weighed = personalised
    ? offers.map((offer) => weigh(offer, asked, now)).sort((one, other) => other.score - one.score)
    : offers.map(newestFirst);
  return { personalised, hasIntention, found: choose(weighed, blocked) };
}
