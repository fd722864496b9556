import { operatorOverHttp } from './operator-over-http.ts';

const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();

/** A fair open to exhibitors and visitors, with booths from A01 on; it begins in an hour. */
export async function givenFair(origin: string, booths = 2): Promise<string> {
  const operator = await operatorOverHttp(origin, 'content');
  const { id } = await operator('POST', '/api/admin/fairs', {
    type: 'general',
    kind: 'school',
    title: `钱塘教师双选会 ${Date.now() % 100_000}`,
    cityCode: '330100',
    online: false,
    venue: '钱塘会展中心',
    coverUrl: null,
    startsAt: hours(1),
    endsAt: hours(6),
    signUpFrom: hours(-2),
    signUpUntil: hours(5),
    capacity: 20,
    halls: [{ name: '1 号馆', width: 20, height: 10, entrance: '南门' }],
  });
  const booth = (_: unknown, at: number) => ({ number: `A0${at + 1}`, hall: 0, x: 1 + 5 * at, y: 2, w: 3, h: 2 });
  await operator('PUT', `/api/admin/fairs/${id}/booths`, { booths: Array.from({ length: booths }, booth) });
  await operator('POST', `/api/admin/fairs/${id}/moves`, { move: 'publish' });
  return id as string;
}
