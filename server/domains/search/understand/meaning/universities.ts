import { codeLexeme } from '../../index/code-bits.ts';
import type { Part } from '../part.ts';
import { statementsOf } from './statements.ts';

const INSTITUTE = codeLexeme('companyType', 'research-institute');

/** '大学', '高校': 学段 alone, the ordinary one of universities among them. */
function meansUniversity(part: Part): boolean {
  const [only, ...more] = statementsOf(part);
  return only?.list === 'stage' && more.length === 0 && !only.not && only.codes.includes('undergraduate');
}

/** Institutes have posts of the same 学段, and nobody calls them 大学: they are left out unless a kind of school is named. */
export function withoutInstitutes(parts: readonly Part[]): Part[] {
  if (parts.some((part) => statementsOf(part).some(({ list }) => list === 'companyType'))) return [...parts];
  return parts.map((part) =>
    meansUniversity(part)
      ? {
          ...part,
          groups: [...part.groups, { text: part.text, kind: 'trait', codes: [[INSTITUTE]], words: [], not: true }],
        }
      : part,
  );
}
