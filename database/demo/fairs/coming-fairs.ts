import { readData } from '../read-data.ts';
import type { FairLine } from './fair-plan.ts';

/** Fairs of today and of the weeks to come, the next one first. */
export const comingFairs = readData<readonly FairLine[]>('coming-fairs');
