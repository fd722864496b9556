import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { type CertificateCode, certificateFor } from '#contract/taxonomy/certificates.ts';
import type { EducationCode } from '#contract/taxonomy/educations.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import { day, officeMoment, plus } from '../moments.ts';
import { demoPhone, personName } from '../names/people.ts';
import { demoCities } from '../places.ts';
import { fields, subjectPool } from '../posts/pools.ts';
import { educationsOf, shareOf } from '../posts/post-kind.ts';
import { subjectName, subjectsOf } from '../posts/titles.ts';
import type { Random, Weighted } from '../random.ts';
import { fill, readData } from '../read-data.ts';
import type { ResumeRow } from '../rows.ts';
import { drawResume } from './draw-resume.ts';
import type { Persona, Seeker } from './seeker.ts';

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
function drawPersona(random: Random): Persona {
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

/** About what the server counts: it works it out anew at the first save. */
function roughCompleteness(content: ResumeContent): number {
  const { educations, experiences, intentions, certificates, titles, honours, papers, projects } = content;
  const sections = [educations, experiences, intentions, certificates, titles, honours, papers, projects];
  const filled = sections.filter((section) => section.length > 0).length;
  const said = [content.intro, content.arrival, content.email, content.languages.putonghua].filter(Boolean).length;
  return Math.min(97, 14 + filled * 8 + said * 5);
}

interface Options {
  now: Date;
  passwordHash: string;
  nextPhone(): number;
}

export function resumeRow(random: Random, joberId: string, name: string, content: ResumeContent, at: Date): ResumeRow {
  return {
    id: random.id(),
    joberId,
    name,
    isDefault: true,
    content,
    completeness: roughCompleteness(content),
    revision: random.int(1, 9),
    createdAt: at,
    updatedAt: at,
  };
}

const privacies = [['delivered', 55] as const, ['public', 38] as const, ['hidden', 7] as const];
const twoDigits = (n: number) => String(n).padStart(2, '0');

/** An invented seeker with account, person record and resume. */
export function drawSeeker(random: Random, { now, passwordHash, nextPhone }: Options): Seeker {
  const persona = drawPersona(random);
  const { content, birthYear } = drawResume(random, persona, now);
  const { cityCode } = persona;
  const { name, gender } = personName(random);
  const createdAt = officeMoment(random, now, random.int(0, 400));
  const updatedAt = officeMoment(random, now, Math.min((now.getTime() - createdAt.getTime()) / day, random.int(0, 60)));
  const account = {
    id: random.id(),
    phone: demoPhone(nextPhone()),
    passwordHash,
    status: 'active' as const,
    createdAt,
  };
  const jober = {
    id: random.id(),
    accountId: account.id,
    name,
    gender: random.chance(0.04) ? 'undisclosed' : gender,
    birthday: `${birthYear}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`,
    ...{ education: persona.education, identity: persona.identity, cityCode, household: cityCode },
    privacy: random.weighted(privacies),
    createdAt,
    updatedAt,
  };
  const first = { ...resumeRow(random, jober.id, `${persona.wish}简历`, content, createdAt), updatedAt };
  const second = { ...first, id: random.id(), name: '通用版', isDefault: false, createdAt: plus(createdAt, 60_000) };
  return { account, jober, persona, resumes: random.chance(0.08) ? [first, second] : [first] };
}
