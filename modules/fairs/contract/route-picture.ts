import { longPictureAddress } from '#contract/site/long-picture.ts';

/** The most stops of a route's picture. */
export const PICTURE_STOPS = 30;

/** The URL of a picture of a way through a fair: the companies in order. */
export const routePictureUrl = (id: string, companies: readonly string[]): string =>
  longPictureAddress('route', { id, stops: companies.slice(0, PICTURE_STOPS).join(',') });
