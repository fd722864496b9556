import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { unpackArchive } from '#scripts/verify/unpack-archive.ts';
import { signIn } from '#server/platform/testing/fixtures.ts';
import { makeTestFolder } from '#server/platform/testing/test-folder.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { archiveFaults, archiveMembers, manifestText } from '../../contract/archive/archive-faults.ts';
import { drawText, hashOfSeed, hashOfText } from '../../contract/draw.ts';
import { hashOfList } from '../../contract/results/list-text.ts';
import { examScore } from '../../schema/candidates.ts';
import { examSeal } from '../../schema/exam-events.ts';
import { examDraw } from '../../schema/exam-registrations.ts';
import { openCandidates } from '../results/candidates.ts';
import { decidePublication, lockPublication, preparePublication } from '../results/publications.ts';
import { moveExam } from '../save-exam.ts';
import { lockExam } from '../store.ts';
import { at, givenProject, givenRegistered } from '../test-exams.ts';
import { makeArchive } from './archive-routes.ts';
import { sealEvents } from './seal-events.ts';

const { db, call, clock } = await useWholeApp();
const [one, other] = [newId(), newId()];
const prepared = at('2026-12-20T09:00');
const publicAt = at('2026-12-21T09:00');
const closing = at('2027-01-20T09:00');

/** A project with a draw, confirmed scores and a public list of totals. */
async function givenEnded() {
  const project = await givenProject(db, {});
  const [postId = ''] = project.postIds;
  const people = [
    await givenRegistered(db, project.id, postId, 'approved'),
    await givenRegistered(db, project.id, postId, 'approved'),
  ];
  const input = {
    rooms: [{ number: 1, seats: 30, subject: null }],
    people: people.map(({ number }) => ({ number, subject: null })),
  };
  const seed = randomBytes(32).toString('hex');
  const hashes = { seedHash: await hashOfSeed(seed), inputHash: await hashOfText(drawText(input)) };
  const drawn = { seed, revealedBy: one, revealedAt: prepared, committedBy: one, committedAt: prepared };
  await db.insert(examDraw).values({ examId: project.id, ...hashes, ...drawn, input, seedSealed: Buffer.alloc(1) });
  const points = [81.5, 79];
  await db.insert(examScore).values(
    people.map(({ id }, index) => ({
      examId: project.id,
      registrationId: id,
      status: 'confirmed' as const,
      mark: 'score' as const,
      points: points[index],
      enteredBy: one,
      enteredAt: prepared,
      decidedBy: other,
      decidedAt: prepared,
    })),
  );
  const summary = {
    [postId]: {
      code: '0101',
      title: '岗位1',
      employer: '澜州市第一中学',
      headcount: 2,
      pass: null,
      line: null,
      scored: 2,
      in: 2,
      histogram: [],
    },
  };
  await db.transaction(async (tx) => {
    const row = await lockExam(tx, project.id);
    await openCandidates(tx, row, one, prepared);
    const lines = people.map(({ id }, index) => ({
      registrationId: id,
      postId,
      rank: index + 1,
      name: '林*夏',
      ticket: `26***0${index + 1}`,
      outcome: 'in',
      note: '',
      // 40 % of the written score, nobody was interviewed.
      written: points[index] ?? 0,
      interview: null,
      total: (points[index] ?? 0) * 0.4,
      details: null,
    }));
    const order = {
      kind: 'totals' as const,
      publicAt,
      lines,
      summary,
      reason: '',
      changes: [],
      actorId: one,
      now: prepared,
    };
    const made = await preparePublication(tx, row, order);
    await decidePublication(tx, await lockPublication(tx, made.id), {
      move: 'confirm',
      who: 'recruiter',
      actorId: other,
      now: prepared,
    });
  });
  return project;
}

const close = (id: string) =>
  db.transaction((tx) => moveExam(tx, { id, move: 'close', who: 'recruiter', actorId: one }, closing));
const archiveOf = (id: string) => db.transaction((tx) => makeArchive(tx, id, closing));

test('an archive is of a project that has ended, and the chain on its page ends where the archive does', async () => {
  const { id, accountId } = await givenEnded();
  await expect(archiveOf(id)).rejects.toThrow('项目结束并归档后才能下载归档包');
  await db.transaction((tx) => sealEvents(tx, closing));
  const before = (await call('GET', `/api/exams/${id}/chain`)).body;
  expect(before.blocks).toBe(1);
  await close(id);
  clock.set(closing);
  const { token } = await signIn(db, accountId, { now: closing });
  const { status, headers } = await call('GET', `/api/company/exams/${id}/archive.zip`, { token });
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  const after = (await call('GET', `/api/exams/${id}/chain`)).body;
  expect(after.blocks).toBe(2);
  expect(after.events).toBe(before.events + 1);
});

test('the chain leaves out what is younger than any transaction, and goes on after it', async () => {
  const { id } = await givenEnded();
  const blocks = () => db.select().from(examSeal).where(eq(examSeal.examId, id));
  await db.transaction((tx) => sealEvents(tx, prepared));
  expect(await blocks()).toEqual([]);
  await db.transaction((tx) => sealEvents(tx, closing));
  await db.transaction((tx) => sealEvents(tx, closing));
  expect(await blocks()).toMatchObject([{ number: 1, events: 4 }]);
});

describe('an archive', () => {
  let members: Map<string, Uint8Array<ArrayBuffer>>;
  let zip: Buffer;
  beforeAll(async () => {
    const { id } = await givenEnded();
    await close(id);
    const { bytes } = await archiveOf(id);
    zip = Buffer.from(bytes);
    members = await unpackArchive(zip);
  });

  test('proves itself', async () => {
    const { faults, checked } = await archiveFaults(members);
    expect(faults).toEqual([]);
    expect(checked).toEqual({ lists: 1, lines: 2, draws: 1, events: 5 });
    expect([...members.keys()].sort()).toEqual(
      ['manifest.json', ...Object.keys(archiveMembers), 'lists/totals-1.json'].sort(),
    );
  });

  test('with one changed byte in any member is found, and the member is named', async () => {
    for (const [name, bytes] of members)
      for (const share of [0.02, 0.5, 0.98]) {
        const changed = bytes.slice();
        const place = Math.floor(bytes.length * share);
        changed[place] = (changed[place] ?? 0) ^ 1;
        const { faults } = await archiveFaults(new Map([...members, [name, changed]]));
        expect(faults.join(), `${name} at ${place}`).toContain(name);
      }
  });

  test('is checked offline by the command, which names the member of a changed byte', async () => {
    const folder = makeTestFolder();
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const verify = async (bytes: Uint8Array) => {
      const file = join(folder, 'archive.zip');
      writeFileSync(file, bytes);
      const run = promisify(execFile)(process.execPath, ['scripts/verify/archive.ts', file]);
      const { stdout, stderr, code } = await run.then((out) => ({ ...out, code: 0 })).catch((error) => error);
      return { code, output: `${stdout}${stderr}` };
    };
    const whole = await verify(zip);
    expect(whole).toMatchObject({ code: 0 });
    expect(whole.output).toContain('✓ 1 份名单 2 行、1 次抽签、5 条事件与复算结果完全相同');
    const name = 'lists/totals-1.json';
    const changed = members.get(name)?.slice() ?? new Uint8Array();
    changed[200] = (changed[200] ?? 0) ^ 1;
    const planted = await verify(zipSync({ ...Object.fromEntries(members), [name]: changed }));
    expect(planted).toMatchObject({ code: 1 });
    expect(planted.output).toContain(`✗ ${name}：内容被改动，SHA-256 不一致`);
  });

  test('with a changed byte anywhere in its file is refused, or unpacks to what it was', async () => {
    const original = [...members].map(([name, bytes]) => [name, Buffer.from(bytes).toString('hex')].join());
    let found = 0;
    for (let place = 0; place < zip.length; place += 11) {
      const changed = Buffer.from(zip);
      changed[place] = (changed[place] ?? 0) ^ 1;
      const faults = await unpackArchive(changed)
        .then(async (unpacked) => {
          const is = [...unpacked].map(([name, bytes]) => [name, Buffer.from(bytes).toString('hex')].join());
          return is.join() === original.join() ? null : (await archiveFaults(unpacked)).faults;
        })
        .catch((error: Error) => [error.message]);
      if (faults) found += 1;
      if (faults) expect(faults, `byte ${place}`).not.toEqual([]);
    }
    expect(found).toBeGreaterThan(zip.length / 22);
  });

  test('without a member, or with one more, is found', async () => {
    const without = new Map(members);
    without.delete('sheets.json');
    expect((await archiveFaults(without)).faults).toEqual(['sheets.json：缺少这个文件']);
    const more = new Map([...members, ['more.json', new Uint8Array(1)] as const]);
    expect((await archiveFaults(more)).faults).toEqual(['more.json：清单里没有这个文件']);
  });

  /** A forger who writes the manifest anew. */
  // biome-ignore lint/suspicious/noExplicitAny: members of every shape
  async function forged(name: string, change: (content: any) => unknown) {
    const content = JSON.parse(new TextDecoder().decode(members.get(name)));
    await change(content);
    const bytes = new TextEncoder().encode(JSON.stringify(content, null, 1));
    const manifest = JSON.parse(new TextDecoder().decode(members.get('manifest.json')));
    const file = manifest.files.find((entry: { name: string }) => entry.name === name);
    file.sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    manifest.seal = await hashOfText(manifestText(manifest));
    const made = new Map([...members, [name, bytes] as const]);
    return (await archiveFaults(made.set('manifest.json', new TextEncoder().encode(JSON.stringify(manifest))))).faults;
  }

  test('that is forged with a new manifest is found by what its members prove together', async () => {
    const total = await forged('lists/totals-1.json', async (list) => {
      list.lines[1].total = 40;
      list.hash = await hashOfList(list);
    });
    expect(total).toEqual([
      'lists/totals-1.json：0101 林*夏 26***02：总成绩 40，按占比应为 31.6',
      'lists/totals-1.json：岗位 0101 的第 2 名分数高于前一名',
    ]);
    const score = await forged('scores.json', (scores) => {
      scores.find(({ points }: { points: number }) => points === 81.5).points = 90;
    });
    expect(score).toEqual(['lists/totals-1.json：0101 林*夏 26***01：笔试成绩 81.5 与登记的 90 不一致']);
    const list = await forged('lists/totals-1.json', ({ lines }) => {
      lines[0].name = '沈*和';
    });
    expect(list).toEqual(['lists/totals-1.json：名单与公布的哈希不一致']);
    const event = await forged('events.json', ({ events }) => {
      events[1].actorId = '1';
    });
    expect(event).toEqual(['events.json：事件链第 1 块与封存时不一致']);
    const lost = await forged('events.json', ({ events }) => events.pop());
    expect(lost).toEqual(['events.json：事件链第 1 块与封存时不一致']);
    const seat = await forged('draws.json', ([draw]) => {
      draw.seats[0].seat = 9;
    });
    expect(seat).toEqual(['draws.json：座位与按种子算出的不一致']);
  });
});
