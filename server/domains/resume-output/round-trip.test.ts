import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResumeReading } from '#contract/resumes/resume-import.ts';
import { type ResumeTemplate, resumeTemplates } from '#contract/resumes/resume-templates.ts';
import { type ResumeContent, type ResumeSnapshot, resumeContent, sectionNames } from '#contract/resumes/resumes.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { degrees, educationForms } from '#contract/taxonomy/degrees.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { codesOf, type List } from '#contract/taxonomy/list.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { authorships, awardLevels, paperIndexes, projectRoles } from '#contract/taxonomy/research.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { draftOf, extractText } from '#server/domains/resumes/public.ts';
import { setResume } from './set-resume.ts';

const code = <L extends List>(list: L) => fc.constantFrom(...codesOf(list));
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const signs = [...'海澄临川云栖湖滨青枫望江明德启文教学函数古诗阅读作业课堂，。（）《》“”：、 abc Unit 12 A·B'];
const text = (most: number, least = 2) =>
  fc
    .array(fc.constantFrom(...signs), { minLength: least, maxLength: most })
    .map((all) => `文${all.join('').replace(/\s+/g, ' ').trim()}`);
const name = (...ends: string[]) =>
  fc
    .tuple(fc.constantFrom('海澄', '临川', '云栖湖滨', '望江明德启文', '浙江省海澄市'), fc.constantFrom(...ends))
    .map((pair) => pair.join(''));
const notes = fc.array(text(120), { maxLength: 4 }).map((all) => all.join('\n'));
const month = fc
  .tuple(fc.integer({ min: 1995, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, m]) => `${year}-${String(m).padStart(2, '0')}`);
const until = fc.oneof(month, fc.constant('now'));
const list = (fields: Record<string, fc.Arbitrary<unknown>>, most: number) =>
  fc
    .array(fc.record(fields), { maxLength: most })
    .map((all) => all.map((one, index) => ({ ...one, key: `k${index}` })));

const record = { title: text(60), issuer: fc.oneof(fc.constant(''), text(20)), when: maybe(month), note: notes };
const cities = fc.shuffledSubarray(['330100', '320100', '440100'], { maxLength: 3 });
const content = fc.record({
  email: fc.constantFrom('', 'lin.xia@example.com'),
  intro: notes,
  order: fc.shuffledSubarray(codesOf(sectionNames).filter((section) => section !== 'attachments')),
  intentions: list(
    { title: text(16), stage: maybe(code(stages)), subject: maybe(code(subjects)), cityCodes: cities },
    2,
  ),
  educations: list(
    {
      school: name('师范大学', '大学教育学院', '师范学院（南校区）', 'University'),
      major: fc.constantFrom('汉语言文学', '课程与教学论', '学科教学（语文）', 'TESOL'),
      education: code(educations),
      degree: maybe(code(degrees)),
      form: maybe(code(educationForms)),
      from: month,
      to: until,
      note: notes,
    },
    4,
  ),
  experiences: list(
    {
      employer: name('第一中学', '实验小学', '教育科技有限公司', 'International School'),
      position: fc.constantFrom('高中语文教师', '教师', '教研组长', '班主任兼数学教师', 'ESL Teacher', '副校长'),
      stage: maybe(code(stages)),
      subject: maybe(code(subjects)),
      tenure: maybe(code(tenures)),
      weeklyLessons: maybe(fc.integer({ min: 1, max: 40 })),
      homeroom: fc.boolean(),
      from: month,
      to: until,
      note: notes,
    },
    6,
  ),
  certificates: list(
    {
      kind: code(certificates),
      subject: maybe(code(subjects)),
      issued: maybe(month),
      validUntil: maybe(month),
      number: fc.constantFrom('', '20253310042000123'),
    },
    3,
  ),
  titles: list({ level: code(titles), issued: maybe(month) }, 2),
  languages: fc.record({
    putonghua: maybe(code(putonghuaLevels)),
    foreign: list(
      { name: fc.constantFrom('英语', '日语'), level: fc.constantFrom('', '大学英语六级 512 分', 'N2') },
      2,
    ),
  }),
  papers: list({ ...record, index: maybe(code(paperIndexes)), authorship: maybe(code(authorships)) }, 3),
  projects: list({ ...record, level: maybe(code(awardLevels)), role: maybe(code(projectRoles)) }, 3),
  otherCertificates: list(record, 3),
  honours: list({ ...record, kind: fc.constantFrom('honour', 'lesson'), level: maybe(code(awardLevels)) }, 8),
});

const snapshotOf = (given: unknown): ResumeSnapshot =>
  ({
    jober: {
      id: '1',
      name: '古丽米热·艾比布力',
      gender: 'female',
      birthday: '1996-05-12',
      education: 'master',
      identity: 'teacher',
      cityCode: '330100',
      avatarUrl: null,
      phone: '13800138000',
    },
    resumeName: '简历',
    content: resumeContent.parse(given),
  }) as ResumeSnapshot;

/** Line breaks take the space between two scripts, so spaces do not count. */
const bare = (value: unknown) => JSON.stringify(value ?? '').replace(/\s|\\n/g, '');

interface Tally {
  facts: number;
  lost: string[];
}

function compare(
  { jober, content: written }: ResumeSnapshot,
  { person, putonghua, intro, entries }: ResumeReading,
): Tally {
  const tally: Tally = { facts: 0, lost: [] };
  const check = (what: string, before: unknown, after: unknown) => {
    if (before === undefined || before === '' || before === false || (Array.isArray(before) && before.length === 0))
      return;
    tally.facts += 1;
    if (bare(before) !== bare(after)) tally.lost.push(`${what}: ${bare(before)} → ${bare(after)}`);
  };
  check('name', jober.name, person.name);
  check('phone', jober.phone, person.phone);
  check('gender', jober.gender, person.gender);
  check('email', written.email, person.email);
  check('intro', written.intro, intro);
  check('putonghua', written.languages.putonghua, putonghua);
  for (const [section, read] of Object.entries(entries)) {
    const all = section === 'foreign' ? written.languages.foreign : written[section as keyof ResumeContent];
    for (const [index, entry] of (all as { key: string }[]).entries())
      for (const [field, value] of Object.entries(entry)) {
        if (field === 'key') continue;
        check(`${section}.${field}`, value, read[index]?.[field]);
      }
    if (read.length > (all as unknown[]).length)
      tally.lost.push(`${section}: ${read.length - (all as unknown[]).length} too many`);
  }
  return tally;
}

async function trip(given: unknown, template: ResumeTemplate, as: 'pdf' | 'docx'): Promise<Tally> {
  const snapshot = snapshotOf(given);
  const order = { snapshot, template, age: 30, title: '简历', photo: null, now: new Date('2026-11-20T02:00:00Z') };
  const read = await extractText((await setResume({ ...order, as })) as Uint8Array);
  return compare(snapshot, draftOf(read));
}

test('facts that a narrow column breaks come back too', async () => {
  const certificate = {
    key: 'c',
    kind: 'senior',
    subject: 'chinese',
    issued: '2023-06',
    validUntil: '2028-06',
    number: '20233301140000417',
  };
  expect((await trip({ certificates: [certificate] }, 'columns', 'pdf')).lost).toEqual([]);
});

const templates = Object.keys(resumeTemplates) as ResumeTemplate[];
test.each(templates.flatMap((template) => (['pdf', 'docx'] as const).map((as) => [template, as] as const)))(
  'a resume comes back as it went out: %s, %s',
  async (template, as) => {
    const all: Tally = { facts: 0, lost: [] };
    for (const given of fc.sample(content, { numRuns: 8, seed: 20_261_128 })) {
      const { facts, lost } = await trip(given, template, as);
      all.facts += facts;
      all.lost.push(...lost);
    }
    expect(all.facts).toBeGreaterThan(200);
    expect(1 - all.lost.length / all.facts, all.lost.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.98);
  },
  60_000,
);
