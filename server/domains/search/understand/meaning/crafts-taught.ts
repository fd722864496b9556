import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { Part, Placed } from '../part.ts';
import { sayingPart } from '../recognise/sayings.ts';
import { statementsOf } from './statements.ts';

/** 教做蛋糕, 教人炒菜, 教学徒修车: the verb, with or without those who learn. */
const teaches = /教(?:人|别人|大家|徒弟|学徒|学生|孩子|小孩|技校学生|中职学生|职高学生)?(?:怎么|如何)?$/u;

/** 会计课; no 课题, 课时 or 课表. */
const lesson = /^课(?![题时表])/u;

/** What a school calls the craft as a 学科. */
const taught: Partial<Record<RoleCode, (text: string) => string>> = {
  canteen: () => '教烹饪',
  repair: (text) => (/车/u.test(text) ? '教修车' : '教电工'),
  driver: () => '教修车',
  finance: () => '教会计',
};

const craftOf = (part: Part): string | null => {
  const [only, ...more] = statementsOf(part).filter(({ not }) => !not);
  const [code, ...others] = only?.list === 'role' && more.length === 0 ? only.codes : [];
  return (others.length === 0 && code && taught[code as RoleCode]?.(part.text)) || null;
};

/** '教做蛋糕和面包' teaches a craft: the posts of those who do it are not meant. */
export function craftsTaught(parts: readonly Placed[], text: string): Placed[] {
  const isTaught = parts.some(
    ({ from, to, part }) => craftOf(part) && (teaches.test(text.slice(0, from)) || lesson.test(text.slice(to))),
  );
  const isSaid = parts.some(({ part }) => part.label.endsWith('（教学）'));
  if (!isTaught && !isSaid) return [...parts];
  return parts.map((placed) => {
    const craft = craftOf(placed.part);
    return craft ? { ...placed, part: sayingPart(placed.part.text, craft) ?? placed.part } : placed;
  });
}
