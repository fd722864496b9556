import { expect, test } from 'vitest';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { at } from '../test-exams.ts';
import { givenInterview, sheet } from './test-interview.ts';

// What a list of totals says is what the sheets say, from its preparation to its moment.

const app = await useWholeApp();
const { clock } = app;

/** A group whose two judges sealed a sheet of the only person: 80 and 60, so the score is 70. */
async function givenSealed() {
  const project = await givenInterview(app, [90], [1]);
  await project.drawLots();
  clock.set(at('2027-01-16T09:00'));
  const judges = await project.judges(0, ['周明', '吴岚']);
  for (const [n, { send, judgeId }] of judges.entries()) await send(sheet(`${judgeId}-sealed`, 1, 50, 30 - n * 20));
  const { as, send, decide, groupIds } = project;
  const progress = async () => (await as('one', 'GET', `examGroups/${groupIds[0]}`)).body;
  const correct = async () => {
    const { judged } = (await progress()).people[0];
    const marks = { marks: [60, 40], reason: '合计时漏加' };
    const { body } = await as('other', 'POST', `examSheets/${judged[0].sheet.id}/corrections`, marks);
    const [{ id }] = body.corrections;
    return (move: string) => as('one', 'POST', `examSheets/${id}/moves`, { move });
  };
  const close = () => as('other', 'POST', `examGroups/${groupIds[0]}/moves`, { move: 'close' });
  const prepare = async () => {
    const order = { kind: 'totals', publicAt: at('2027-01-18T10:00').toISOString(), reason: '' };
    const { items, message } = (await send('one', 'POST', '/publications', order)).body;
    const id = items?.find(({ status }: { status: string }) => status === 'prepared').id;
    return { message, decide: (move: string) => decide('other', id, move) };
  };
  return { ...project, correct, close, prepare };
}

test('totals wait until every group is closed and no correction waits', async () => {
  const { correct, close, prepare } = await givenSealed();
  expect((await prepare()).message).toBe('还不能生成：第 1 组还没有结束');
  await close();
  const settle = await correct();
  expect((await prepare()).message).toBe('还不能生成：还有 1 处评分更正等待确认');
  await settle('drop');
  expect((await prepare()).message).toBeUndefined();
});

test('a list is confirmed only as long as it says what would be prepared now, and keeps corrections out until then', async () => {
  const { correct, close, prepare } = await givenSealed();
  await close();
  const first = await prepare();
  const settle = await correct();
  expect((await first.decide('confirm')).body.message).toBe(
    '名单生成后有变动，请撤回后重新生成：还有 1 处评分更正等待确认',
  );
  expect((await settle('confirm')).body.message).toBe('总成绩名单已经生成、还没有公布，请先撤回名单再确认更正');
  await first.decide('drop');
  expect((await settle('confirm')).status).toBe(200);
  expect((await (await prepare()).decide('confirm')).status).toBe(200);
});

test('a correction that was proposed before the totals were public does not change a sheet after', async () => {
  const { correct, close, prepare } = await givenSealed();
  await close();
  await (await prepare()).decide('confirm');
  const settle = await correct();
  clock.set(at('2027-01-18T10:01'));
  await app.deps.jobs.drain();
  expect((await settle('confirm')).body.message).toBe('总成绩已公布或考生已离开，不能更正评分');
  expect((await settle('drop')).status).toBe(200);
});

test('a list that changed scores left behind is not confirmed', async () => {
  const { send, sitters, prepare, close } = await givenSealed();
  await close();
  const list = await prepare();
  const scores = [{ ticket: sitters[0]?.ticket, mark: 'score', points: 95 }];
  await send('one', 'PUT', '/scores', { scores, reason: '复查更正' });
  await send('other', 'POST', '/scoreMoves', { move: 'confirm' });
  expect((await list.decide('confirm')).body.message).toBe('名单生成后有变动，请撤回后重新生成');
});
