import { cityCodeOf, regionShortName } from '#contract/taxonomy/places/regions.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import type { Blocked } from './blocked.ts';
import { findOffers, type Offer } from './candidates.ts';
import { type Profile, readProfile } from './profile.ts';
import { nothingUnsuited, type Unsuited } from './unsuited.ts';
import { type Weighed, weigh } from './weigh.ts';

/** By how many points a post of the first city may be behind one that it stands before. */
const behind = 20;

/** Of several wished cities, gives the first one every second place while it has posts nearly as good. `found` is best first. */
export function withFirstCity(found: readonly Weighed[], [first, ...others]: readonly string[]): Weighed[] {
  if (first === undefined || others.length === 0) return [...found];
  const isThere = ({ offer }: Weighed) => cityCodeOf(offer.cityCode) === cityCodeOf(first);
  const [own, rest] = [found.filter(isThere), found.filter((one) => !isThere(one))];
  const ordered: Weighed[] = [];
  let ownTaken = 0;
  while (ordered.length < found.length) {
    const [next, other] = [own[ownTaken], rest[ordered.length - ownTaken]];
    const isDue = next && 2 * ownTaken <= ordered.length && next.score >= (other?.score ?? 0) - behind;
    const isOwn = next !== undefined && (!other || isDue || next.score >= other.score);
    const taken = isOwn ? next : other;
    if (!taken) break;
    ordered.push(taken);
    if (isOwn) ownTaken += 1;
  }
  return ordered;
}

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
