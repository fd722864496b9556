import { demoPeople } from '../accounts.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';

interface Data {
  /** Several of one weight, from the commonest to the rarest. */
  surnames: readonly (readonly [weight: number, names: string])[];
  female: readonly string[];
  male: readonly string[];
}

const { surnames: written, female, male } = readData<Data>('person-names');
const surnames = written.flatMap(([weight, names]) => names.split(' ').map((name) => [name, weight] as const));

/** The persons whom the demo walks through; nobody else has their names. */
const known = new Set<string>(Object.values(demoPeople).flatMap((person) => ('name' in person ? [person.name] : [])));

/** An invented person. Teaching's people are mostly women, the young ones more so. */
export function personName(random: Random): { name: string; gender: 'female' | 'male' } {
  for (;;) {
    const surname = random.weighted(surnames);
    const gender = random.chance(0.68) ? 'female' : 'male';
    const name = surname + random.pick(gender === 'female' ? female : male);
    if (!known.has(name)) return { name, gender };
  }
}

/**
 * A mobile number of the 199 and 198 ranges; no one is meant. `index` makes it unique within a load: the last eight digits
 * walk through their ring in a step prime to its length.
 */
export function demoPhone(index: number): string {
  const prefix = index % 2 === 0 ? '199' : '198';
  return prefix + String((Math.floor(index / 2) * 61_803_399 + 20_260_001) % 100_000_000).padStart(8, '0');
}
