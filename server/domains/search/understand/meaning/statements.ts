import { type ListName, readLexeme } from '../../index/code-bits.ts';
import type { QueryPart } from '../query-part.ts';
import type { WordGroup } from '../word-group.ts';

/** What a part requires in codes of one list. */
export interface Statement {
  list: ListName | 'region';
  codes: string[];
  /** What has one of the codes is left out. */
  not: boolean;
}

/** The statements of a part, one per list of each of its groups; of a word that is narrower than its code, that code. */
export function statementsOf({ region, groups }: QueryPart): Statement[] {
  const found = groups.filter(({ kind }) => kind !== 'generic').flatMap(statementsIn);
  return region === undefined ? found : [...found, { list: 'region', codes: [region], not: false }];
}

function statementsIn({ codes, within = [], not }: WordGroup): Statement[] {
  const read = (codes.length > 0 ? codes : within).flat().flatMap((lexeme) => readLexeme(lexeme) ?? []);
  const byList = Map.groupBy(read, ({ list }) => list);
  return [...byList].map(([list, said]) => ({
    list,
    codes: [...new Set(said.map(({ code }) => code))],
    not: not === true,
  }));
}
