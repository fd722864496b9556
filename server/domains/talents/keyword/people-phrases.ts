import { achievementPhrases, recordPhrases } from './achievement-phrases.ts';
import { arrivalPhrases } from './arrival-phrases.ts';
import { certificatePhrases } from './certificate-phrases.ts';
import { educationPhrases } from './education-phrases.ts';
import { identityPhrases, namePhrases, yearOfGraduation } from './identity-phrases.ts';
import { majorPhrases } from './major-phrases.ts';
import { partOfClaim, type Rule } from './people-claim.ts';
import { blanked, type Refuser, stanceOf, withoutRefusers } from './refusals.ts';
import { schoolPhrases } from './school-phrases.ts';
import { skillPhrases } from './skill-phrases.ts';
import type { PlacedPart } from './talent-part.ts';
import { type Unusable, unusablePhrases } from './unusable-phrases.ts';
import { employerPhrases, lessonLanguages, tenurePhrases, titlePhrases } from './work-phrases.ts';
import { yearsInWords, yearsOfWork } from './years-of-work.ts';

/** Phrases that mean something of people alone; in a search for posts they mean another thing or nothing. */
export interface PeoplePhrases {
  parts: PlacedPart[];
  /** What was typed and cannot be a condition. */
  unusable: Unusable[];
  /** The keyword, blank where any of these stands. */
  left: string;
  /** The keyword, blank only where something stands that cannot be a condition. */
  usable: string;
}

/** A phrase belongs to the first that it fits. */
const rules: Rule[] = [
  ...unusablePhrases.map(([pattern, reason]): Rule => [pattern, () => reason]),
  ...namePhrases,
  ...tenurePhrases,
  lessonLanguages,
  yearOfGraduation,
  ...yearsOfWork,
  ...employerPhrases,
  ...achievementPhrases,
  ...identityPhrases,
  ...schoolPhrases,
  ...majorPhrases,
  ...titlePhrases,
  ...certificatePhrases,
  ...arrivalPhrases,
  yearsInWords,
  ...educationPhrases,
  ...skillPhrases,
  ...recordPhrases,
];

/** Splits a keyword, as `plainWriting` has it, into what is said of people and the rest. */
export function readPeoplePhrases(said: string): PeoplePhrases {
  const parts: PlacedPart[] = [];
  const unusable: Unusable[] = [];
  const refusers: Refuser[] = [];
  let [left, usable] = [said, said];
  for (const [pattern, claim] of rules)
    for (const found of left.matchAll(pattern)) {
      const { before = '', behind = '' } = found.groups ?? {};
      const span = { from: found.index, to: found.index + found[0].length };
      const text = (before + found[0] + behind).trim();
      const { stance, refuser } = stanceOf(said, span);
      const claimed = text === '' ? null : claim(found, stance);
      if (claimed === null) continue;
      if (refuser) refusers.push(refuser);
      left = blanked(left, span);
      const part = typeof claimed === 'string' ? null : partOfClaim(claimed, stance, text.replace(/[的者]$/u, ''));
      if (part) {
        parts.push({ ...span, part });
        continue;
      }
      unusable.push({ text, reason: typeof claimed === 'string' ? claimed : 'waived', from: span.from });
      usable = blanked(usable, span);
    }
  return { parts, unusable, left: withoutRefusers(left, refusers), usable };
}
