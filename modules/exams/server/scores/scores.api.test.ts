import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { absent, givenSat, publicAt, scored } from '../results/test-results.ts';
import { at } from '../test-exams.ts';

const app = await useWholeApp();
const { db, call, clock } = app;

test('a score counts once another person confirmed it, or entered the same; a different one is answered and changes nothing', async () => {
  const { send, sitters } = await givenSat(app, 3);
  const [one = '', two = '', three = ''] = sitters.map(({ ticket }) => ticket);
  const first = await send('one', 'PUT', '/scores', { scores: [scored(one, 81.5), scored(two, 77), absent(three)] });
  expect(first.body).toMatchObject({ entered: 3, confirmed: 0, faults: [], counts: { waiting: 3, confirmed: 0 } });
  expect((await send('one', 'POST', '/scoreMoves', { move: 'confirm' })).status, 'oneself').toBe(409);
  const second = await send('other', 'PUT', '/scores', { scores: [scored(one, 81.5), scored(two, 79)] });
  expect(second.body).toMatchObject({ entered: 0, confirmed: 1, counts: { waiting: 2, confirmed: 1 } });
  expect(second.body.faults).toEqual([{ ticket: two, message: '与先登记的不同：77，请核对试卷' }]);
  expect((await send('other', 'POST', '/scoreMoves', { move: 'confirm' })).body).toMatchObject({
    done: 2,
    counts: { confirmed: 3, absent: 1, missing: 0 },
  });
});

test('a confirmed score changes with a reason and by two people, and every step is on record', async () => {
  const { send, sitters, id } = await givenSat(app, 1);
  const ticket = sitters[0]?.ticket ?? '';
  await send('one', 'PUT', '/scores', { scores: [scored(ticket, 81.5)] });
  await send('other', 'POST', '/scoreMoves', { move: 'confirm' });
  const change = (reason: string) => send('one', 'PUT', '/scores', { scores: [scored(ticket, 82)], reason });
  expect((await change('')).body.faults[0].message).toBe('已确认为 81.5，更正须写明原因');
  expect((await change('漏计一题')).body).toMatchObject({ entered: 1 });
  const shown = async () => (await send('one', 'GET', '/scores')).body.items[0];
  expect(await shown()).toMatchObject({ confirmed: { points: 81.5 }, waiting: { points: 82, own: true } });
  await send('other', 'POST', '/scoreMoves', { move: 'confirm' });
  expect(await shown()).toMatchObject({ confirmed: { points: 82, reason: '漏计一题' }, waiting: null });
  const { rows } = await db.execute<{ move: string }>(
    sql`select move from exam_log where exam_id = ${id} and subject = 'score' order by id`,
  );
  expect(rows.map(({ move }) => move)).toEqual(['enter', 'confirm', 'enter', 'replace', 'confirm']);
});

test('by points each post has its order, in which equal points share a place', async () => {
  const { send, sitters } = await givenSat(app, 4);
  const points = [70, 82.5, 82.5, 61];
  await send('one', 'PUT', '/scores', {
    scores: sitters.map(({ ticket }, at) => scored(ticket, points[at] ?? 0)),
  });
  expect((await send('one', 'GET', '/scores')).body.items[0].rank, 'not confirmed').toBeNull();
  await send('other', 'POST', '/scoreMoves', { move: 'confirm' });
  const { items } = (await send('one', 'GET', '/scores?sort=points')).body;
  expect(items.map((item: typeof items) => [item.rank, item.confirmed?.points])).toEqual([
    [1, 82.5],
    [1, 82.5],
    [3, 70],
    [4, 61],
  ]);
});

test('unknown, repeated and impossible scores are named, row by row; the others are kept', async () => {
  const { send, sitters } = await givenSat(app, 2);
  const [one = '', two = ''] = sitters.map(({ ticket }) => ticket);
  const scores = [scored('9900101', 60), scored(one, 60), scored(one, 61), scored(two, 100.5)];
  const { body } = await send('one', 'PUT', '/scores', { scores });
  expect(body.faults.map(({ message }: { message: string }) => message)).toEqual([
    '没有这个准考证号',
    '同一准考证号出现 2 次',
    '同一准考证号出现 2 次',
    '超过满分 100',
  ]);
  expect(body.counts).toMatchObject({ waiting: 0, missing: 2 });
  const wrong = await send('one', 'PUT', '/scores', { scores: [{ ticket: one, mark: 'absent', points: 3 }] });
  expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, 'body.scores.0.points']);
});

test('a correction after publication is a further version that says what changed; the first stays', async () => {
  const project = await givenSat(app, 1);
  const { send, decide, sitters } = project;
  const ticket = sitters[0]?.ticket ?? '';
  const publish = async (when: Date, reason = '') => {
    const { status, body } = await send('one', 'POST', '/publications', {
      kind: 'written',
      publicAt: when.toISOString(),
      reason,
    });
    if (status !== 200) return body;
    await decide('other', body.items[0].id, 'confirm');
    clock.set(when);
    return body.items[0];
  };
  await send('one', 'PUT', '/scores', { scores: [scored(ticket, 70)] });
  await send('other', 'POST', '/scoreMoves', { move: 'confirm' });
  const first = await publish(publicAt);
  await send('one', 'PUT', '/scores', { scores: [scored(ticket, 72)], reason: '复查' });
  await send('other', 'POST', '/scoreMoves', { move: 'confirm' });
  const later = at('2026-12-31T10:00');
  expect((await publish(later)).message, 'without a reason').toBe('更正已公布的名单，请写明原因');
  const second = await publish(later, '成绩复查');
  expect(second.changes).toEqual([`0101 林*夏 26***01：第 1 名 70 分 在列，更正为 第 1 名 72 分 在列`]);
  const { body } = await call('GET', `/api/exams/${project.id}/results`, {});
  expect(body.items.map(({ version, reason }: typeof body) => [version, reason])).toEqual([
    [2, '成绩复查'],
    [1, ''],
  ]);
  const old = await call('GET', `/api/exams/publications/${first.id}`, {});
  expect(old.body.lines[0].written, 'the first version').toBe(70);
});

/** What is read of a CSV that somebody of 考务 uploads. */
async function readCsv(
  { send, token }: { send: Awaited<ReturnType<typeof givenSat>>['send']; token: string },
  csv: string,
) {
  const query = { kind: 'postTable', name: '成绩.csv' };
  const { body: file } = await call('POST', '/api/files', { token, query, body: Buffer.from(csv) });
  return (await send('one', 'POST', '/scoreFiles', { fileId: file.id })).body.rows as {
    ticket: string;
    name: string;
    mark: string;
    points: number | null;
    note: string;
    fault: string;
  }[];
}

test('a row whose name is not the ticket’s is refused in the preview and when it is entered', async () => {
  const project = await givenSat(app, 3);
  const { send, sitters } = project;
  const [one = '', two = '', three = ''] = sitters.map(({ ticket }) => ticket);
  await db.execute(sql`update exam_registration set name = '古丽米热·艾比布力' where id = ${sitters[2]?.id ?? ''}`);
  const token = await app.tokenOf(project.accountId);
  const csv = `准考证号,阅卷人姓名,姓名,成绩\n${one},赵老师,林 知夏,80\n${two},赵老师,王五,66\n${three},赵老师,古丽米热•艾比布力,77\n`;
  const rows = await readCsv({ send, token }, csv);
  const wrong = `姓名对不上：${two} 是林知夏，表中是王五`;
  expect(rows.map(({ name, fault }) => [name, fault])).toEqual([
    ['林 知夏', ''],
    ['王五', wrong],
    ['古丽米热•艾比布力', ''],
  ]);
  const { body } = await send('one', 'PUT', '/scores', {
    scores: rows.map(({ ticket, name, points }) => ({ ticket, name, mark: 'score', points })),
  });
  expect([body.entered, body.faults]).toEqual([2, [{ ticket: two, message: wrong }]]);
});

test('numbers are read as people and spreadsheets write them; what was rounded is said', async () => {
  const project = await givenSat(app, 9);
  const tickets = project.sitters.map(({ ticket }) => ticket);
  const cells = [
    [`'${tickets[0]}`, '84.60000000000001'],
    [`${tickets[1]}.0`, '85.46666666666667'],
    [tickets[2], '85.5分'],
    [tickets[3], '８５．５'],
    [`="${tickets[4]}"`, "'79.5"],
    ['2.60010E+06', '70'],
    [tickets[6], '85.5.1'],
    [tickets[7], '弃考'],
    [tickets[8], '违规'],
  ];
  const csv = `准考证号,成绩\n${cells.map(([ticket, points]) => `${ticket?.includes('"') ? `"${ticket.replaceAll('"', '""')}"` : ticket},${points}`).join('\n')}\n`;
  const rows = await readCsv({ ...project, token: await app.tokenOf(project.accountId) }, csv);
  expect(rows.map(({ points }) => points)).toEqual([84.6, 85.47, 85.5, 85.5, 79.5, 70, null, null, null]);
  expect(rows.map(({ mark }) => mark)).toEqual([...Array.from({ length: 7 }, () => 'score'), 'absent', 'violation']);
  expect(rows.map(({ fault }) => fault)).toEqual([
    ...Array.from({ length: 5 }, () => ''),
    '准考证号成了科学计数法，请把这一列设为文本后重新填写',
    '读不懂成绩“85.5.1”',
    '',
    '',
  ]);
  expect(rows.map(({ note }) => note).filter(Boolean)).toEqual([
    '表中是 85.46666666666667，按 2 位小数取 85.47',
    expect.stringContaining('“2.60010E+06”是科学计数'),
  ]);
});
