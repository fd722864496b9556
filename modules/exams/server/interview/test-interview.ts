import type { WholeApp } from '#server/proof/whole-app.ts';
import { givenScored } from '../candidates/test-candidates.ts';
import { at } from '../test-exams.ts';

const startsAt = at('2027-01-16T09:00').toISOString();
export const groupForm = (place: string, seats: number) => ({
  place,
  startsAt,
  seats,
  posts: ['0101'],
  criteria: [
    { name: '教学设计', max: 60 },
    { name: '仪表语言', max: 40 },
  ],
});

let made = 0;
/** A device's calls about an interview, with its own secret. */
export function newDevice({ call, clock }: WholeApp) {
  made += 1;
  const device = made.toString(16).padStart(64, '0');
  const sent = (entry: object) => ({ at: clock.now().toISOString(), ...entry });
  return {
    enter: (code: string) => call('POST', '/api/judge/devices', { body: { code, device } }),
    send: (...entries: object[]) =>
      call('POST', '/api/judge/entries', { body: { device, entries: entries.map(sent) } }),
  };
}

/** Numbers each sheet as a device does. */
export const sheet = (id: string, lot: number, ...marks: number[]) => ({
  kind: 'sheet',
  id: `sheet-${id}`,
  lot,
  marks,
});

/** A project with two places whose people all passed the recheck, and these groups. */
export async function givenInterview(app: WholeApp, points: readonly number[], seats: readonly number[]) {
  const project = await givenScored(app, points, { headcount: 2, steps: 'whole' });
  await project.publish('written', '2026-12-30T10:00');
  await project.publish('shortlist', '2027-01-02T10:00');
  for (const place of points.keys()) await project.organiser.record(place, 'pass');
  const groups = seats.map((count, n) => groupForm(`第一中学 ${n + 1} 号录播室`, count));
  const { body } = await project.send('other', 'PUT', '/groups', { groups });
  const groupIds: string[] = body.groups.map(({ id }: { id: string }) => id);
  /** Confirms as another person the change that waits in a group. Returns the codes. */
  const confirmed = async (group: number): Promise<{ code: string; judgeId: string }[]> => {
    const [waiting] = (await project.as('one', 'GET', `examGroups/${groupIds[group]}`)).body.proposals;
    return (await project.as('one', 'POST', `examProposals/${waiting.id}/moves`, { move: 'confirm' })).body.codes;
  };
  const named = async (group: number, names: readonly string[]) => {
    await project.as('other', 'POST', `examGroups/${groupIds[group]}/judges`, { names });
    return confirmed(group);
  };
  return {
    ...project,
    groupIds,
    confirmed,
    named,
    drawLots: async () => {
      await project.send('one', 'POST', '/lots', { move: 'commit' });
      return project.send('one', 'POST', '/lots', { move: 'reveal' });
    },
    /** Names judges of a group by two people, whose devices enter. */
    async judges(group: number, names: readonly string[]) {
      const codes = await named(group, names);
      const devices = codes.map(({ code, judgeId }) => ({ ...newDevice(app), code, judgeId }));
      for (const { enter, code } of devices) await enter(code);
      return devices;
    },
  };
}
