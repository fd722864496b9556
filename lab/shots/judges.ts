import { randomBytes, randomUUID } from 'node:crypto';
import { demoPeople } from '#database/demo/accounts.ts';
import { day, hour, plus, startOfDay } from '#database/demo/moments.ts';
import { demoRecruiter, overHttp } from '#e2e/lib/over-http.ts';
import type { JudgeView } from '#modules/exams/contract/interview/judge.ts';
import { encode } from '#web/session/encoded.ts';
import type { Place } from './places.ts';

type Call = ReturnType<typeof overHttp>;

/** The demo's project of this name. */
async function projectOf(call: Call, name: string): Promise<string> {
  const { items } = await call('GET', `/api/exams?keyword=${encodeURIComponent(name)}`);
  return items[0].id;
}

/** A second person of the organiser, who has a part in these projects. */
async function secondOf(origin: string, call: Call, examIds: readonly string[]): Promise<Call> {
  const { name } = demoPeople.second;
  for (const id of examIds) {
    const path = `/api/company/exams/${id}/staff`;
    const { items, colleagues } = await call('GET', path);
    const { memberId } = [...items, ...colleagues].find((one: { name: string }) => one.name === name);
    await call('PUT', path, { memberId, role: 'rooms', posts: null });
  }
  return (await demoRecruiter(origin, demoPeople.second)).call;
}

/** A device of a new judge of a group, named by one person and confirmed by the other. */
async function enter(origin: string, [one, other]: readonly [Call, Call], groupId: string, name: string) {
  // A group that began before the pictures are taken asks for a reason.
  await one('POST', `/api/company/examGroups/${groupId}/judges`, { names: [name], reason: '补充考官' });
  const [{ id }] = (await other('GET', `/api/company/examGroups/${groupId}`)).proposals;
  const { codes } = await other('POST', `/api/company/examProposals/${id}/moves`, { move: 'confirm' });
  const device = randomBytes(32).toString('hex');
  const view: JudgeView = await overHttp(origin)('POST', '/api/judge/devices', { code: codes[0].code, device });
  return { device, view };
}

const placeOf = (name: string, seat: { device: string; view: JudgeView }): Place => ({
  name,
  path: '/judge',
  who: 'visitor',
  area: 'judge',
  entries: [['jyrc_judge', encode({ seat })]],
});

/** Seals a sheet of each number. */
async function sealAll(origin: string, { device, view }: { device: string; view: JudgeView }): Promise<void> {
  const entries = view.lots.map(({ lot }) => ({
    kind: 'sheet',
    id: randomUUID(),
    lot,
    at: new Date().toISOString(),
    marks: view.group.criteria.map(({ max }) => Math.round(max * (0.78 + (lot % 5) / 40))),
  }));
  await overHttp(origin)('POST', '/api/judge/entries', { device, entries });
}

/** In an hour, or at the next nine in the morning of Shanghai's clock where nobody is interviewed then. */
function nextHour(now: Date): Date {
  const soon = plus(now, hour);
  const clock = soon.getTime() - startOfDay(soon).getTime();
  if (clock >= 8.5 * hour && clock <= 16.5 * hour) return soon;
  return plus(startOfDay(clock < 8.5 * hour ? soon : plus(soon, day)), 9 * hour);
}

/** The page of judges of the demo's interviews: with a sheet to fill, with all of them sealed, and before the draw of the group. */
export async function judgePlaces(origin: string): Promise<Place[]> {
  const { call } = await demoRecruiter(origin, demoPeople.organiser);
  const current = await projectOf(call, '专项公开招聘');
  const later = await projectOf(call, '补充公开招聘');
  const both = [call, await secondOf(origin, call, [current, later])] as const;
  const { groups } = await call('GET', `/api/company/exams/${current}/interview`);
  const open = await enter(origin, both, groups.at(-1).id, '程予安');
  const done = await enter(origin, both, groups.at(-1).id, '沈砚清');
  await sealAll(origin, done);
  const place = { place: '致行高级中学 1 号录播室', startsAt: nextHour(new Date()).toISOString(), seats: 30 };
  const { items } = await call('GET', `/api/company/exams/${later}/posts`);
  const criteria = [
    { name: '教学设计', max: 30 },
    { name: '课堂教学', max: 50 },
    { name: '答辩', max: 20 },
  ];
  const group = { ...place, posts: [items[0].code], criteria };
  const made = await call('PUT', `/api/company/exams/${later}/groups`, { groups: [group] });
  const waiting = await enter(origin, both, made.groups[0].id, '方启航');
  return [placeOf('judge-sheet', open), placeOf('judge-done', done), placeOf('judge-waiting', waiting)];
}
