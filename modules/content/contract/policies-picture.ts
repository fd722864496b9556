import { longPictureAddress } from '#contract/site/long-picture.ts';

/** The most regions whose policies are compared. */
export const MOST_COMPARED = 4;

/** The URL of a picture of 人才政策 of regions in comparison. */
export const policiesPictureUrl = (regions: readonly string[]): string =>
  longPictureAddress('policies', { regions: regions.join(',') });
