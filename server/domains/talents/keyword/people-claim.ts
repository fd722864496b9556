import { allOf, type Query } from '#packages/memory-index/query/query.ts';
import type { Stance } from './refusals.ts';
import { noWords, type TalentPart, type TalentWords, weightOf } from './talent-part.ts';

/** What a phrase says of people. */
export type Claim = Partial<TalentWords> & {
  label: string;
  kind: Parameters<typeof weightOf>[0];
  near?: readonly Query[];
  /** The refusal is expressed already: '专科不要' as 本科及以上. */
  isOpposite?: true;
  isSkill?: true;
} & Pick<TalentPart, 'alone' | 'isAbility' | 'narrower' | 'nearIn' | 'note' | 'typedAs' | 'words'>;

/** Why a phrase is no condition. */
export type UnusableReason =
  | 'protected'
  | 'virtue'
  | 'place'
  | 'unknown'
  | 'waived'
  | 'offered'
  | 'own'
  | 'tense'
  | 'district'
  | 'unread'
  | 'nothing';

/** A kind of phrase, and what each one says; a text is the reason why it cannot be a condition, null for another meaning. */
export type Rule = [pattern: RegExp, claim: (found: RegExpMatchArray, stance: Stance) => Claim | UnusableReason | null];

/** The condition that a claim makes; null for none: '不要求经验'. */
export function partOfClaim(claim: Claim, stance: Stance, text: string): TalentPart | null {
  const turned = stance === 'refused' && !claim.isOpposite ? opposite(claim) : claim;
  if (stance === 'indifferent' || turned === null) return null;
  const { label, kind, near, isOpposite: _, ...words } = turned;
  return {
    ...noWords,
    ...words,
    ...(near && near.length > 0 ? { near: [near] } : {}),
    text,
    label,
    weight: weightOf(kind),
  };
}

/** '应届的不要', '三年以下的不要'. */
function opposite({ label, kind, required = [], monthsMin, monthsMax }: Claim): Claim | null {
  const named = { label: `不要${label}`, kind };
  if (required.length > 0) return { ...named, refused: [allOf(required)] };
  if (monthsMin !== undefined && monthsMax === undefined) return { ...named, monthsMax: monthsMin - 1 };
  return monthsMax !== undefined && monthsMin === undefined ? { ...named, monthsMin: monthsMax } : null;
}
