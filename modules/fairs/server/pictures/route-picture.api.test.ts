import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { servedPicture } from '#server/pages/share-cards/test-pictures.ts';
import { visitorCall } from '#server/pages/visitor.ts';
import { givenCompany, givenOpenPost } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { routePictureUrl } from '../../contract/route-picture.ts';
import { fair, fairBooth, fairExhibitor, fairExhibitorPost } from '../../schema.ts';
import { routePicture } from './route-picture.ts';

const { app, db, deps, endpoints } = await useWholeApp();
const { call } = visitorCall({ id: 'test', ip: '127.0.0.1', log: app.log } as FastifyRequest, { deps, endpoints });
const now = new Date('2026-11-20T02:00:00Z');

const box = (x: number, y: number) => ({ hall: 0, x, y, w: 2, h: 2 });

/** A fair with two schools, whose booths stand in a hall if `placed`. */
async function givenRoute(placed: boolean) {
  const id = newId();
  const at = (hour: number) => new Date(Date.UTC(2026, 11, 5, hour));
  await db.insert(fair).values({
    id,
    status: 'open',
    type: 'general',
    kind: 'school',
    title: '浙江省教师招聘双选会',
    cityCode: '330100',
    venue: '会展中心',
    startsAt: at(1),
    endsAt: at(8),
    signUpFrom: now,
    signUpUntil: at(6),
    capacity: 50,
    halls: [{ name: '1 号馆', width: 20, height: 12, entrance: '南门' }],
    createdAt: now,
    updatedAt: now,
  });
  const stops: string[] = [];
  for (const [number, place] of [
    ['A01', box(1, 1)],
    ['A02', box(9, 6)],
  ] as const) {
    const { id: companyId } = await givenCompany(db);
    const { id: postId } = await givenOpenPost(db, companyId);
    const exhibitorId = newId();
    const applied = { status: 'approved' as const, people: [{ name: '周老师', title: '人事主管' }], appliedAt: now };
    await db.insert(fairExhibitor).values({ ...applied, id: exhibitorId, fairId: id, companyId });
    await db.insert(fairExhibitorPost).values({ exhibitorId, postId, place: 0 });
    if (placed) await db.insert(fairBooth).values({ ...place, fairId: id, number, status: 'sold', companyId });
    stops.push(companyId);
  }
  await db.insert(fairBooth).values({ ...box(14, 1), fairId: id, number: 'A03' });
  return { id, stops };
}

test('route: the way stands on the plan, past the numbered stops', async () => {
  const [placed, online] = [await givenRoute(true), await givenRoute(false)];
  const pictureOf = async ({ id, stops }: typeof placed) =>
    servedPicture(app, routePictureUrl(id, stops), await routePicture(call, { id, stops }));
  const { words, pixels } = await pictureOf({ ...placed, stops: placed.stops.toReversed() });
  expect(words).toContain('1 号馆，2 站');
  const way = [0xe8, 0x59, 0x0c];
  expect(pixels(...way)).toBeGreaterThan(500);
  const without = await pictureOf(online);
  expect(without.words).not.toContain('1 号馆');
  expect(without.pixels(...way)).toBe(0);
});
