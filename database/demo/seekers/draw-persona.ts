import { type CertificateCode, certificateFor } from '#contract/taxonomy/certificates.ts';
import type { EducationCode } from '#contract/taxonomy/educations.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import { demoCities } from '../places.ts';
import { fields, subjectPool } from '../posts/pools.ts';
import { educationsOf, shareOf } from '../posts/post-kind.ts';
import { subjectName, subjectsOf } from '../posts/titles.ts';
import type { Random, Weighted } from '../random.ts';
import { fill, readData } from '../read-data.ts';
import type { Persona } from './seeker.ts';

interface Line {
  stage: StageCode;
  education: string | Weighted<EducationCode>;
  /** Left out: a subject that the stage offers. */
  subjects?: readonly SubjectCode[];
  fields?: keyof typeof fields;
  wish: string;
}

interface Data {
  lines: Weighted<Line>;
  identities: Weighted<readonly [identity: Persona['identity'], years: readonly [number, number]]>;
}

const { lines, identities } = readData<Data>('personas');

function certificateOf(random: Random, stage: StageCode, years: number): CertificateCode | null {
  if (stage === 'special') return random.chance(0.8) ? 'primary' : null;
  const certificate = certificateFor(stage);
  if (certificate === 'college' && years < 1) return null;
  return random.chance(years > 0 ? 0.95 : 0.8) ? certificate : null;
}

/** Draws who a seeker is; age, schools and work follow from it. */
export function drawPersona(random: Random): Persona {
  const line = random.weighted(lines);
  const [identity, [from, to]] = random.weighted(identities);
  // Squared: many are a few years in, few are many.
  const years = from + Math.floor(random.next() ** 1.8 * (to - from + 1));
  const field = line.fields ? random.pick(fields[line.fields]) : null;
  const subject = field ? null : line.subjects ? random.pick(line.subjects) : random.weighted(subjectsOf(line.stage));
  const drawn = random.weighted(shareOf(educationsOf, line.education));
  return {
    wish: fill(line.wish, { subject: subject ? subjectName(subject, line.stage) : '', field: field?.name ?? '' }),
    stage: line.stage,
    subject,
    // Those of an older generation rarely studied further.
    education: years > 25 && drawn !== 'college' ? 'bachelor' : drawn,
    majors: field?.majors ?? (subject ? (subjectPool(subject)?.majors ?? []) : []),
    certificate: certificateOf(random, line.stage, years),
    identity,
    years,
    cityCode: random.weighted(demoCities),
  };
}
