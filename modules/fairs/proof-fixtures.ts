import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { newTicketCode } from '#server/platform/ticket-code.ts';
import { fair, fairBooth, fairExhibitor, fairExhibitorPost, fairVisitor } from './schema.ts';

interface Options {
  companyId: string;
  joberId: string;
  postId: string;
  /** Not published. */
  hidden?: boolean;
}

const made = new Date('2026-11-10T02:00:00Z');

export type FairThings = Awaited<ReturnType<typeof givenFairs>>;

/** A running fair, with the company's booth and the seeker's ticket, and an upcoming one without participants. */
export async function givenFairs(db: Database, { companyId, joberId, postId, hidden = false }: Options) {
  const [fairId, newFairId, exhibitorId, newBoothId] = [newId(), newId(), newId(), newId()];
  const common = {
    type: 'general',
    kind: 'school',
    title: '浙江省教师招聘双选会',
    cityCode: '330100',
    venue: '会展中心',
    signUpFrom: made,
    capacity: 100,
    halls: [{ name: '1 号馆', width: 20, height: 10, entrance: '入口' }],
    createdAt: made,
    updatedAt: made,
  };
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
  const [today, tomorrow] = [
    { startsAt: at(1), endsAt: at(9), signUpUntil: at(9) },
    { startsAt: at(25), endsAt: at(33), signUpUntil: at(33) },
  ];
  await db.insert(fair).values([
    { ...common, ...today, id: fairId, status: hidden ? 'draft' : 'open', taken: 1 },
    { ...common, ...tomorrow, id: newFairId, status: hidden ? 'draft' : 'open' },
  ]);
  const place = { hall: 0, y: 0, w: 2, h: 2 };
  await db.insert(fairBooth).values([
    { ...place, fairId, number: 'A01', x: 0, status: 'sold', companyId },
    { ...place, fairId, number: 'A02', x: 3 },
    { ...place, id: newBoothId, fairId: newFairId, number: 'A01', x: 0 },
  ]);
  const people = [{ name: '周老师', title: '人事主管' }];
  await db
    .insert(fairExhibitor)
    .values({ id: exhibitorId, fairId, companyId, status: 'approved', people, appliedAt: made });
  await db.insert(fairExhibitorPost).values({ exhibitorId, postId, place: 0 });
  const ticketCode = newTicketCode();
  await db.insert(fairVisitor).values({ fairId, joberId, status: 'signed-up', ticketCode, signedUpAt: made });
  return { fairId, newFairId, exhibitorId, ticketCode };
}
