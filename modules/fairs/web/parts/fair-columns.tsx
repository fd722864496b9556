import { column, type ListColumn } from '#web/features/console/list/row-parts.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import type { FairCard } from '../../contract/fair-views.ts';
import { fairTypeText, hoursText, placeText } from './fair-words.ts';

/** What a fair is, below its name in a list. */
export const aboutFair = (fair: FairCard) =>
  `${fairTypeText(fair.type)}，${placeText(fair)}，${hoursText(fair).split(' ').at(-1)}`;

/** Columns of both consoles' lists. */
export const fairColumns = {
  when: column(
    '日期',
    { width: 112, className: 'tabular' },
    ({ startsAt }) => `${monthDay(startsAt)} ${weekday(startsAt)}`,
  ),
  people: column(
    '报名 / 名额',
    { width: 120, className: 'tabular' },
    ({ taken, capacity }) => `${taken} / ${capacity} 人`,
  ),
} satisfies Record<string, ListColumn<FairCard>>;
