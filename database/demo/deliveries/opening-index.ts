import { day, hour, hours, minute, plus, startOfDay } from '../moments.ts';
import type { Opening } from '../posts/load-posts.ts';
import type { Random } from '../random.ts';
import type { Persona } from '../seekers/seeker.ts';

/** Whether a post is meant for somebody at that point of life: 银龄 for the retired, 校招 and practice for graduates. */
export function suitsLife({ identity, years }: Persona, { tenure, experience, titleLevel }: Opening['post']): boolean {
  if ((tenure === 'retired') !== (identity === 'retired')) return false;
  if (experience === 'graduate' || tenure === 'intern') return years === 0;
  return years > 0 || !titleLevel;
}

/** Finds openings that a person would deliver to: the same stage and subject first, near rather than far. */
export class OpeningIndex {
  private readonly byKey = new Map<string, Opening[]>();

  constructor(openings: readonly Opening[]) {
    for (const opening of openings) {
      const { stages = [], subjects = [] } = opening.post;
      for (const key of [`${stages[0]}|${subjects[0] ?? ''}`, `${stages[0]}`]) {
        const known = this.byKey.get(key);
        if (known) known.push(opening);
        else this.byKey.set(key, [opening]);
      }
    }
  }

  pick(random: Random, persona: Persona): Opening | null {
    const { stage, subject, cityCode } = persona;
    const exact = this.byKey.get(`${stage}|${subject ?? ''}`) ?? [];
    const around = this.byKey.get(stage) ?? [];
    const offered = exact.length > 0 && random.chance(0.92) ? exact : around;
    if (offered.length === 0) return null;
    const few = offered.length > 40 ? Array.from({ length: 20 }, () => random.pick(offered)) : offered;
    const seen = random.sample(few, 20);
    const looked = seen.filter(({ post }) => suitsLife(persona, post));
    const near = looked.find(({ post }) => post.cityCode === cityCode);
    return near && random.chance(0.7) ? near : (looked[0] ?? null);
  }
}

/** The span in which the post took deliveries: since it was published, till it ended. */
export function takenBetween({ post, employer }: Opening, since: Date, now: Date): readonly [Date, Date] | null {
  const ends = [plus(now, -2 * minute), post.closedAt, post.deadline, employer.company.suspendedAt];
  const end = Math.min(...ends.map((at) => at?.getTime() ?? Number.POSITIVE_INFINITY));
  const start = Math.max(post.publishedAt?.getTime() ?? 0, since.getTime(), now.getTime() - 80 * day);
  return start + hour < end ? [new Date(start), new Date(end)] : null;
}

/** Whether the post took deliveries at a moment. */
export function tookAt(opening: Opening, at: Date, now: Date): boolean {
  const span = takenBetween(opening, new Date(0), now);
  return span !== null && span[0] <= at && at < span[1];
}

/**
 * A moment within the span, at an hour when people sit down to it. Rather early than late: of young posts there is the last
 * stretch alone.
 */
export function sendingTime(random: Random, [start, end]: readonly [Date, Date]): Date {
  const span = end.getTime() - start.getTime();
  const drawn = plus(end, -span * random.next() ** 0.75);
  const time = random.weighted(hours.sending) * hour + random.int(0, 59) * minute + random.int(0, 59_999);
  const at = plus(startOfDay(drawn), time);
  return at > start && at < end ? at : drawn;
}
