import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import { firmKinds, seniorTrainingKinds, staffingKinds, trainingKinds, vocationalTrainingKinds } from './firm-kinds.ts';
import { partySchoolKinds, researcherKinds, researchInstituteKinds, youthPalaceKinds } from './institute-kinds.ts';
import { kindergartenKinds, nurseryKinds } from './kindergarten-kinds.ts';
import { campusLifeKinds, leadershipKinds, officeKinds } from './office-kinds.ts';
import type { PostKind } from './post-kind.ts';
import { internationalKinds, schoolKinds } from './school-kinds.ts';
import { specialKinds } from './special-kinds.ts';
import { openKinds, teachingUniversityKinds, universityKinds } from './university-kinds.ts';
import { higherVocationalKinds, secondaryVocationalKinds } from './vocational-kinds.ts';

const staff = [...officeKinds, ...campusLifeKinds];
const school = [...schoolKinds, ...staff, ...leadershipKinds];
const light = (kinds: readonly PostKind[]): PostKind[] => kinds.map((kind) => ({ ...kind, weight: kind.weight * 0.4 }));

const kindsByType: Record<CompanyTypeCode, readonly PostKind[]> = {
  'public-kindergarten': kindergartenKinds,
  'inclusive-kindergarten': kindergartenKinds,
  'private-kindergarten': kindergartenKinds,
  nursery: nurseryKinds,
  'public-school': school,
  'private-school': school,
  'international-school': [...internationalKinds, ...school],
  'special-school': [...specialKinds, ...light(staff)],
  'correctional-school': [...light(schoolKinds), ...staff],
  'secondary-vocational': [...secondaryVocationalKinds, ...staff],
  technician: [...secondaryVocationalKinds, ...staff],
  'higher-vocational': [...higherVocationalKinds, ...officeKinds],
  'vocational-university': [...higherVocationalKinds, ...officeKinds],
  'public-university': [...universityKinds, ...officeKinds],
  'private-university': [...teachingUniversityKinds, ...officeKinds],
  'independent-college': [...teachingUniversityKinds, ...officeKinds],
  'joint-university': [...universityKinds, ...officeKinds],
  'open-university': [...openKinds, ...officeKinds],
  'party-school': [...partySchoolKinds, ...light(officeKinds)],
  'research-institute': [...researchInstituteKinds, ...light(officeKinds)],
  bureau: [...schoolKinds, ...light(researcherKinds), ...light(leadershipKinds)],
  'exam-authority': researcherKinds,
  'youth-palace': [...youthPalaceKinds, ...light(officeKinds)],
  'subject-training': [...seniorTrainingKinds, ...light(officeKinds)],
  'interest-training': trainingKinds,
  'vocational-training': vocationalTrainingKinds,
  edtech: firmKinds,
  staffing: staffingKinds,
  other: youthPalaceKinds,
};

/** What a company may offer: the kinds of its type, as far as it has the stage they need. */
export function kindsOfCompany(type: CompanyTypeCode, stages: readonly string[]): readonly PostKind[] {
  return kindsByType[type].filter((kind) => !kind.stages || kind.stages.some((stage) => stages.includes(stage)));
}
