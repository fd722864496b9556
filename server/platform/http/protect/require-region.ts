import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import { fieldError } from '../app-error.ts';

/**
 * Refuses a code that looks like a region's and is none. The contract cannot: it is in browsers too, where all regions would be a
 * third of a page.
 * @throws AppError INVALID_INPUT that names the field
 */
export function requireRegion(code: string | null | undefined, path: string, title: string): void {
  if (code && !regionByCode(code)) throw fieldError(path, `${title}不存在，请重新选择`);
}
