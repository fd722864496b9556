import { monthAt, monthsCovered, spanOf } from '#contract/months.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { identities } from '#contract/seekers/seeker.ts';
import { type CertificateCode, certificateCovers, certificates } from '#contract/taxonomy/certificates.ts';
import { type EducationCode, educations, meetsEducation } from '#contract/taxonomy/educations.ts';
import { experienceOfYears } from '#contract/taxonomy/experiences.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { cityName, provinceCodeOf } from '#contract/taxonomy/places/regions.ts';
import { meetsPutonghua, putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { awardLevels } from '#contract/taxonomy/research.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import type { talentSearch } from '#database/schema/talents.ts';
import { maskName } from '#server/domains/identity/public.ts';
import { summarise, surnames } from '#server/domains/resumes/public.ts';
import { cutAll, cutProse, inName, inTitle, normalise, vectorText } from '#server/domains/search/public.ts';
import { maskContent } from '../mask.ts';
import { arrivalDay } from './arrival.ts';
import { awardsIn, certificatesHeld, contestsLed, levelOf, majorForms } from './field-names.ts';
import { schoolMarks } from './school-marks.ts';

/** A visible seeker, from the tables. */
export interface TalentSource {
  joberId: string;
  resumeId: string;
  name: string;
  /** 盲筛 */
  blind: boolean;
  education: string;
  identity: string;
  birthday: string;
  cityCode: string | null;
  completeness: number;
  activeAt: Date;
  content: ResumeContent;
}

/** A row of `talent_search`. */
export type TalentRow = Omit<typeof talentSearch.$inferSelect, 'rank'>;

const maxProse = 300;
const largestInt = 2_147_483_647;
const unique = (values: (string | undefined | null)[]) =>
  [...new Set(values.filter((value) => Boolean(value)))] as string[];
const codesOf = <L extends object>(list: L) => Object.keys(list) as (keyof L & string)[];

/**
 * The search row of a person. It contains no masked data, so nobody is found by phone or, under 盲筛, school, nor by more of a name
 * than the first character, which cards show.
 */
export function talentRow(source: TalentSource, now: Date): TalentRow {
  const { content } = source;
  const person = { jober: source, resumeName: '', content } as unknown as Parameters<typeof summarise>[0];
  const { education, teachingMonths: months } = summarise(person, now);
  const row = {
    joberId: source.joberId,
    resumeId: source.resumeId,
    stages: unique([...content.intentions, ...content.experiences.slice(0, 3)].map(({ stage }) => stage)),
    subjects: unique([...content.intentions, ...content.experiences.slice(0, 3)].map(({ subject }) => subject)),
    cityCodes: citiesOf(source),
    education,
    certificates: codesOf(certificates).filter((kind) =>
      content.certificates.some((held) => certificateCovers(held.kind as CertificateCode, kind)),
    ),
    titleRank: Math.max(0, ...content.titles.map(({ level }) => titles[level].rank)),
    experience: months === 0 ? 'graduate' : experienceOfYears(months / 12),
    months,
    identity: source.identity,
    salaryMin: Math.min(largestInt, ...content.intentions.map(({ salaryMin }) => salaryMin ?? 0), largestInt),
    arrival: arrivalDay(content.arrival, source.activeAt),
    completeness: source.completeness,
    activeAt: source.activeAt,
  };
  const salaryMin = row.salaryMin === largestInt ? 0 : row.salaryMin;
  return { ...row, salaryMin, tsv: vector(row, source.name, maskContent(content, source.name, source.blind), now) };
}

function citiesOf({ content, cityCode }: TalentSource): string[] {
  const wished = unique(content.intentions.flatMap(({ cityCodes }) => cityCodes));
  return wished.length > 0 ? wished : unique([cityCode]);
}

/** Codes as lexemes: a prefix and the code. A level stands for each level that it covers. */
export const lexeme = {
  region: (code: string) => `c:${code}`,
  stage: (code: string) => `s:${code}`,
  subject: (code: string) => `j:${code}`,
  education: (code: string) => `e:${code}`,
  certificate: (code: string) => `q:${code}`,
  /** The certificate itself, and none that covers it. */
  certificateItself: (code: string) => `l:${code}`,
  title: (rank: number | string) => `t:${rank}`,
  experience: (code: string) => `x:${code}`,
  identity: (code: string) => `i:${code}`,
  putonghua: (code: string) => `p:${code}`,
  /** A school's name, or a kind of schools: see `schoolMarks`. */
  school: (mark: string) => `u:${mark}`,
  graduation: (year: string) => `g:${year}`,
  /** A degree of a form of study: 全日制本科. */
  study: (form: string, education: string) => `f:${form}:${education}`,
  /** The first character of a name, or a surname of two. */
  surname: (name: string) => `n:${name}`,
  /** The name of a certificate, or of a level of a language: see `certificateForms`. */
  named: (certificate: string) => `o:${certificate}`,
  /** The name of a major: see `majorForms`. */
  major: (name: string) => `m:${name}`,
  /** A 编制类型 that the person hopes for. */
  wished: (tenure: string) => `w:${tenure}`,
  /** A section of the resume that is not empty; `homeroom`: at present. */
  has: (section: 'papers' | 'projects' | 'honours' | 'homeroom') => `k:${section}`,
  /** The one of the present position. */
  tenured: (tenure: string) => `h:${tenure}`,
  /** One of any position. */
  everTenured: (tenure: string) => `v:${tenure}`,
  /** What somebody took part in, with their part and its level where they are told: 课题, 主持课题, 省级主持课题. */
  research: (what: string) => `d:${what}`,
  award: (name: string) => `a:${name}`,
  /** The most that a person wishes for a month, in steps of 500 yuan; `any` where it is not stated. */
  wishedPay: (step: number | 'any') => `y:${step}`,
  /** Whole years as 班主任, up to `mostHomeroomYears`. */
  homeroomYears: (years: number) => `b:${years}`,
};

export const mostHomeroomYears = 30;
export const payStep = 50_000;
export const mostPaySteps = 120;

function payWished({ intentions }: ResumeContent): number | 'any' {
  const most = intentions.map((intention) => intention.salaryMax ?? 0);
  if (most.length === 0 || most.includes(0)) return 'any';
  return Math.min(mostPaySteps, Math.floor(Math.max(...most) / payStep));
}

function vector(row: Omit<TalentRow, 'tsv'>, name: string, content: ResumeContent, now: Date): string {
  const labels = [
    ...row.stages.map((code) => labelOf(stages, code)),
    ...row.subjects.map((code) => labelOf(subjects, code)),
  ];
  // A teacher of 电子商务 is none of 电子, and one of 大数据与会计 none of 大数据.
  const titled = (texts: readonly string[]) =>
    cutAll(
      normalise(
        texts
          .join(' ')
          .replace(/电子商务/gu, '电商')
          .replace(/大数据与(?=会计|财务)/gu, ''),
      ),
    );
  const wishes = titled([...content.intentions.map(({ title }) => title), ...labels]);
  const positions = content.experiences.flatMap(({ position, homeroom }) => [position, homeroom ? '班主任' : '']);
  const held = titled(positions);
  return vectorText(
    [
      ...wishes,
      ...wishes.map(inTitle),
      ...held.map(inName),
      ...cutAll(normalise(factsText(row, content))),
      ...prose(content),
    ],
    [
      ...unique(row.cityCodes.flatMap((code) => [code, provinceCodeOf(code)])).map(lexeme.region),
      ...row.stages.map(lexeme.stage),
      ...row.subjects.map(lexeme.subject),
      ...codesOf(educations)
        .filter((code) => meetsEducation(row.education as EducationCode, code))
        .map(lexeme.education),
      ...row.certificates.map(lexeme.certificate),
      ...content.certificates.map(({ kind }) => lexeme.certificateItself(kind)),
      ...[2, 3, 4, 5].filter((rank) => row.titleRank >= rank).map(lexeme.title),
      lexeme.experience(row.experience),
      lexeme.identity(row.identity),
      ...putonghuaHeld(content).map(lexeme.putonghua),
      ...schoolMarks(content.educations).map(lexeme.school),
      ...graduationYear(content, row.identity, now).map(lexeme.graduation),
      ...content.educations.flatMap(({ form, education }) => (form ? [lexeme.study(form, education)] : [])),
      ...surnameOf(name).map(lexeme.surname),
      ...certificatesHeld(content).map(lexeme.named),
      ...content.educations.flatMap(({ major }) => majorForms(major)).map(lexeme.major),
      ...(['papers', 'projects', 'honours'] as const).filter((section) => content[section].length > 0).map(lexeme.has),
      ...content.intentions.flatMap(({ tenures }) => tenures).map(lexeme.wished),
      ...content.experiences.flatMap(({ tenure, to }) => (tenure && to === 'now' ? [lexeme.tenured(tenure)] : [])),
      ...content.experiences.flatMap(({ tenure }) => (tenure ? [lexeme.everTenured(tenure)] : [])),
      ...(content.experiences.some(({ homeroom, to }) => homeroom && to === 'now') ? [lexeme.has('homeroom')] : []),
      ...awardsHeld(content).map(lexeme.award),
      ...researchDone(content).map(lexeme.research),
      ...homeroomYears(content, now).map(lexeme.homeroomYears),
      lexeme.wishedPay(payWished(content)),
    ],
  );
}

/** What a masked name shows, and of a surname of two characters the whole; of a name of one character nothing. */
const surnameOf = (name: string): string[] => {
  const shown = [...maskName(name)].slice(0, 1).filter((first) => first !== '*');
  const whole = surnames.compound.filter((surname) => name.startsWith(surname) && name.length > surname.length);
  return [...shown, ...whole];
};

function putonghuaHeld({ languages: { putonghua } }: ResumeContent): string[] {
  return putonghua ? codesOf(putonghuaLevels).filter((level) => meetsPutonghua(putonghua, level)) : [];
}

const levelNamed = /国家级?|全国|省(?:部?级)?|(?<!城)市(?:厅?级)?|[区县](?!域|内|别|间)级?|(?<!学)校级/gu;

/** Each, and each with the level that is told of it: the smallest of 浙江省杭州市. */
const ofLevel = (names: readonly string[], text: string, level?: keyof typeof awardLevels): string[] => {
  const said = levelOf(level ? awardLevels[level] : (text.match(levelNamed)?.at(-1) ?? ''));
  return names.flatMap((name) => (said ? [name, said + name] : [name]));
};

const awardsHeld = ({ experiences, honours, intro }: ResumeContent): string[] =>
  unique([
    ...[intro, ...[...experiences, ...honours].map(({ note }) => note), ...honours.map(({ title }) => title)]
      .flatMap((text) => text.split(/[，,；;。]/u))
      .flatMap(contestsLed),
    ...honours.flatMap(({ title, level }) => ofLevel(awardsIn(title), title, level)),
    ...experiences.flatMap(({ note }) => [
      ...awardsIn(note),
      ...note.split(/[，,；;。]/u).flatMap((clause) => ofLevel(awardsIn(clause), clause)),
    ]),
  ]);

const researchKinds: readonly (readonly [string, RegExp])[] = [
  ['课题', /课题/u],
  ['项目', /项目(?![化式课组])/u],
];

function researchDone({ experiences, projects }: ResumeContent): string[] {
  const told = [
    ...experiences.flatMap(({ note }) => note.split(/[，,；;。]/u).map((text) => ({ text, level: undefined }))),
    ...projects.map(({ title, note, role, level }) => ({
      text: `${role ? (role === 'leader' ? '主持' : '参与') : ''}${title}${note}`,
      level,
    })),
  ];
  const kinds = told.flatMap(({ text, level }) => {
    const parts = ['', ...['主持', '参与'].filter((part) => text.includes(part))];
    return researchKinds.flatMap(([kind, named]) =>
      named.test(text)
        ? ofLevel(
            parts.map((part) => part + kind),
            text,
            level,
          )
        : [],
    );
  });
  return unique(kinds);
}

function homeroomYears({ experiences }: ResumeContent, now: Date): number[] {
  const months = monthsCovered(experiences.filter(({ homeroom }) => homeroom).map((entry) => spanOf(entry, now)));
  return Array.from({ length: Math.min(mostHomeroomYears, Math.floor(months / 12)) }, (_, at) => at + 1);
}

/** 届别: the year of the last graduation; of an 应届 who still studies, the next summer. Empty where it is not known. */
function graduationYear({ educations }: ResumeContent, identity: string, now: Date): string[] {
  const [year, month] = monthAt(now).split('-').map(Number) as [number, number];
  const next =
    identity === 'graduate' && educations.some(({ to }) => to === 'now') ? [String(month > 7 ? year + 1 : year)] : [];
  const past = next.length === 0 ? educations.flatMap(({ to }) => /^\d{4}/.exec(to)?.[0] ?? []) : [];
  return [...next, ...past.sort().slice(-1)];
}

/** The person's facts in the sector's terms. */
const factsText = (row: Omit<TalentRow, 'tsv'>, content: ResumeContent): string =>
  [
    labelOf(educations, row.education),
    labelOf(identities, row.identity),
    ...row.cityCodes.map(cityName),
    ...content.educations.flatMap(({ school, major }) => [school, major]),
    ...content.experiences.flatMap(({ employer, position }) => [employer, position]),
    ...content.certificates.map(({ kind }) => labelOf(certificates, kind)),
    ...content.titles.map(({ level }) => labelOf(titles, level)),
    ...content.otherCertificates.map(({ title }) => title),
    ...content.languages.foreign.flatMap(({ name, level }) => [name, level]),
    content.experiences.some(({ homeroom }) => homeroom) ? '班主任' : '',
  ].join(' ');

function prose(content: ResumeContent): string[] {
  const said = [...content.experiences, ...content.honours, ...content.projects].map((entry) => entry.note);
  const titled = [...content.honours, ...content.projects, ...content.papers].map(({ title }) => title);
  const levels = [...content.honours, ...content.projects].map(({ level }) => (level ? awardLevels[level] : ''));
  // 项目化学习 mentions no 化学.
  const text = [content.intro, ...said, ...titled, ...levels].join(' ').replace(/化(?=学习)/gu, '化 ');
  return [...new Set(cutProse(normalise(text)))].slice(0, maxProse);
}
