import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markOf } from '#contract/resumes/print-parts.ts';
import type { ResumeTemplate } from '#contract/resumes/resume-templates.ts';
import { resumeTemplates } from '#contract/resumes/resume-templates.ts';
import { type ResumeSnapshot, resumeContent, sectionNames } from '#contract/resumes/resumes.ts';
import { widthOf } from '#packages/typeset/faces.ts';
import type { Page, PlacedText } from '#packages/typeset/page.ts';
import { looks } from './draw/looks.ts';
import { outlineOf } from './outline.ts';
import { layOut } from './set-resume.ts';

const templates = Object.keys(resumeTemplates) as ResumeTemplate[];
const signs = '教学成果《函数》，（第二届）abc 012 /ʃə/ 𠮷㛃😀 “引号”——https://a.example/长'.match(/./gu) ?? [];
const words = (most: number) =>
  fc.array(fc.constantFrom(...signs, '\n'), { minLength: 1, maxLength: most }).map((list) => `文${list.join('')}`);
const oneLine = (most: number) => words(most).map((text) => text.replaceAll('\n', '').trim());

const snapshots = fc
  .record({
    employers: fc.array(fc.tuple(oneLine(50), words(480)), { maxLength: 25 }),
    honours: fc.array(fc.tuple(oneLine(100), words(300)), { maxLength: 25 }),
    intro: words(900),
    name: oneLine(30),
    order: fc.shuffledSubarray(Object.keys(sectionNames) as (keyof typeof sectionNames)[]),
  })
  .map(({ employers, honours, intro, name, order }): ResumeSnapshot => {
    const content = resumeContent.parse({
      intro,
      order,
      experiences: employers.map(([employer, note], index) => ({
        key: `e${index}`,
        employer: `校${employer}`.slice(0, 40).replace(/[\ud800-\udbff]$/, ''),
        position: '教师',
        from: '2020-09',
        to: 'now',
        note: note.slice(0, 480).replace(/[\ud800-\udbff]$/, ''),
      })),
      honours: honours.map(([title, note], index) => ({ key: `h${index}`, title, note })),
      certificates: [{ key: 'c', kind: 'senior', issued: '2020-01' }],
    });
    const jober = { id: '1', name, gender: 'female', birthday: '1996-05-12', education: 'master' };
    return {
      jober: { ...jober, identity: 'teacher', cityCode: null, avatarUrl: null, phone: '13800138000' },
      resumeName: '简历',
      content,
    } as ResumeSnapshot;
  });

const bare = (text: string) => text.replace(/\s/gu, '');
/** The lines of a column in reading order; dates are beside the lines. */
const readingOf = (texts: readonly PlacedText[]) => bare(texts.map(({ text }) => text).join(''));
const bodyOf = (page: Page, bottom: number) => page.texts.filter(({ y }) => y <= bottom);

describe.each(templates)('%s', (template) => {
  const look = looks[template];

  test('loses no sign and keeps the order, however long the resume', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const pages = layOut({ snapshot, template, age: 30, hasPhoto: false });
        const outline = outlineOf(snapshot, 30, look.usual);
        const inSide = new Set<string>(look.side?.sections ?? []);
        const all = pages.flatMap((page) => bodyOf(page, look.bottom));
        const main = readingOf(look.side ? all.filter(({ x }) => x >= look.left - 1) : all).replaceAll(
          '2020.09–至今',
          '',
        );
        let at = 0;
        for (const { name, title, entries } of outline.sections) {
          if (inSide.has(name)) continue;
          for (const text of [title, ...entries.flatMap(({ head, facts, notes }) => [head, facts, ...notes])]) {
            // Dates interrupt a heading of several lines.
            const requested = bare(text).replaceAll('2020.09–至今', '');
            const found = main.indexOf(requested, at);
            expect(found, text).toBeGreaterThanOrEqual(0);
            at = found + requested.length;
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  test('cuts no line, lays none over another, and leaves no heading alone at the foot', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const titles = new Set<string>(Object.values(sectionNames));
        for (const page of layOut({ snapshot, template, age: 30, hasPhoto: false })) {
          const body = bodyOf(page, look.bottom + 0.01);
          for (const { x, y, size, text, weight } of body) {
            expect(y, text).toBeLessThanOrEqual(look.bottom);
            expect(y - size, text).toBeGreaterThanOrEqual(0);
            expect(x, text).toBeGreaterThanOrEqual(0);
            expect(x + widthOf(text, weight) * size, text).toBeLessThanOrEqual(look.right + 0.01);
          }
          const columns = look.side
            ? [body.filter(({ x }) => x < look.left - 1), body.filter(({ x }) => x >= look.left - 1)]
            : [body];
          for (const column of columns) {
            const ys = column.map(({ y }) => y);
            expect(ys).toEqual([...ys].sort((a, b) => a - b));
            const last = column.at(-1);
            expect(last && last.weight === 'bold' && titles.has(last.text) && last.size > 11).toBeFalsy();
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});

test('the type is as large as the pages allow: largest for a short resume, smallest where a line more would take a page', () => {
  const [base] = fc.sample(snapshots, { numRuns: 1, seed: 1 });
  if (!base) throw new Error('no snapshot');
  const pagesOf = (lines: number) => {
    const content = { ...base.content, experiences: [], honours: [], intro: Array(lines).fill('一行').join('\n') };
    const snapshot = { ...base, jober: { ...base.jober, name: '林晓' }, content };
    return layOut({ snapshot, template: 'plain', age: 30, hasPhoto: false });
  };
  const nameSize = (pages: Page[]) => pages[0]?.texts.find(({ text }) => text === '林晓')?.size;
  expect(nameSize(pagesOf(1))).toBeCloseTo(23 * 1.2);
  const most = Array.from({ length: 60 }, (_, lines) => lines).findLast((lines) => pagesOf(lines).length === 1) ?? 0;
  expect(nameSize(pagesOf(most))).toBeCloseTo(23 * 0.9);
  expect(nameSize(pagesOf(most + 1))).toBeCloseTo(23 * 1.2);
});

const line = (n: number) =>
  '备课、上课、批改作业，带 45 人的班级，组织早读和晚自修，记录课堂观察，每周写一篇反思。'.repeat(n);
const graduate = resumeContent.parse({
  intentions: [{ key: 'i', title: '高中数学教师', stage: 'senior', subject: 'math', cityCodes: ['330100', '320100'] }],
  educations: [
    {
      key: 'e',
      school: '浙江师范大学',
      major: '数学与应用数学',
      education: 'bachelor',
      from: '2022-09',
      to: '2026-06',
      note: line(1),
    },
  ],
  experiences: [1, 2].map((n) => ({
    key: `x${n}`,
    employer: `海澄市第${n}中学`,
    position: '高中数学实习教师',
    from: `202${n}-09`,
    to: `202${n}-12`,
    note: line(2),
  })),
  certificates: [{ key: 'c', kind: 'senior', subject: 'math', issued: '2026-01', number: '20263310042000123' }],
  languages: { putonghua: '2a', foreign: [{ key: 'f', name: '英语', level: '大学英语六级 512 分' }] },
  honours: [
    '校级优秀学生',
    '数学建模竞赛省级一等奖',
    '师范生技能竞赛二等奖',
    '校级一等奖学金',
    '优秀实习生',
    '优秀团员',
  ].map((title, n) => ({ key: `h${n}`, title, level: n % 2 ? 'provincial' : 'school', note: '2024年' })),
  intro: line(2),
});

describe.each(templates)('of a graduate, %s', (template) => {
  const [base] = fc.sample(snapshots, { numRuns: 1, seed: 1 });
  const snapshot = { ...base, content: graduate } as ResumeSnapshot;
  const [first, ...more] = layOut({ snapshot, template, age: 22, hasPhoto: true });

  test('the pages are one, in type of at least 9 points for what is read', () => {
    expect(more).toEqual([]);
    const notes = first?.texts.filter(({ mark }) => markOf(mark ?? '')?.part === 'note') ?? [];
    expect(Math.min(...notes.map(({ size }) => size))).toBeGreaterThanOrEqual(9);
  });

  test('an award is one line: its name, its level and its year', () => {
    const head = first?.texts.find(({ text }) => text === '优秀实习生');
    const beside = first?.texts.filter(({ y, x }) => y === head?.y && x >= (head?.x ?? 0)).map(({ text }) => text);
    expect(beside).toEqual(['优秀实习生', '校级', '2024年']);
  });
});

test('a short section is not divided between pages', () => {
  const [base] = fc.sample(snapshots, { numRuns: 1, seed: 1 });
  for (let lines = 30; lines < 70; lines += 1) {
    const content = {
      ...graduate,
      experiences: [],
      order: ['intro', 'languages'],
      intro: Array(lines).fill('一行').join('\n'),
    };
    const pages = layOut({
      snapshot: { ...base, content } as ResumeSnapshot,
      template: 'plain',
      age: 30,
      hasPhoto: false,
    });
    const at = (text: string) => pages.findIndex(({ texts }) => texts.some((one) => one.text.startsWith(text)));
    expect([lines, at('普通话')]).toEqual([lines, at('英语')]);
  }
});
