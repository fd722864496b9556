import type { Relation } from '../../contract/intake.ts';

const ofChange = /补充公告|补充通知|更正|变更|延期|延长|延后|调整|推迟|核减|取消|顺延/;
const noise =
  /关于|的|公告|简章|启事|通告|通知|公开|补充|更正|变更|延期|延长|延后|调整|推迟|核减|取消|顺延|报名|时间|岗位|第[一二三四五六七八九十\d]+[批次轮号]|20\d\d(?:年度?|[-—~]20\d\d学年(?:度)?)?|[\s（）()〔〕[\]“”"《》【】]/g;

const yearOf = (title: string) => /20\d\d/.exec(title)?.[0] ?? '';
const batchOf = (title: string) => /第([一二三四五六七八九十\d]+)[批次轮]/.exec(title)?.[1] ?? '';
const pairsOf = (text: string) =>
  Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2));

/** How alike two texts are by pairs of characters, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [own, theirs] = [pairsOf(one), pairsOf(other)];
  if (own.length + theirs.length === 0) return 0;
  const left = [...theirs];
  let shared = 0;
  for (const pair of own) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (own.length + theirs.length);
}

const ALIKE = 0.66;
/** The title of a change is shorter or longer than that of what it changes. */
const ALIKE_IN_PART = 0.45;
/** Bureaus of one county name their projects alike. */
const ALIKE_OF_ANOTHER = 0.85;

interface Announced {
  title: string;
  organiser: string;
}

/** What an announcement is beside a project that stands here; null for another thing. */
export function relationOf({ title, organiser }: Announced, other: Announced): Relation | null {
  const alike = likeness(title.replace(noise, ''), other.title.replace(noise, ''));
  const isSameYear = yearOf(title) === yearOf(other.title);
  const isChange = ofChange.test(title);
  const least = organiser === other.organiser ? (isChange ? ALIKE_IN_PART : ALIKE) : ALIKE_OF_ANOTHER;
  if (alike < least) return null;
  if (isChange) return isSameYear ? 'change' : null;
  return isSameYear && batchOf(title) === batchOf(other.title) ? 'duplicate' : 'successor';
}
