import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import type { Sector } from './kinds/company-kind.ts';

/** Paragraph pools of one sector: {short} {city} {county} {place} {founded} {staff} {classes} {campuses} {nature} are filled in. */
interface Pools {
  opening: readonly string[];
  strength: readonly string[];
  people: readonly string[];
  closing: readonly string[];
}

const pools = readData<Record<Sector, Pools>>('company-intros');

/** Two to four paragraphs that fit the sector, with the company's own facts in them. */
export function drawIntro(random: Random, sector: Sector, facts: Readonly<Record<string, string | number>>): string {
  const { opening, strength, people, closing } = pools[sector];
  const middle = random.sample(strength, strength.length > 2 && random.chance(0.3) ? 2 : 1);
  const parts = [random.pick(opening), ...middle, random.pick(people), random.pick(closing)];
  const remaining = random.chance(0.2) ? parts.slice(0, -1) : parts;
  return remaining
    .slice(0, 4)
    .join('\n')
    .replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
}
