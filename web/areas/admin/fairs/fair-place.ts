import type { FairCard } from '#contract/fairs/fair-views.ts';
import { placeText } from '#web/features/fairs/fair-words.ts';

/** The venue, which names its city more often than not. */
export const whereText = (fair: FairCard) =>
  fair.online ? '线上' : fair.venue.startsWith(fair.cityName) ? fair.venue : placeText(fair);
