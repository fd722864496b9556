import { readData } from '../read-data.ts';

interface Data {
  /** Reasons and words of readers who report a post. */
  postReports: readonly (readonly [reason: string, detail: string])[];
  /** Of those who report what was said to them. */
  talkReports: readonly (readonly [reason: string, detail: string])[];
}

export const { postReports, talkReports } = readData<Data>('reports');
