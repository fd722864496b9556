import dayjs, { type Dayjs } from 'dayjs';

const SHANGHAI_MS = 8 * 3_600_000;

/** A moment as a picker holds it: the wall time of Shanghai, whatever zone the browser is in. */
export const pickedOf = (moment: string | Date): Dayjs =>
  dayjs(new Date(new Date(moment).getTime() + SHANGHAI_MS).toISOString().slice(0, -1));

export const pickedNow = (): Dayjs => pickedOf(new Date());

/** The moment of a picked wall time, as ISO 8601: the way back from `pickedOf`. */
export const instantOf = (picked: Dayjs): string =>
  new Date(`${picked.format('YYYY-MM-DDTHH:mm:ss.SSS')}+08:00`).toISOString();
