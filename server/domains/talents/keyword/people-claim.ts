import { allOf, type Query } from '#packages/memory-index/query/query.ts';
import type { Stance } from './refusals.ts';
import { noWords, type TalentPart, type TalentWords, weightOf } from './talent-part.ts';
import type { UnusableReason } from './unusable-phrases.ts';

/** What a phrase says of people. */
export type Claim = Partial<TalentWords> & {
  label: string;
  kind: Parameters<typeof weightOf>[0];
  /** The refusal is expressed already: '专科不要' as 本科及以上. */
  isOpposite?: true;
} & Pick<TalentPart, 'alone' | 'isAbility' | 'isSkill' | 'narrower' | 'near' | 'note' | 'typedAs' | 'words'>;

/** A kind of phrase, and what each one says; a text is the reason why it cannot be a condition, null for another meaning. */
export type Rule = [pattern: RegExp, claim: (found: RegExpMatchArray, stance: Stance) => Claim | UnusableReason | null];

/** A kind of phrase of which each says the same. */
export const says = (pattern: RegExp, kind: Claim['kind'], label: string, ...required: Query[]): Rule => [
  pattern,
  () => ({ label, kind, required }),
];

/** The condition that a claim makes; null for none. */
export function partOfClaim(claim: Claim, stance: Stance, text: string): TalentPart | null {
  const turned = stance === 'refused' && !claim.isOpposite ? opposite(claim) : claim;
  if (turned === null) return null;
  const { label, kind, isOpposite: _, ...words } = turned;
  return { ...noWords, ...words, text, label, weight: weightOf(kind) };
}

/** '应届的不要', '三年以下的不要'. */
function opposite({ label, kind, required = [], monthsMin, monthsMax }: Claim): Claim | null {
  const named = { label: `不要${label}`, kind };
  if (required.length > 0) return { ...named, refused: [allOf(required)] };
  if (monthsMin !== undefined && monthsMax === undefined) return { ...named, monthsMax: monthsMin - 1 };
  return monthsMax !== undefined && monthsMin === undefined ? { ...named, monthsMin: monthsMax } : null;
}
