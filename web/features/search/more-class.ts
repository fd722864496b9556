import { clsx } from 'clsx';

interface Shown {
  label: string;
  count?: number | undefined;
}

/** Estimated width of a row's options: a character is 13 px, a digit 7, plus padding and gap. */
const widthOf = (options: readonly Shown[]) =>
  options.reduce(
    (sum, { label, count }) => sum + label.length * 13 + (count === undefined ? 0 : String(count).length * 7 + 3) + 22,
    0,
  );

/** Available width at 1440 px, at 1024, and on a phone. */
const ROOM = 1_040;
const NARROW_ROOM = 820;
const PHONE_ROOM = 250;

/** Classes of 更多 at a row of options: it appears only if something does not fit. */
export function moreClass(options: readonly Shown[]): string {
  const width = widthOf(options);
  if (width <= PHONE_ROOM) return 'filter-more invisible';
  return clsx('filter-more', width <= ROOM && 'xl:invisible', width <= NARROW_ROOM && 'lg:invisible');
}
