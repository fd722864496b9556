import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';

interface Data {
  /** What invented schools are called; put together with a real city, no real school is meant. */
  schoolStems: readonly string[];
  kindergartenStems: readonly string[];
  /** Firms; no school's word among them. */
  firmStems: readonly string[];
  /** Old and poetic names of lands, by province, as universities like to carry them. */
  lands: Readonly<Record<string, readonly string[]>>;
  /** Fields that give a university its name and its stress. */
  universityKinds: readonly string[];
  roads: readonly string[];
}

const { roads, ...stems } = readData<Data>('stems');
export const { schoolStems, kindergartenStems, firmStems, lands, universityKinds } = stems;

/** A street and number, without the county: '钱江路 1388 号'. */
export const streetAddress = (random: Random): string =>
  `${random.pick(roads)} ${random.int(1, random.chance(0.3) ? 1999 : 399)} 号`;
