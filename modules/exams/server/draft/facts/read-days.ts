import { dayAt } from '#contract/months.ts';
import { isoOf, type Span, spansOf } from '../steps/moments.ts';
import type { Sentence } from '../text/document.ts';
import { type Fact, joinedNotes } from './fact.ts';

type Field = 'ageOn' | 'papersUntil';

const papers = '(?:毕业证|学历|学位|资格证|资格(?![初复]?审)|证书|证件)';
const counted = '[^。;,]{0,14}(?:计算|截[至止])[^。;,\\d]{0,8}$';
const ageBefore = new RegExp(`(?:年龄|周岁)${counted}|计算(?:报考)?年龄[^。;,\\d]{0,10}$`);
/** '年龄不超过35周岁（…），计算到8月31日' */
const countedTo = /(?:年龄|周岁)[^。;]{0,40},\s*(?:年龄)?(?:计算|截[至止])(?:截[至止])?(?:时间|日期)?[到至为是:]*\s*$/;
const ageBy = /年龄[^。;,]{0,10}(?:以|按|到|至)\s*$/;
/** '年龄调整为…。计算日仍为报名首日，即9月28日' */
const countedStill = /(?:^|[,。;])计算(?:截[至止])?[日时][^。;\d]{0,14}$/;
const isCounted = /^\s*(?:为准|为界|为基准|计算|推算|为止|为截止|当[天日])/;
const papersBefore = new RegExp(
  `${papers}[^。;\\d]{0,16}(?:取得|获得|获取)[^。;,\\d]{0,8}(?:截[至止]|时间|期限|日期)[^。;,\\d]{0,8}$|${papers}${counted}|(?:取得|获得)[^。;,\\d]{0,6}${papers}[^。;,\\d]{0,6}(?:截[至止]|期限)[^。;,\\d]{0,30}$`,
);
const inTime = /^\)?\s*(?:\([^)]*\))?\s*(?:之|以)?前\s*(?:\([^)]*\))?[^。;,]{0,6}(?:取得|获得|获取|拿到)/;
/** '须于8月31日前取得毕业证', '毕业证须在8月31日前取得' */
const papersBehind = new RegExp(`${inTime.source}[^。;]{0,24}${papers}`);
/** '最晚于7月31日取得毕业证' */
const latest = /(?:最[晚迟]|不[晚迟]于|截至)[于在]?\s*$/;
const papersAhead = new RegExp(`${papers}[^。;]{0,20}(?:(?:在|于|须|应|需)|(?:入职|报到|上岗)前\\()\\s*$`);
const obtained = /^[^。;,]{0,4}(?:取得|获得|拿到)/;
const ofPapers = new RegExp(papers);
/** Papers that somebody may still obtain once hired. */
const later = /先上岗|试用期|(?:聘用|入职|上岗|录用)后/;

function fieldOf(text: string, above: string, { from, to }: Span): Field | null {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (/^[^。;,]{0,12}出生/.test(after)) return null;
  if (ageBefore.test(before) || countedTo.test(before) || (ageBy.test(before) && isCounted.test(after))) return 'ageOn';
  if (countedStill.test(before) && /年龄|周岁/.test(above)) return 'ageOn';
  if (later.test(text)) return null;
  const isOfPapers =
    papersBefore.test(before) ||
    papersBehind.test(after) ||
    (latest.test(before) && obtained.test(after) && ofPapers.test(before + after.split('。')[0])) ||
    (inTime.test(after) && (ofPapers.test(above) || papersAhead.test(before)));
  return isOfPapers ? 'papersUntil' : null;
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
  ...[...text.matchAll(ofRegistering)].flatMap(({ 0: words, 1: isEnd, index }) => {
    const iso = isEnd ? register?.endsAt : register?.startsAt;
    const at = iso ? day(iso, isEnd ? -1 : 0) : '';
    return spansOf(at).map((span) => ({ ...span, from: index, to: index + words.length }));
  }),
];

/** The day on which ages are counted and the day until which papers are obtained. */
export function readDays(sentences: readonly Sentence[], titleYear: number | null, register: Bounds): Fact[] {
  const found = sentences.flatMap(({ text, passage, placeOf }, at) =>
    daysIn(text, register).flatMap((span) => {
      const field = fieldOf(
        text,
        sentences
          .slice(Math.max(0, at - 2), at)
          .flatMap((one) => (one.passage === passage ? one.text : []))
          .join(''),
        span,
      );
      const year = span.end.year ?? titleYear;
      const iso = field && year && isoOf({ ...span.end, minute: null }, year, 'start');
      if (!iso) return [];
      const note = joinedNotes(
        span.end.year === null && '没有写年份，按标题或前文',
        text.startsWith('报名', span.from) && '按报名的日期推算',
      );
      const fields: Field[] = ofBoth.test(text.slice(0, span.from)) ? ['ageOn', 'papersUntil'] : [field];
      const own = text.slice(text.lastIndexOf(',', span.from) + 1, span.from) + text.slice(span.to).split(/[,;。]/)[0];
      const rank = `${/毕业证|学历|学位/.test(own) ? 1 : 0}${iso}`;
      return fields.map((one) => ({
        rank,
        fact: { field: one, value: day(iso), ...placeOf(span.from, span.to), note },
      }));
    }),
  );
  return (['ageOn', 'papersUntil'] as const).flatMap((field) => {
    const own = found.filter(({ fact }) => fact.field === field);
    // The deadline for graduates is the latest one of a diploma.
    const [first] = field === 'ageOn' ? own : own.toSorted((one, other) => other.rank.localeCompare(one.rank));
    if (!first) return [];
    const { value, note } = first.fact;
    const others = new Set(own.flatMap(({ fact }) => (fact.value === value ? [] : fact.words)));
    return [{ ...first.fact, note: joinedNotes(note, others.size > 0 && `另有：${[...others].join('、')}`) }];
  });
}
