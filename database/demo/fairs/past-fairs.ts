import { readData } from '../read-data.ts';
import type { FairLine } from './fair-plan.ts';

/** Fairs that are over, the first one first. */
export const pastFairs = readData<readonly FairLine[]>('past-fairs');
