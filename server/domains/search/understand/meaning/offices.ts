import type { Placed } from '../part.ts';
import { statementsOf } from './statements.ts';

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
