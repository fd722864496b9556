import { join } from 'node:path';
import { dayAt } from '#contract/months.ts';
import { readRows } from '#server/platform/read-rows.ts';
import { isoOf, type Span, spansOf } from '../steps/moments.ts';
import type { Sentence } from '../text/document.ts';
import { type Fact, joinedNotes } from './fact.ts';

type Field = 'ageOn' | 'papersUntil';

const papers = '(?:毕业证|学历|学位|资格证|资格(?![初复]?审)|证书|证件)';
const kinds = readRows(join(import.meta.dirname, 'read-days.tsv')).map(
  ([field = '', pattern = '']) => [field, new RegExp(pattern.replaceAll('PAPERS', papers))] as const,
);

function fieldOf(text: string, above: string, { from, to }: Span): Field | null {
  const whole = `${above}§${text.slice(0, from)}¦${text.slice(to)}`;
  const [field] = kinds.find(([, pattern]) => pattern.test(whole)) ?? [];
  return field === 'ageOn' || field === 'papersUntil' ? field : null;
}

/** '年龄、学历计算到8月10日' is the day of both. */
const ofBoth = new RegExp(`年龄[^。;,]{0,8}${papers}[^。;,]{0,8}计算|${papers}[^。;,]{0,8}年龄[^。;,]{0,8}计算`);
const day = (iso: string, later = 0) => dayAt(new Date(Date.parse(iso) + later));

/** '截至报名截止之日', '计算到报名首日' */
const ofRegistering = /报名的?(?:(截止|结束|最后一)|首|第一|开始)[之当]?[日天]/g;
type Bounds = { startsAt: string | null; endsAt: string | null } | undefined;
/** The days of a text, and those that it tells by the registration. */
const daysIn = (text: string, register: Bounds): Span[] => [
  ...spansOf(text),
  ...[...text.matchAll(ofRegistering)].flatMap(({ 0: reference, 1: isEnd, index }) => {
    const iso = isEnd ? register?.endsAt : register?.startsAt;
    const at = iso ? day(iso, isEnd ? -1 : 0) : '';
    return spansOf(at).map((span) => ({ ...span, from: index, to: index + reference.length }));
  }),
];

/** The day on which ages are counted and the day until which papers are obtained. */
export function readDays(sentences: readonly Sentence[], titleYear: number | null, register: Bounds): Fact[] {
  const found = sentences.flatMap(({ text, passage, placeOf }, at) =>
    daysIn(text, register).flatMap((span) => {
      const above = sentences.slice(Math.max(0, at - 2), at).filter((earlier) => earlier.passage === passage);
      const field = fieldOf(text, above.map((earlier) => earlier.text).join(''), span);
      const year = span.end.year ?? titleYear;
      const iso = field && year && isoOf({ ...span.end, minute: null }, year, 'start');
      if (!iso) return [];
      const note = joinedNotes(
        span.end.year === null && '没有写年份，按标题或前文',
        text.startsWith('报名', span.from) && '按报名的日期推算',
      );
      const fields: Field[] = ofBoth.test(text.slice(0, span.from)) ? ['ageOn', 'papersUntil'] : [field];
      const near = text.slice(text.lastIndexOf(',', span.from) + 1, span.from) + text.slice(span.to).split(/[,;。]/)[0];
      const rank = `${/毕业证|学历|学位/.test(near) ? 1 : 0}${iso}`;
      return fields.map((name) => ({
        rank,
        fact: { field: name, value: day(iso), ...placeOf(span.from, span.to), note },
      }));
    }),
  );
  return (['ageOn', 'papersUntil'] as const).flatMap((field) => {
    const dates = found.filter(({ fact }) => fact.field === field);
    // The deadline for graduates is the latest one of a diploma.
    const [first] = field === 'ageOn' ? dates : dates.toSorted((one, other) => other.rank.localeCompare(one.rank));
    if (!first) return [];
    const { value, note } = first.fact;
    const others = new Set(dates.flatMap(({ fact }) => (fact.value === value ? [] : fact.words)));
    return [{ ...first.fact, note: joinedNotes(note, others.size > 0 && `另有：${[...others].join('、')}`) }];
  });
}
