import { contentKinds } from '#contract/taxonomy/content-categories.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { formatDateTime } from '#contract/text.ts';
import { type CardWords, said } from '#server/pages/share-cards/card-words.ts';
import type { ContentDetail } from '../contract/content-items.ts';

/** The words beside a shared link to a publication. */
export const contentCard = ({ kind, title, place, source, lecture }: ContentDetail): CardWords => ({
  kicker: labelOf(contentKinds, kind),
  title,
  highlight: lecture ? formatDateTime(lecture.startsAt) : '',
  tags: said([place, lecture ? `主讲 ${lecture.speaker}` : '']),
  foot: source,
});
