import { cityCodeOf, regionShortName } from '#contract/taxonomy/places/regions.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import type { Blocked } from './blocked.ts';
import { findOffers, type Offer } from './candidates.ts';
import { withFirstCity } from './first-city.ts';
import { type Profile, readProfile } from './profile.ts';
import { nothingUnsuited, type Unsuited } from './unsuited.ts';
import { type Weighed, weigh } from './weigh.ts';

/** More than are shown, since some are dropped: repeated or blocked companies, and titles that exclude the person. */
const most = 36;

export interface Recommended extends Pick<Profile, 'personalised' | 'basis' | 'questions'> {
  /** Companies to exclude. */
  blocked: Blocked;
  unsuited: Unsuited;
  found: Weighed[];
}

const newestFirst = (offer: Offer): Weighed => {
  const city = regionShortName(cityCodeOf(offer.cityCode));
  return { offer, score: 0, reasons: [city ? `${city}最新发布` : '最新发布'], doubts: [] };
};

/** With personalisation off only the city counts: its newest posts. */
const impersonal = (profile: Profile): Profile => ({
  ...profile,
  basis: 'city',
  questions: [],
  wishes: [],
  unsuited: nothingUnsuited,
});

/** Recommendations for a seeker, best first. Null if the record was erased meanwhile. */
export async function recommend(source: SearchSource, joberId: string, now: Date): Promise<Recommended | null> {
  const profile = await readProfile(source.db, joberId, now);
  if (!profile) return null;
  const { personalised, blocked } = profile;
  const requested = personalised ? profile : impersonal(profile);
  const { basis, questions, unsuited } = requested;
  const offers = basis === 'nothing' ? [] : await findOffers(source, requested, now);
  const weighed = personalised
    ? offers.map((offer) => weigh(offer, requested, now)).sort((one, other) => other.score - one.score)
    : offers.map(newestFirst);
  const ordered = personalised ? withFirstCity(weighed, requested.cities) : weighed;
  const found = ordered.slice(0, most);
  return { personalised, basis, questions, blocked, unsuited, found };
}
