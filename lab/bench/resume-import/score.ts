import type { ResumeReading } from '#contract/resumes/resume-import.ts';
import type { Style } from './blocks.ts';
import type { Person } from './people.ts';

export const fields = [
  'name',
  'phone',
  'email',
  'gender',
  'birthday',
  'wish',
  'school',
  'education',
  'major',
  'study time',
  'employer',
  'position',
  'work time',
  'certificate',
  'putonghua',
  'title',
  'foreign',
  'honour',
  'paper',
] as const;
export type Field = (typeof fields)[number];
export type Facts = Record<Field, string[]>;

const plain = (text: unknown) =>
  String(text ?? '')
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/[•·.。]$/, '');
const present = (values: (string | undefined)[]) => values.flatMap((value) => (value ? [plain(value)] : []));

/** What years alone say about a period. */
const span = (from: unknown, to: unknown, yearsAlone: boolean) => {
  const cut = (month: unknown) => (yearsAlone && month !== 'now' ? String(month).slice(0, 4) : String(month));
  return `${cut(from)}~${cut(to)}`;
};

/** What a resume in this style says about a person. Facts of an entry count only with their school or employer. */
export function truthOf(person: Person, { date }: Style): Facts {
  const years = date === 'year';
  const { certificate, educations, experiences } = person;
  return {
    name: [person.name],
    phone: [person.phone],
    email: [person.email],
    gender: [person.gender === '女' ? 'female' : 'male'],
    birthday: [person.birthday.slice(0, 7)],
    wish: [person.wish],
    school: present(educations.map(({ school }) => school)),
    education: present(educations.map(({ school, education }) => `${school}:${education}`)),
    major: present(educations.map(({ school, major }) => `${school}:${major}`)),
    'study time': educations.map(({ school, from, to }) => `${school}:${span(from, to, years)}`),
    employer: present(experiences.map(({ employer }) => employer)),
    position: present(experiences.map(({ employer, position }) => `${employer}:${position}`)),
    'work time': experiences.map(({ employer, from, to }) => `${employer}:${span(from, to, years)}`),
    certificate: [`${certificate.kind}:${certificate.subject ?? ''}`],
    putonghua: [person.putonghua.code],
    title: present([person.title?.code]),
    foreign: [plain(person.foreign.level)],
    honour: present(person.honours.map(({ title }) => title)),
    paper: present([person.paper?.title]),
  };
}

export function factsOf({ person, entries, putonghua }: ResumeReading, { date }: Style): Facts {
  const years = date === 'year';
  const { educations, experiences } = entries;
  return {
    name: present([person.name]),
    phone: present([person.phone]),
    email: present([person.email]),
    gender: present([person.gender]),
    birthday: present([person.birthday?.slice(0, 7)]),
    wish: entries.intentions.map(({ title }) => plain(title)),
    school: educations.map(({ school }) => plain(school)),
    education: educations.flatMap(({ school, education }) => (education ? [plain(`${school}:${education}`)] : [])),
    major: educations.flatMap(({ school, major }) => (major ? [plain(`${school}:${major}`)] : [])),
    'study time': educations.flatMap(({ school, from, to }) =>
      from ? [`${plain(school)}:${span(from, to, years)}`] : [],
    ),
    employer: experiences.map(({ employer }) => plain(employer)),
    position: experiences.flatMap(({ employer, position }) => (position ? [plain(`${employer}:${position}`)] : [])),
    'work time': experiences.flatMap(({ employer, from, to }) =>
      from ? [`${plain(employer)}:${span(from, to, years)}`] : [],
    ),
    certificate: entries.certificates.map(({ kind, subject }) => `${kind}:${subject ?? ''}`),
    putonghua: present([putonghua]),
    title: entries.titles.map(({ level }) => plain(level)),
    foreign: entries.foreign.map(({ level }) => plain(level)),
    honour: entries.honours.map(({ title }) => plain(title)),
    paper: entries.papers.map(({ title }) => plain(title)),
  };
}

export interface Count {
  right: number;
  wrong: number;
  missed: number;
}

/** Compares a list of facts with the true one; a fact found twice counts once. */
export function compare(found: readonly string[], truth: readonly string[]): Count {
  const left = [...truth];
  let right = 0;
  for (const fact of found) {
    const at = left.indexOf(fact);
    if (at < 0) continue;
    left.splice(at, 1);
    right += 1;
  }
  return { right, wrong: found.length - right, missed: left.length };
}

export const f1 = ({ right, wrong, missed }: Count): number =>
  right === 0 ? 0 : (2 * right) / (2 * right + wrong + missed);
