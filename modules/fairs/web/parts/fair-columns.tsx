import type { ListColumn } from '#web/features/console/list/row-parts.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import type { FairCard } from '../../contract/fair-views.ts';
import { fairTypeText, hoursText, placeText } from './fair-words.ts';

/** What a fair is, below its name in a list. */
export const aboutFair = (fair: FairCard) =>
  `${fairTypeText(fair.type)}，${placeText(fair)}，${hoursText(fair).split(' ').at(-1)}`;

/** Columns of both consoles' lists. */
export const fairColumns = {
  when: {
    title: '日期',
    key: 'at',
    width: 112,
    className: 'tabular',
    render: (_, { startsAt }) => `${monthDay(startsAt)} ${weekday(startsAt)}`,
  },
  people: {
    title: '报名 / 名额',
    key: 'people',
    width: 120,
    className: 'tabular',
    render: (_, { taken, capacity }) => `${taken} / ${capacity} 人`,
  },
} satisfies Record<string, ListColumn<FairCard>>;
