import type { Dayjs } from 'dayjs';
import { instantOf, pickedOf } from '#web/features/time/picked-time.ts';
import type { ExamGroup, GroupForm } from '../../../contract/interview/groups.ts';

export type GroupLine = Omit<GroupForm, 'startsAt'> & { startsAt: Dayjs | null };

const usual: GroupLine = {
  place: '',
  startsAt: null,
  seats: 20,
  posts: [],
  criteria: [
    { name: '教学设计', max: 30 },
    { name: '教学实施', max: 40 },
    { name: '仪表语言', max: 30 },
  ],
};

export const lineOf = ({ id, place, startsAt, seats, posts, criteria }: ExamGroup): GroupLine => ({
  id,
  place,
  seats,
  posts,
  criteria,
  startsAt: pickedOf(startsAt),
});

/** The line after another one: the same time, posts and criteria, the next number in its place. */
export function following(last: GroupLine | undefined): GroupLine {
  if (!last) return usual;
  const { id: _, ...line } = { ...usual, ...last };
  const place = line.place.replace(/\d+(?=\D*$)/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));
  return { ...line, place };
}

export const formOf = ({ startsAt, ...line }: GroupLine): GroupForm => ({
  ...line,
  startsAt: startsAt ? instantOf(startsAt) : '',
});

export const sumOf = (criteria: readonly ({ max?: number | null } | undefined)[] = []): number =>
  criteria.reduce((sum, one) => sum + (one?.max ?? 0), 0);
