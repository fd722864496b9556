import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import { fieldError } from '../app-error.ts';

/**
 * Refuses a code in a region's format that does not exist. The contract cannot check this: it is in browsers too, where all
 * regions would be a third of a page.
 * @throws AppError INVALID_INPUT that names the field
 */
export function requireRegion(code: string | null | undefined, path: string, title: string): void {
  if (code && !regionByCode(code)) throw fieldError(path, `${title}不存在，请重新选择`);
}
