import type { CalendarItem } from '#contract/calendar/calendar.ts';

/** '笔试：2026 年公开招聘教师' of '笔试：青枫中学 2026 年公开招聘教师': the school is the entry's place, and the rest tells projects apart. */
export const entryTitle = ({ title, place }: Pick<CalendarItem, 'title' | 'place'>): string =>
  place ? title.replace(`：${place} `, '：') : title;
