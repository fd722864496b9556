import type { Employer } from '../companies/load-companies.ts';
import type { Random } from '../random.ts';
import type { PostRow } from '../rows.ts';

/** A post that deliveries may be made to. */
export interface Opening {
  post: PostRow & { id: string };
  employer: Employer;
}

/** Keeps an even sample of bounded size of however many openings pass by, by company where they are few. */
export class Reservoir {
  private readonly random: Random;
  private readonly size: number;
  private seen = 0;
  readonly openings: Opening[] = [];

  constructor(random: Random, size: number) {
    this.random = random;
    this.size = size;
  }

  offer(opening: Opening): void {
    this.seen += 1;
    if (this.openings.length < this.size) {
      this.openings.push(opening);
      return;
    }
    const at = Math.floor(this.random.next() * this.seen);
    if (at < this.size) this.openings[at] = opening;
  }
}
