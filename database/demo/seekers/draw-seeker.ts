import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { day, officeMoment, plus } from '../moments.ts';
import { demoPhone, personName } from '../names/people.ts';
import type { Random } from '../random.ts';
import type { ResumeRow } from '../rows.ts';
import { drawPersona } from './draw-persona.ts';
import { drawResume } from './draw-resume.ts';
import type { Seeker } from './seeker.ts';

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
