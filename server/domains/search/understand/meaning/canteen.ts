import { codeLexeme } from '../../index/code-bits.ts';
import { type Part, partOf } from '../part.ts';
import { statementsOf } from './statements.ts';

const canteen = '食堂';
/** Beside these a canteen is what somebody wants to eat in. */
const others = new Set(['subject', 'stage', 'benefit']);

const isTeacher = ({ groups }: Part): boolean => groups.length > 0 && groups.every(({ kind }) => kind === 'generic');

/** '食堂 广州' is work in a canteen; '食堂 宿舍 初中数学' names two benefits. */
export function canteenAsPost(parts: readonly Part[]): Part[] {
  const isBenefit = parts.some(
    (part) =>
      part.text !== canteen &&
      (isTeacher(part) ||
        statementsOf(part).some(
          ({ list, codes }) => others.has(list) || (list === 'role' && !codes.includes('canteen')),
        )),
  );
  const code = codeLexeme('role', 'canteen');
  const post = partOf(canteen, canteen, { text: canteen, kind: 'role', codes: [[code]], titled: [canteen], words: [] });
  return parts.map((part) => (part.text === canteen && !isBenefit ? post : part));
}
