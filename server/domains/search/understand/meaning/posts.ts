import { codeLexeme } from '../../index/code-bits.ts';
import { codeGroup, type Placed, partOf, type QueryPart } from '../query-part.ts';
import type { WordGroup } from '../word-group.ts';
import { statementsOf } from './statements.ts';

const canteen = '食堂';
/** Beside these a canteen is what somebody wants to eat in. */
const others = new Set(['subject', 'stage', 'benefit']);

const isTeacher = ({ groups }: QueryPart): boolean =>
  groups.length > 0 && groups.every(({ kind }) => kind === 'generic');

/** '食堂 广州' is work in a canteen; '食堂 宿舍 初中数学' names two benefits. */
export function canteenAsPost(parts: readonly QueryPart[]): QueryPart[] {
  const isBenefit = parts.some(
    (part) =>
      part.text !== canteen &&
      (isTeacher(part) ||
        statementsOf(part).some(
          ({ list, codes }) => others.has(list) || (list === 'role' && !codes.includes('canteen')),
        )),
  );
  const code = codeLexeme('role', 'canteen');
  const post = partOf(canteen, canteen, { ...codeGroup(canteen, 'role', [code]), titled: [canteen] });
  return parts.map((part) => (part.text === canteen && !isBenefit ? post : part));
}

const office = /(?:处|室|部|科|办|中心|食堂|馆)$/u;

const rolesOf = ({ part }: Placed): readonly string[] =>
  statementsOf(part).flatMap(({ list, codes, not }) => (list === 'role' && !not ? codes : []));

/** '学院办公室教学秘书', '财务处 会计': the office says where the post is, and no second post is sought. */
export const officesOf = (parts: readonly Placed[]): Placed[] =>
  parts.filter((placed) => {
    const own = rolesOf(placed);
    if (own.length === 0 || !office.test(placed.part.text)) return true;
    return !parts.some((other) => {
      const roles = other === placed ? [] : rolesOf(other);
      return roles.length > 0 && (other.from === placed.to || roles.every((code) => own.includes(code)));
    });
  });

/** 语文 means teaching it; 语文 编辑 does not. */
export const meansTeaching = (groups: readonly WordGroup[]): boolean =>
  groups.some(({ kind }) => kind === 'generic' || kind === 'subject') &&
  !groups.some(({ kind, not }) => kind === 'role' && !not);
