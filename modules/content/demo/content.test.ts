import { expect, test } from 'vitest';
import { type ContentKind, contentKinds } from '#contract/taxonomy/content-categories.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { day, isoDay, plus } from '#database/demo/moments.ts';
import { Random } from '#database/demo/random.ts';
import type { AdmissionFacts, ArticleFacts, LectureFacts } from '../contract/content-items.ts';
import { contentForm } from '../contract/content-items.ts';
import { illustrated, pictureFiles } from './demo-pictures.ts';
import { drawContent } from './load-content.ts';
import { type ContentRow, publishedRow } from './rows.ts';

const now = new Date('2026-11-21T02:30:00Z');
const { drawArticles, drawPolicies, drawLectures, drawGuides, drawAdmissions } = drawContent;
const drawn = [drawArticles, drawPolicies, drawLectures, drawGuides, drawAdmissions].map((draw) =>
  draw(new Random('7'), now),
);
const all = drawn.flat();
const admissions = (drawn[4] ?? []).map((row) => ({ ...row, facts: row.facts as AdmissionFacts }));

/** Links are the same in every example, and two figures may have one source. */
const uncounted = new Set(['liveUrl', 'replayUrl', 'website', 'source']);

/** All that an item says, a line a text. */
function linesOf({ title, summary, body = '', facts }: ContentRow): string[] {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) if (!uncounted.has(key)) collect(inner);
  };
  collect(facts);
  return [title, summary ?? '', ...texts, ...body.replace(/<[^>]+>/g, '\n').split('\n')];
}

const sentencesOf = (row: ContentRow) =>
  linesOf(row)
    .flatMap((line) => line.split(/[。！？；]/))
    .map((sentence) => sentence.trim());

test('there are twelve articles, twelve policies, eight lectures, eight guides and sixteen programmes', () => {
  expect(drawn.map(({ length }) => length)).toEqual([12, 12, 8, 8, 16]);
});

test('no two texts share a sentence of twenty characters', () => {
  const first = new Map<string, string>();
  const twice: string[] = [];
  for (const row of all)
    for (const sentence of new Set(sentencesOf(row).filter((text) => [...text].length >= 20))) {
      const before = first.get(sentence);
      if (before) twice.push(`${before} / ${row.title}: ${sentence}`);
      first.set(sentence, row.title);
    }
  expect(twice).toEqual([]);
});

const paragraphsOf = ({ body = '' }: ContentRow) => body.split(/<[^>]+>/).map((text) => [...text]);

test('the body of each alone says between 400 and 1,200 Chinese characters, at most 120 in a paragraph', () => {
  for (const row of all) {
    const length = row.body?.match(/\p{Script=Han}/gu)?.length ?? 0;
    expect(length >= 400 && length <= 1_200, `${row.title}: ${length}`).toBe(true);
    expect(paragraphsOf(row).flatMap((text) => (text.length > 120 ? text.join('') : []))).toEqual([]);
  }
});

test('every article has a figure, and every figure its source', () => {
  for (const { title, facts } of all) {
    const figures = (facts as ArticleFacts).figures ?? [];
    expect(
      figures.every(({ source }) => source.length > 3),
      title,
    ).toBe(true);
  }
  for (const { title, facts } of drawn[0] ?? [])
    expect((facts as ArticleFacts).figures.length, title).toBeGreaterThan(0);
});

test('each is a form that an operator could have saved, in a category of its kind', () => {
  for (const row of all) {
    const kind = row.kind as ContentKind;
    expect(isCode(contentKinds[kind].categories, row.category), row.title).toBe(true);
    const { title, summary, category, regionCode, source, body, facts } = row;
    const times = { publishAt: null, withdrawAt: null };
    const form = { kind, title, summary, category, regionCode, source, body, coverUrl: '', attachments: [], ...times };
    const { error } = contentForm.safeParse({ ...form, [kind]: facts });
    expect(error?.issues ?? [], row.title).toEqual([]);
  }
});

test('every category of articles, policies, lectures, guides and programmes is filled', () => {
  for (const kind of ['article', 'policy', 'lecture', 'guide', 'admission'] as const)
    expect(new Set(all.filter((row) => row.kind === kind).map(({ category }) => category))).toEqual(
      new Set(Object.keys(contentKinds[kind].categories)),
    );
});

test('each figure is called for once in its article, and no other', () => {
  for (const row of drawn[0] ?? []) {
    const { figures } = row.facts as ArticleFacts;
    const called = [...(row.body ?? '').matchAll(/<p>【图(\d)】<\/p>/g)].map(([, number]) => Number(number));
    expect(called, row.title).toEqual(figures.map((_, at) => at + 1));
  }
});

/** What a school may at most offer, by how it is called. */
function levelsOf(school: string): string[] {
  if (/职业学院|专科学校/.test(school)) return ['college'];
  if (school.includes('职业技术大学')) return ['vocational-bachelor', 'college'];
  if (/开放大学|教育学院/.test(school)) return ['upgrade', 'training'];
  const taught = ['master', 'bachelor', 'upgrade', 'training'];
  return school.endsWith('大学') ? ['doctor', ...taught] : taught;
}

test('a school offers what it may: no 硕士 at a 专科, no 师范 at a 工科', () => {
  for (const { title, category, facts } of admissions) {
    expect(levelsOf(facts.school), `${facts.school} ${title}`).toContain(category);
    if (/理工|工程/.test(facts.school)) expect(title, facts.school).not.toMatch(/师范|小学教育|学科教学/);
  }
  expect(new Set(admissions.map(({ title, facts }) => facts.school + title)).size).toBe(admissions.length);
});

test('a school is called by the area code of its city', () => {
  const areaCodes: Record<string, string> = {
    120100: '022',
    320100: '025',
    330100: '0571',
    330300: '0577',
    340100: '0551',
    420100: '027',
    430100: '0731',
    440100: '020',
    500100: '023',
    510100: '028',
    610100: '029',
  };
  for (const { regionCode, facts } of admissions)
    expect(facts.phone.split('-')[0], facts.school).toBe(areaCodes[regionCode ?? '']);
});

test('some applications are over and some are to come, each open a month or longer', () => {
  const today = isoDay(now);
  const days = ({ opensOn, closesOn }: AdmissionFacts) => (Date.parse(closesOn) - Date.parse(opensOn)) / 86_400_000;
  for (const { title, facts } of admissions) expect(days(facts), title).toBeGreaterThanOrEqual(30);
  const over = admissions.filter(({ facts }) => facts.closesOn < today).length;
  const toCome = admissions.filter(({ facts }) => facts.opensOn > today).length;
  expect([over, toCome]).toEqual([1, 5]);
});

test('who speaks has a name of two or three characters and no title in it', () => {
  for (const { facts } of drawn[2] ?? [])
    expect((facts as LectureFacts).speaker).toMatch(/^(?!.*(律师|老师|教授|校长|园长))\p{Script=Han}{2,3}$/u);
});

test('a text that is an hour old has been read a few times, one of a month some thousand', () => {
  const viewsAfter = (days: number) =>
    publishedRow(
      new Random('7'),
      'article',
      { title: '', summary: '', category: '', source: '', body: '' },
      plus(now, -days * day),
      now,
    ).viewCount ?? 0;
  expect(viewsAfter(1 / 24)).toBeLessThan(30);
  expect(viewsAfter(30)).toBeGreaterThan(1_000);
  expect(viewsAfter(30)).toBeLessThan(6_000);
});

test('each picture belongs to a publication that is there', () => {
  const titles = all.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(Object.keys(illustrated)));
  expect(new Set(pictureFiles.map(({ key }) => key)).size).toBe(pictureFiles.length);
});
