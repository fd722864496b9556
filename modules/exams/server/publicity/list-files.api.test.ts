import { setTimeout as pause } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { hashOfList, listText } from '../../contract/results/list-text.ts';
import { outcomes } from '../../contract/results/publication-state.ts';
import { examOutput } from '../../schema/exam-events.ts';
import { keptOutput } from '../outputs/kept-output.ts';
import { decidePublication, lockPublication, preparePublication } from '../results/publications.ts';
import { lockExam } from '../store.ts';
import { at, givenProject, givenRegistered } from '../test-exams.ts';
import { outcomeText } from './list-files.ts';

const { db, app, clock } = await useWholeApp();
const [prepared, publicAt] = [at('2026-12-20T09:00'), at('2026-12-21T09:00')];

const details = { gender: '女', born: '1998-03', education: '研究生', school: '东海师范大学' };

/** A confirmed list of a person who is in, and of one who was absent. */
async function givenList() {
  const project = await givenProject(db, {});
  const [postId = ''] = project.postIds;
  const [first, second] = [
    await givenRegistered(db, project.id, postId, 'approved'),
    await givenRegistered(db, project.id, postId, 'approved'),
  ];
  const line = {
    rank: 1,
    name: '林*夏',
    ticket: '26***23',
    written: 81.5,
    interview: 89.6,
    total: 86.36,
    note: '同分',
  };
  const lines = [
    { ...line, outcome: 'in', details, registrationId: first.id, postId },
    {
      ...line,
      rank: null,
      name: '许*树',
      interview: null,
      total: null,
      outcome: 'absent',
      note: '',
      details: null,
      registrationId: second.id,
      postId,
    },
  ];
  const summary = {
    [postId]: {
      code: '0101',
      title: '岗位1',
      employer: '澜州市第一中学',
      headcount: 2,
      pass: null,
      line: null,
      scored: 2,
      in: 1,
      histogram: [],
    },
  };
  const made = await db.transaction(async (tx) => {
    const common = { lines, summary, reason: '', changes: [], actorId: newId(), now: prepared };
    const row = await preparePublication(tx, await lockExam(tx, project.id), {
      kind: 'publicity',
      publicAt,
      ...common,
    });
    await decidePublication(tx, await lockPublication(tx, row.id), {
      move: 'confirm',
      who: 'recruiter',
      actorId: newId(),
      now: prepared,
    });
    return row;
  });
  const list = { examId: project.id, kind: 'publicity', version: 1, publicAt: publicAt.toISOString() };
  return { ...made, list: { ...list, lines: lines.map((line) => ({ ...line, post: '0101' })) } };
}

const fileOf = (id: string, as: string) => app.inject({ url: `/api/examPublications/${id}/list.${as}` });

test('files of a list have its lines, order and hash, and do not exist before its moment', async () => {
  const { id, hash, list } = await givenList();
  expect(await hashOfList(list)).toBe(hash);
  clock.set(new Date(publicAt.getTime() - 1));
  for (const as of ['pdf', 'xlsx']) expect((await fileOf(id, as)).statusCode, as).toBe(404);
  clock.set(publicAt);

  const xlsx = unzipSync(new Uint8Array((await fileOf(id, 'xlsx')).rawPayload));
  const xml = strFromU8(xlsx['xl/worksheets/sheet1.xml'] as Uint8Array);
  const rows = [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/g)].map(([, row = '']) => {
    const cells = new Map(
      [...row.matchAll(/<c r="([A-Z])\d+"[^>]*>(?:<v>|<is><t[^>]*>)(.*?)<\//g)].map(([, at, text]) => [at, text]),
    );
    return [...'ABCDEFGHIJKLM'].map((column) => cells.get(column) ?? '');
  });
  expect(rows[2]?.[0]).toBe(`名单 SHA-256 ${hash}`);
  const codes = ['in', ...Object.keys(outcomes)];
  const codeOf = (text = '') => codes.find((code) => outcomeText('publicity', code) === text) ?? '';
  const read = rows
    .slice(4)
    .map((cells) =>
      cells.map((cell, column) => (column === 7 ? codeOf(cell) : cell === '' && column !== 8 ? '-' : cell)).join('\t'),
    );
  expect(read).toEqual(listText(list).split('\n').slice(1, -1));

  const pdf = await fileOf(id, 'pdf');
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.rawPayload)), { mergePages: true });
  const plain = text.replaceAll(/\s/g, '');
  for (const expected of [hash, '0101岗位1澜州市第一中学', '86.36', '东海师范大学', '拟聘用', '缺考'])
    expect(plain).toContain(expected);
  expect(plain.indexOf('林*夏')).toBeLessThan(plain.indexOf('许*树'));
  expect((await fileOf(id, 'pdf')).rawPayload.equals(pdf.rawPayload), 'the same list is the same file').toBe(true);
});

test('what many ask for at the same moment is worked on once, and a failure is not kept', async () => {
  let made = 0;
  const ask = (fails = false) =>
    keptOutput(db, ['asked at once'], clock.now(), async () => {
      made += 1;
      // Long enough for the others to have looked for it.
      await pause(200);
      if (fails) throw new Error('not set');
      return Buffer.from('set');
    });
  expect((await Promise.allSettled([ask(true), ask(true)])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  made = 0;
  const all = await Promise.all(Array.from({ length: 8 }, () => ask()));
  expect([made, new Set(all.map(String))]).toEqual([1, new Set(['set'])]);
});

test('files of lists and draws are made once, however many ask at the same moment', async () => {
  const { id } = await givenList();
  clock.set(publicAt);
  const before = await db.$count(examOutput);
  const all = await Promise.all(Array.from({ length: 8 }, () => fileOf(id, 'xlsx')));
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await db.$count(examOutput)).toBe(before + 1);
  const mark = Buffer.from('kept');
  await db.update(examOutput).set({ bytes: mark });
  expect((await fileOf(id, 'xlsx')).rawPayload.equals(mark), 'read, not made again').toBe(true);
});
