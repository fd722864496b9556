import { shortOf } from '#contract/taxonomy/list.ts';
import { formatDateTime } from '#contract/text.ts';
import { type CardWords, withoutEmpty } from '#server/pages/share-cards/card-words.ts';
import { fairTypes } from '../contract/fair-state.ts';
import type { FairDetail } from '../contract/fair-views.ts';

/** The words beside a shared link to a fair. */
export const fairCard = ({
  title,
  type,
  startsAt,
  online,
  cityName,
  venue,
  exhibitors,
  posts,
  organiser,
}: FairDetail): CardWords => ({
  kicker: '招聘会',
  title,
  highlight: formatDateTime(startsAt),
  tags: withoutEmpty([
    shortOf(fairTypes, type),
    online ? '线上' : cityName,
    online ? '' : venue,
    exhibitors > 0 ? `${exhibitors} 家单位` : '',
    posts > 0 ? `${posts} 个岗位` : '',
  ]),
  foot: organiser,
});
