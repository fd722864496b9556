import { newId } from '#database/new-id.ts';
import { delivery } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenOpenPost } from '#server/platform/testing/fixtures.ts';
import { wageAgreement, wageHours, wageSlip } from './schema.ts';

type Sent = Pick<typeof delivery.$inferInsert, 'companyId' | 'joberId' | 'resumeId' | 'snapshot'>;

export interface WageThings {
  /** Of a hired teacher, with an agreement until the end of the year. */
  hiredDeliveryId: string;
  agreementId: string;
  /** Today's and yesterday's: entered by the school, and by the teacher. */
  schoolHoursId: string;
  teacherHoursId: string;
  /** September's and October's; August has hours and no slip. */
  issuedSlipId: string;
  draftSlipId: string;
}

const made = new Date('2026-11-10T02:00:00Z');

/** A teacher's agreement with confirmed hours from August to October, an issued slip and a draft. */
export async function givenWages(db: Database, sent: Sent): Promise<WageThings> {
  const { id: postId } = await givenOpenPost(db, sent.companyId, { title: '数学兼职教师', status: 'closed' });
  const [hiredDeliveryId, agreementId, issuedSlipId, draftSlipId] = [newId(), newId(), newId(), newId()];
  const [schoolHoursId, teacherHoursId] = [newId(), newId()];
  const times = { submittedAt: made, changedAt: made };
  await db
    .insert(delivery)
    .values({ id: hiredDeliveryId, ...sent, postId, ...times, consentId: newId(), status: 'hired' });
  const { companyId, joberId } = sent;
  const period = { fromDay: '2026-08-01', toDay: '2026-12-31' };
  const terms = { rateFen: 10_000n, unit: 'lesson' as const, ...period, createdBy: newId(), createdAt: made };
  await db.insert(wageAgreement).values({ id: agreementId, deliveryId: hiredDeliveryId, companyId, joberId, ...terms });
  const hours = { agreementId, quantity: 200, enteredAt: made };
  await db.insert(wageHours).values([
    ...['2026-08-03', '2026-09-03', '2026-10-09'].map((day) => ({
      ...hours,
      id: newId(),
      day,
      status: 'confirmed' as const,
    })),
    { ...hours, id: schoolHoursId, day: '2026-11-05', status: 'by-school' as const },
    { ...hours, id: teacherHoursId, day: '2026-11-06', status: 'by-teacher' as const },
  ]);
  const amounts = { payFen: 20_000n, grossFen: 20_000n, deductionFen: 0n, netFen: 20_000n, rateFen: 10_000n };
  const slip = { agreementId, quantity: 200, items: [], ...amounts, writtenBy: newId(), createdAt: made };
  const lines = (day: string) => [{ day, quantity: 200, fen: 20_000, note: '' }];
  await db.insert(wageSlip).values([
    { ...slip, id: issuedSlipId, month: '2026-09', status: 'issued', lines: lines('2026-09-03'), issuedAt: made },
    { ...slip, id: draftSlipId, month: '2026-10', status: 'draft', lines: lines('2026-10-09') },
  ]);
  return { hiredDeliveryId, agreementId, schoolHoursId, teacherHoursId, issuedSlipId, draftSlipId };
}
