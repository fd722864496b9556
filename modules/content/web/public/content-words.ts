import { contentKinds } from '#contract/taxonomy/content-categories.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { amountText } from '../../contract/amount-text.ts';
import type { ContentCard } from '../../contract/content-items.ts';

const hrefs: Record<ContentCard['kind'], (id: string) => string> = {
  article: paths.article,
  admission: paths.admission,
  lecture: paths.lecture,
  policy: paths.policyDetails,
  guide: paths.guide,
  banner: paths.article,
};

/** The page of an item. */
export const contentHref = ({ kind, id }: Pick<ContentCard, 'kind' | 'id'>) => hrefs[kind](id);

export const categoryLabel = ({ kind, category }: Pick<ContentCard, 'kind' | 'category'>) =>
  labelOf(contentKinds[kind].categories, category);

/** '8,000 元/年'; '详询' where it is available on request only. */
export const tuitionText = (fen: number | null) =>
  fen === null ? '详询' : fen === 0 ? '免学费' : `${(fen / 100).toLocaleString('en-US')} 元/年`;

export interface StatusLabel {
  label: string;
  tone: 'ok' | 'warm' | 'plain';
}

/** The beginning of a day in China. */
export const dayStart = (day: string) => `${day}T00:00:00+08:00`;

/** What ends so soon is urgent. */
const URGENT_DAYS = 3;

/** 12-05 截止，还有 12 天; 12-05 开始报名; 报名已截止 */
export function admissionStatus(
  { opensOn, closesOn }: { opensOn: string; closesOn: string },
  now: number,
): StatusLabel {
  if (daysUntil(dayStart(opensOn), now) > 0) return { label: `${opensOn.slice(5)} 开始报名`, tone: 'plain' };
  const left = daysUntil(dayStart(closesOn), now);
  if (left < 0) return { label: '报名已截止', tone: 'plain' };
  if (left === 0) return { label: '今天截止', tone: 'warm' };
  return { label: `${closesOn.slice(5)} 截止，还有 ${left} 天`, tone: left <= URGENT_DAYS ? 'warm' : 'ok' };
}

/** 有效, 即将到期, 已失效 */
export function policyStatus({ validUntil }: { validUntil: string | null }, now: number): StatusLabel {
  if (validUntil === null) return { label: '长期有效', tone: 'ok' };
  const left = daysUntil(dayStart(validUntil), now);
  if (left < 0) return { label: '已失效', tone: 'plain' };
  if (left === 0) return { label: '今天到期', tone: 'warm' };
  return { label: left <= 60 ? `${left} 天后到期` : `有效至 ${validUntil}`, tone: left <= URGENT_DAYS ? 'warm' : 'ok' };
}

/** 报名中, 余 12 席, 可候补, 进行中, 已结束 */
export function lectureStatus(lecture: NonNullable<ContentCard['lecture']>, now: number): StatusLabel {
  const { startsAt, endsAt, capacity, signed, replayUrl } = lecture;
  if (now >= Date.parse(endsAt)) return { label: replayUrl ? '可看回放' : '已结束', tone: 'plain' };
  if (now >= Date.parse(startsAt)) return { label: '进行中', tone: 'ok' };
  if (capacity === null) return { label: '报名中', tone: 'ok' };
  const left = capacity - signed;
  if (left <= 0) return { label: '已满，可候补', tone: 'plain' };
  return { label: left <= 20 ? `仅余 ${left} 席` : '报名中', tone: 'ok' };
}

/** The number that a policy is known by, and what it counts: its own highlight, its 安家费, or the year that it is from. */
export function policyNumber({
  highlight,
  highlightLabel = '',
  settling,
  issuedOn,
}: NonNullable<ContentCard['policy']>) {
  if (highlight) return { value: highlight, what: highlightLabel };
  if (settling && settling.max > 0) return { value: amountText(settling), what: '安家费' };
  return { value: issuedOn.slice(0, 4), what: '年发文' };
}

const weekdays = '日一二三四五六';

/** The parts of a lecture's time in Shanghai: '11', '25', '周三', '19:30–21:00'. */
export function timeParts(startsAt: string, endsAt: string) {
  const local = (iso: string) => new Date(Date.parse(iso) + 8 * 3_600_000);
  const start = local(startsAt);
  const clock = (date: Date) => date.toISOString().slice(11, 16);
  return {
    month: start.getUTCMonth() + 1,
    day: start.getUTCDate(),
    weekday: `周${weekdays[start.getUTCDay()]}`,
    span: `${clock(start)}–${clock(local(endsAt))}`,
  };
}
