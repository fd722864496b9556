import { allOf, anyOf } from '#packages/memory-index/query/query.ts';
import type { Count } from './order-people.ts';
import { quoted, type TalentPart, weightOf } from './talent-part.ts';

/** Conditions, and what is to be said of those that were typed. */
export interface Met {
  kept: TalentPart[];
  notes: string[];
}

/** The conditions that somebody meets: as they are, else by what comes near, else without the least important ones. */
export async function met(parts: TalentPart[], ordering: readonly TalentPart[], count: Count): Promise<Met> {
  if (parts.length === 0 || (await count(parts)) > 0) return { kept: parts, notes: [] };
  const serving = parts.map(({ also, ...part }) =>
    also ? { ...part, required: [anyOf([part.required, also.required].map(allOf))], near: [also] } : part,
  );
  const served = serving.filter((_, at) => parts[at]?.also);
  if (served.length > 0 && (await count(serving)) > 0) return { kept: serving, notes: [onlyNear(served)] };
  const both = parts.filter(isTaught);
  const either = { required: [anyOf(both.map(({ required }) => allOf(required)))], strong: [] };
  if (both[1] && (await count(both)) === 0 && (await count([{ ...both[1], ...either }])) > 0) {
    const found = await met(
      parts.map((part) => (isTaught(part) ? { ...part, ...either } : part)),
      ordering,
      count,
    );
    const note = `没有人同时教${quoted(both.flatMap(namesOf))}，以下按其中之一列出。`;
    return { ...found, notes: [note, ...found.notes] };
  }
  const isTold = parts.some((part) => saysWho(part) && !part.isManner && part.weight !== weightOf('stage'));
  const able = await Promise.all(parts.map((part) => weighedBy(part, parts, count)));
  const weighed = able.map(({ alone, ...part }) =>
    alone && !isTold ? { ...part, near: [{ required: [anyOf(alone)], text: '课程、岗位或专业相近' }] } : part,
  );
  const near = (await nearest(weighed, count)) ?? (await givenUpOf(weighed, count));
  if (near) return near;
  // How well somebody does something shows in a lesson, and resumes rarely tell of it.
  if (parts.every(({ isAbility }) => isAbility))
    return { kept: [], notes: [`没有简历写到${quoted(parts.flatMap(namesOf))}，以下列出全部人才。`] };
  const [words, wishes] = [true, false].map((isWord) =>
    ordering.filter(({ isUnknown = false }) => isUnknown === isWord),
  );
  const names = quoted([...parts, ...(words ?? [])].flatMap(namesOf));
  const wished = quoted((wishes ?? []).flatMap(namesOf));
  return { kept: parts, notes: [`没有符合${names}的人才。`, wished ? `${wished}不是必须的条件，已略过。` : []].flat() };
}

/** '生地都能带': where nobody teaches both, who teaches one is found. */
const isTaught = ({ weight, refused, required, isManner }: TalentPart): boolean =>
  weight === weightOf('subject') && refused.length === 0 && required.length > 0 && isManner !== true;

/**
 * What somebody has, but for a major, is not met by what only comes near: other conditions are given up for it. A university that
 * seeks a doctor takes one of a neighbouring field, and 机器人 at a 小学 is 编程.
 */
async function weighedBy(part: TalentPart, parts: readonly TalentPart[], count: Count): Promise<TalentPart> {
  const { near, ...rest } = part;
  const isMajor = part.label.endsWith('专业') || (part.weight === weightOf('craft') && parts.some(isFirm));
  return near && (isMajor || (await count([part])) === 0) ? part : rest;
}

const isFirm = ({ label, refused }: TalentPart): boolean =>
  /^(?:博士|幼儿园|小学|初中|高中|中职|高职)/u.test(label) && refused.length === 0;

const namesOf = ({ label, typedAs }: TalentPart): string[] => typedAs?.split(' ') ?? [label];

/** Words of one kind that were typed beside each other, any of which was meant. */
const eitherName = (part: TalentPart): string =>
  namesOf(part)
    .map((name) => `“${name}”`)
    .join('或');

const onlyNear = (parts: readonly TalentPart[]): string =>
  `没有完全符合${quoted(parts.flatMap(namesOf))}的人才，以下是相近的人才${nearIn(parts)}。`;

/** What near people have, in brackets; each part is met by one step. */
const nearIn = (loose: readonly TalentPart[]): string => {
  const texts = [...new Set(loose.flatMap(({ near = [] }) => near.flatMap(({ text }) => text || [])))];
  return texts.length > 0 ? `（${texts.join('，')}）` : '';
};

/** A condition met by what comes near: by the step given, or by the last that it has. */
function loosened(part: TalentPart, step: number): TalentPart {
  const { narrower: _, ...rest } = part;
  const near = part.near?.[step] ?? part.near?.at(-1);
  return near ? { ...rest, required: near.required, near: [near] } : part;
}

/** One condition met by what comes near, else all of them that can be. */
async function nearest(parts: readonly TalentPart[], count: Count): Promise<Met | null> {
  const able = parts.filter(({ near }) => near).toSorted((one, other) => one.weight - other.weight);
  const steps = Math.max(0, ...able.map(({ near = [] }) => near.length));
  for (let step = 0; step < steps; step += 1)
    for (const loose of able.length === 1 ? [able] : [...able.map((part) => [part]), able]) {
      const list = parts.map((part) => (loose.includes(part) ? loosened(part, step) : part));
      if ((await count(list)) > 0)
        return {
          kept: list,
          notes: [onlyNear(list.filter((_, at) => loose.includes(parts[at] as TalentPart)))],
        };
    }
  return null;
}

const saysNothing = ({ isUnknown, isTaught, refused }: TalentPart): boolean =>
  (isUnknown === true && isTaught !== true) || refused.length > 0;

const who = new Set((['role', 'stage', 'craft', 'subject', 'special'] as const).map(weightOf));
export const saysWho = ({ weight, refused, label }: TalentPart): boolean =>
  refused.length === 0 && (who.has(weight) || label.endsWith('专业'));

export const saysWhat = ({ weight, refused, isManner }: TalentPart): boolean =>
  refused.length === 0 && isManner !== true && (weight >= weightOf('craft') || weight === weightOf('role'));

/** Without one condition, else without more and more of the least important ones; those that can stay are put back. */
async function givenUpOf(parts: readonly TalentPart[], count: Count): Promise<Met | null> {
  // What remains, and which of it is met only by what comes near.
  const without = async (gone: readonly TalentPart[]): Promise<{ parts: TalentPart[]; loose: TalentPart[] } | null> => {
    const kept = parts.filter((part) => !gone.includes(part));
    // A word of no list alone does not say who is sought, unless only such words were typed.
    if (kept.length === 0 || (kept.every(saysNothing) && !parts.every(saysNothing))) return null;
    // A degree or a place alone does not say who is sought.
    if (parts.some(saysWho) && !kept.some(saysWho)) return null;
    // Nor does a 学段 beside what is taught, or the post.
    if (parts.some(saysWhat) && !kept.some((part) => part.isManner || saysWhat(part))) return null;
    if ((await count(kept)) > 0) return { parts: kept, loose: [] };
    const steps = Math.max(0, ...kept.map(({ near = [] }) => near.length));
    for (let step = 0; step < steps; step += 1) {
      const near = kept.map((part) => loosened(part, step));
      if ((await count(near)) > 0) return { parts: near, loose: near.filter((part) => part.near) };
    }
    return null;
  };
  // A way of teaching goes before the 学段; what is refused stays refused.
  const rank = ({ isManner, isProfession, weight }: TalentPart) =>
    isManner ? weightOf('role') : isProfession ? weightOf('subject') : weight;
  const order = parts
    .filter(({ refused }) => refused.length === 0)
    .toReversed()
    .toSorted((one, other) => rank(one) - rank(other));
  // What is taught, or the post, says who is sought: more than one of the others is given up before it.
  const lesser = order.filter(
    ({ weight, isManner }) => isManner || (weight < weightOf('craft') && weight !== weightOf('role')),
  );
  // A 学段 or a post goes after all that somebody only has besides.
  const least = lesser.filter((part) => rank(part) < weightOf('role'));
  const moreAndMore = (some: readonly TalentPart[]) => [
    ...some.map((part) => [part]),
    ...some.slice(1).map((_, at) => some.slice(0, at + 2)),
  ];
  // At last all but one, the most important that somebody meets.
  const allButOne = order.toReversed().map((one) => order.filter((part) => part !== one));
  for (const first of [...moreAndMore(least), ...moreAndMore(lesser), ...moreAndMore(order), ...allButOne]) {
    let [gone, kept] = [first, await without(first)];
    if (!kept) continue;
    for (const part of first.slice(0, -1).toReversed()) {
      const fewer = gone.filter((one) => one !== part);
      const more = await without(fewer);
      if (more) [gone, kept] = [fewer, more];
    }
    const goneParts = parts.filter((part) => gone.includes(part));
    const lost = goneParts.map(eitherName).join('');
    const near = kept.loose.flatMap(namesOf);
    const isEither = goneParts.length === 1 && namesOf(goneParts[0] as TalentPart).length > 1;
    const held = kept.parts
      .map(({ label }) => label)
      .filter((label) => !kept.loose.some((part) => part.label === label));
    return {
      kept: kept.parts,
      notes: [
        near.length === 0
          ? isEither
            ? `没有符合${lost}的${quoted(held)}人才，以下按${quoted(held)}列出。`
            : `没有同时符合${lost}的人才，以下按${quoted(held)}列出。`
          : held.length === 0
            ? `没有同时符合${quoted(near)}${lost}的人才，以下是与${quoted(near)}相近的人才${nearIn(kept.loose)}。`
            : `没有同时符合${quoted(near)}${lost}的人才，以下按${quoted(held)}列出与${quoted(near)}相近的人才${nearIn(kept.loose)}。`,
      ],
    };
  }
  return null;
}
