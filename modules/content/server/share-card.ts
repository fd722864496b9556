import { contentKinds } from '#contract/taxonomy/content-categories.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { formatDateTime } from '#contract/text.ts';
import { type CardWords, withoutEmpty } from '#server/pages/share-cards/card-words.ts';
import type { ArticleFacts, ContentDetail } from '../contract/content-items.ts';

/** '25.33 万 幼儿园' */
const numberOf = ({ highlight, highlightLabel }: Pick<ArticleFacts, 'highlight' | 'highlightLabel'>) =>
  highlight ? [highlight, highlightLabel].filter(Boolean).join(' ') : '';

/** The words beside a shared link to a publication. */
export const contentCard = ({ kind, title, place, source, lecture, article, policy }: ContentDetail): CardWords => ({
  kicker: labelOf(contentKinds, kind),
  title,
  highlight: lecture ? formatDateTime(lecture.startsAt) : numberOf(article ?? policy ?? {}),
  tags: withoutEmpty([place, lecture ? `主讲 ${lecture.speaker}` : '']),
  foot: source,
});
