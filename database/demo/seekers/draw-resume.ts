import { monthNumber } from '#contract/months.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import type { EducationCode } from '#contract/taxonomy/educations.ts';
import type { PutonghuaCode } from '#contract/taxonomy/putonghua.ts';
import { projectRoles } from '#contract/taxonomy/research.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import { isoMonth } from '../moments.ts';
import type { Random, Weighted } from '../random.ts';
import { readData } from '../read-data.ts';
import { drawCareer, drawTitle } from './draw-career.ts';
import { drawSchooling } from './draw-schooling.ts';
import { fillWords, resumeWords } from './resume-words.ts';
import type { Persona } from './seeker.ts';

type Records = ResumeContent['otherCertificates'];

interface Data {
  putonghua: Weighted<PutonghuaCode>;
  tenures: Weighted<readonly TenureCode[]>;
  foreign: Weighted<readonly [name: string, level: string] | null>;
  /** The lower end that people hope for, in steps of 500 yuan a month. */
  hopes: Partial<Record<EducationCode, readonly [number, number]>>;
  arrivals: Weighted<string>;
}

const { putonghua, tenures, foreign, hopes, arrivals } = readData<Data>('resume-shares');

function drawIntentions(random: Random, persona: Persona): ResumeContent['intentions'] {
  const [from, to] = hopes[persona.education] ?? [10, 24];
  const salaryMin = random.int(from, to) * 50_000;
  const first = {
    key: 'i0',
    title: persona.wish,
    stage: persona.stage,
    subject: persona.subject ?? undefined,
    tenures: [...random.weighted(tenures)],
    cityCodes: [persona.cityCode],
    salaryMin,
    salaryMax: salaryMin + random.int(3, 10) * 50_000,
  };
  if (!random.chance(0.25) || !persona.wish.endsWith('教师')) return [first];
  return [first, { ...first, key: 'i1', title: `${persona.wish}兼班主任`, tenures: [] }];
}

function drawRecords(
  random: Random,
  persona: Persona,
  now: Date,
): Pick<ResumeContent, 'honours' | 'papers' | 'projects'> {
  const seasoned = persona.years > 0;
  const when = () => isoMonth(now, -random.int(3, seasoned ? Math.min(60, persona.years * 12 + 6) : 30));
  const entries = (from: readonly (readonly [string, string])[], most: number, prefix: string): Records =>
    random.sample(from, random.int(0, most)).map(([title, issuer], index) => ({
      key: `${prefix}${index}`,
      title: fillWords(random, title, persona),
      issuer: fillWords(random, issuer, persona),
      when: when(),
      note: '',
    }));
  const { honours, studentHonours, papers, journals, projects } = resumeWords;
  const academic = persona.education === 'doctor' || persona.education === 'master';
  const published = papers.map((title) => [title, random.pick(journals)] as const);
  return {
    honours: entries(seasoned ? honours : studentHonours, 3, 'h'),
    papers: random.chance(academic ? 0.5 : 0.2) ? entries(published, academic ? 2 : 1, 'p') : [],
    projects: random.chance(seasoned ? 0.25 : 0.1) ? entries(projects, 1, 'r').map(withRole) : [],
  };
}

/** '参与，负责案例部分' says the person's part, not where the project comes from. */
function withRole(entry: Records[number]): ResumeContent['projects'][number] {
  const role = (['leader', 'member'] as const).find((code) => entry.issuer.startsWith(projectRoles[code]));
  if (!role) return entry;
  return { ...entry, issuer: '', note: entry.issuer.slice(projectRoles[role].length).replace('，', ''), role };
}

/** A resume by the contract, consistent with who the person is: dates, schools, work and words follow from the persona. */
export function drawResume(random: Random, persona: Persona, now: Date): { content: ResumeContent; birthYear: number } {
  const thisYear = Number(isoMonth(now).slice(0, 4));
  const endYear = persona.years === 0 ? thisYear + 1 : thisYear - persona.years;
  const { educations, startYear } = drawSchooling(random, persona, endYear);
  const graduated = monthNumber(`${endYear}-06`);
  const title = drawTitle(random, persona);
  const language = random.weighted(foreign);
  const { certificate } = persona;
  const taught = certificate === 'kindergarten' ? undefined : (persona.subject ?? undefined);
  const spoken = () => (persona.subject === 'chinese' ? '2a' : random.weighted(putonghua));
  const issued =
    persona.years > 0 ? `${endYear}-${random.pick(['06', '07', '12'])}` : isoMonth(now, -random.int(4, 14));
  return {
    birthYear: startYear - random.int(18, 19),
    content: {
      personal: {},
      own: {},
      email: random.chance(0.7) ? `teacher${random.int(10_000, 99_999)}@example.com` : '',
      intentions: drawIntentions(random, persona),
      educations,
      experiences: drawCareer(random, persona, graduated, now),
      certificates: certificate ? [{ key: 'c0', kind: certificate, subject: taught, issued, number: '' }] : [],
      titles: title ? [{ key: 't0', level: title, issued: isoMonth(now, -random.int(4, 30)) }] : [],
      languages: {
        putonghua: random.chance(0.85) ? spoken() : undefined,
        foreign: language ? [{ key: 'l0', name: language[0], level: language[1] }] : [],
      },
      ...drawRecords(random, persona, now),
      otherCertificates: random
        .sample(resumeWords.otherCertificates, random.int(0, 2))
        .map((name, index) => ({ key: `o${index}`, title: name, issuer: '', note: '' })),
      intro: random.chance(0.85) ? fillWords(random, random.pick(resumeWords.intros), persona) : '',
      trials: [],
      attachments: [],
      gapNotes: [],
      order: [],
      arrival: random.weighted(arrivals).replace('{month}', isoMonth(now, 9)),
    },
  };
}
