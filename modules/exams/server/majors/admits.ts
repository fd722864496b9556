import { LRUCache } from 'lru-cache';
import { type Catalogue, isKnown } from './catalogues.ts';
import { type Admission, judgeItem } from './judge-item.ts';
import { evenly } from './major-key.ts';
import { type Item, readItems } from './read-item.ts';
import { levelLead, readLevel } from './read-level.ts';
import { splitMajors } from './split-majors.ts';
import { type Diploma, placeOf, type Study, studyOf } from './study-of.ts';

/** What a text of majors asks of the diplomas of some levels. */
interface Section {
  /** Null: whatever the level. */
  catalogues: readonly Catalogue[] | null;
  any: boolean;
  items: readonly Item[];
  /** The text ends in 相关专业, 相近专业 or 等: others are for a person to judge. */
  related: boolean;
  teacherOnly: boolean;
}

const any = /^(?:专业)?(?:不限(?:制|专业)?|不作限制|不作要求|无限制|无要求|无|[—-]+)(?:\(.*\))?$/;
const teacherOnly = /^师范(?:教育)?类?(?:专业)?$/;
/** A base, how it is joined, and the words for others. */
const others = /^(.*?)(等|及其|[及或和与])?(?:其[他它])?(?:相关|相近|相似|类似)的?(?:学科|专业|类)*$/;

/** The names in a part without separators, and whether it says that others may do. */
function namesOf(text: string): { names: readonly string[]; more: boolean } {
  const [, example, kind] = /^(.+?)等(.+类)(?:专业)?$/.exec(text) ?? [];
  if (example && kind && isKnown(kind)) return { names: [example, kind], more: false };
  const [, base, joint] = others.exec(text) ?? [];
  const [, listed] = /^(.*?)等(?:专业|学科)?$/.exec(text) ?? [];
  const listText = listed ?? (base === undefined ? text : joint ? base : '');
  const name = listText.replace(/^[及或和]/, '').replace(/等$/, '');
  // 及 joins two names, as in 心理学及教育学, unless it belongs to one.
  const names = isKnown(name) ? [name] : name.split(/(?<=[学类])及(?=[^其].*(?:学|类)$)/);
  return { names: names.filter((name) => name !== ''), more: base !== undefined || listed !== undefined };
}

function readSection(catalogues: Section['catalogues'], text: string): Section {
  const section = { catalogues, any: false, related: false, teacherOnly: false };
  const items: Item[] = [];
  for (const item of splitMajors(text)) {
    if (any.test(item)) section.any = true;
    else if (teacherOnly.test(item)) section.teacherOnly = true;
    else {
      const { names, more } = namesOf(item);
      if (more) section.related = true;
      items.push(...names.flatMap(readItems));
    }
  }
  return { ...section, any: section.any || text === '', items };
}

/** Reads the words of a table of posts. */
function readRequirement(requirement: string): Section[] {
  const text = evenly(requirement.replace(/[①-⑳]/g, '、'))
    .replace(/^(?:所学)?专业(?:要求|名称)?:/, '')
    .replace(/\([1-9]\)/g, '、')
    .replace(/[ \t]+(?=[(:])/g, '')
    .replace(/(^|[;,、。\s:])[1-9]\d?[.、)](?!\d)\s*/g, '$1')
    .trim()
    .replace(/\s+/g, '、');
  const leads = [...text.matchAll(levelLead)];
  const [first] = leads;
  if (!first) return [readSection(null, text)];
  const before = text.slice(0, first.index).trim();
  const sections = leads.map((heading, at) =>
    readSection(readLevel(heading[1] ?? ''), text.slice(heading.index + heading[0].length, leads[at + 1]?.index)),
  );
  return before ? [readSection(null, before), ...sections] : sections;
}

const order = ['fits', 'unclear', 'unfit'] as const satisfies Admission['fits'][];

const best = (answers: readonly Admission[]): Admission | undefined =>
  order.flatMap((fits) => answers.find((answer) => answer.fits === fits) ?? [])[0];

function judgeSection(section: Section, study: Study): Admission {
  const place = placeOf(study);
  if (section.any) return { fits: 'fits', why: '岗位不限专业，符合' };
  const answers = section.items.map((item) => judgeItem(item, study));
  if (section.teacherOnly)
    answers.push(
      study.teacher
        ? { fits: 'fits', why: `您的专业‘${study.name}’是师范类，符合` }
        : { fits: 'unclear', why: `${place}，岗位要求师范类，需核对毕业证书或培养方案` },
    );
  const answer = best(answers);
  if (section.related && answer?.fits !== 'fits')
    return { fits: 'unclear', why: `${place}，是否属于岗位所说的相关或相近专业，需由组织单位认定` };
  return answer ?? { fits: 'unclear', why: `${place}，岗位的专业要求没有读懂，需由组织单位认定` };
}

function judge(requirement: string, diploma: Diploma): Admission {
  const study = studyOf(diploma);
  const sections = readRequirement(requirement);
  const applicable = sections.filter(
    ({ catalogues }) => catalogues === null || (study.catalogue !== null && catalogues.includes(study.catalogue)),
  );
  if (applicable.length === 0)
    return { fits: 'unfit', why: `岗位没有列出您这一学历的专业，您的专业‘${study.name}’不在要求之内` };
  return best(applicable.map((section) => judgeSection(section, study))) ?? { fits: 'unclear', why: '' };
}

/** Posts of a project share their words, and applicants their majors. */
const judged = new LRUCache<string, Admission>({ max: 10_000 });

/**
 * Whether the words of a post on majors admit a diploma, by the national catalogues, and the reason in words. What the catalogues cannot
 * decide is `unclear` and for a person: 相关专业, names that no catalogue has, codes that contradict names, 师范 and 方向.
 */
export function admits(requirement: string, diploma: Diploma): Admission {
  const key = JSON.stringify([requirement, diploma.level, diploma.majorName, diploma.majorCode]);
  const answer = judged.get(key) ?? judge(requirement, diploma);
  judged.set(key, answer);
  return answer;
}
