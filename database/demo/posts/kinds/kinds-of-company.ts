import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import { readData } from '../../read-data.ts';
import { educationsOf, experiencesOf, type PostKind } from './post-kind.ts';

/** A kind as stored in the data: shares of education and experience by name, or inline. */
type Written = Omit<PostKind, 'education' | 'experience'> & {
  education: string | PostKind['education'];
  experience: string | PostKind['experience'];
};
const written = readData<Record<string, readonly Written[]>>('post-kinds');

function named<T extends object>(table: Readonly<Record<string, T>>, value: string | T): T {
  const found = typeof value === 'string' ? table[value] : value;
  if (!found) throw new Error(`post-kind-shares.json has no "${value}"`);
  return found;
}

function group(name: string): readonly PostKind[] {
  const kinds = written[name];
  if (!kinds) throw new Error(`post-kinds.json has no "${name}"`);
  return kinds.map((kind) => ({
    ...kind,
    education: named(educationsOf, kind.education),
    experience: named(experiencesOf, kind.experience),
  }));
}

const light = (kinds: readonly PostKind[]): PostKind[] => kinds.map((kind) => ({ ...kind, weight: kind.weight * 0.4 }));

const office = group('office');
const staff = [...office, ...group('campusLife')];
const leadership = group('leadership');
const schoolOnly = group('school');
const school = [...schoolOnly, ...staff, ...leadership];
const higherVocational = group('higherVocational');
const university = group('university');
const teachingUniversity = [
  ...university.filter((kind) => kind.role !== 'postdoc' && kind.role !== 'research-only'),
  ...higherVocational.filter((kind) => kind.subject === 'field'),
];

const kindsByType: Record<CompanyTypeCode, readonly PostKind[]> = {
  'public-kindergarten': group('kindergarten'),
  'inclusive-kindergarten': group('kindergarten'),
  'private-kindergarten': group('kindergarten'),
  nursery: group('nursery'),
  'public-school': school,
  'private-school': school,
  'international-school': [...group('international'), ...school],
  'special-school': [...group('special'), ...light(staff)],
  'correctional-school': [...light(schoolOnly), ...staff],
  'secondary-vocational': [...group('secondaryVocational'), ...staff],
  technician: [...group('secondaryVocational'), ...staff],
  'higher-vocational': [...higherVocational, ...office],
  'vocational-university': [...higherVocational, ...office],
  'public-university': [...university, ...office],
  'private-university': [...teachingUniversity, ...office],
  'independent-college': [...teachingUniversity, ...office],
  'joint-university': [...university, ...office],
  'open-university': [...group('open'), ...office],
  'party-school': [...group('partySchool'), ...light(office)],
  'research-institute': [...group('researchInstitute'), ...light(office)],
  bureau: [...schoolOnly, ...light(group('researcher')), ...light(leadership)],
  'exam-authority': group('researcher'),
  'youth-palace': [...group('youthPalace'), ...light(office)],
  'subject-training': [...group('seniorTraining'), ...light(office)],
  'interest-training': group('training'),
  'vocational-training': group('vocationalTraining'),
  edtech: group('firm'),
  staffing: group('staffing'),
  other: group('youthPalace'),
};

/** What a company may offer: the kinds of its type, as far as it has the stage they need. */
export function kindsOfCompany(type: CompanyTypeCode, stages: readonly string[]): readonly PostKind[] {
  return kindsByType[type].filter((kind) => !kind.stages || kind.stages.some((stage) => stages.includes(stage)));
}
