import { sql, TransactionRollbackError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Random } from '#database/demo/random.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenRecruiter } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { type ExamSettings, usualSettings } from '../../contract/exam-settings.ts';
import { totalOrder, writtenOrder } from './order.ts';
import { type Drawn, drawProject } from './testing/draw-project.ts';
import { plainTotals, plainWritten } from './testing/plain-order.ts';
import { storeProjects } from './testing/store-projects.ts';

// The database's orders against a plain implementation over whole numbers. `ORDER_PROJECTS=10000` is the full count.

const { db } = await useWholeApp();
const PROJECTS = Number(process.env.ORDER_PROJECTS ?? 200);
const AT_ONCE = 200;

const settingsOf = ({ rules }: Drawn): ExamSettings => ({ ...usualSettings(2027), ...rules });

test(`over ${PROJECTS} random projects the database places everybody where the plain implementation does`, async () => {
  const random = new Random('exam-orders');
  const { companyId } = await givenRecruiter(db);
  for (let from = 0; from < PROJECTS; from += AT_ONCE) {
    const drawn = Array.from({ length: Math.min(AT_ONCE, PROJECTS - from) }, () => drawProject(random));
    // Projects leave with their transaction, so that the last ones are compared as fast as the first.
    const compared = db.transaction(async (tx) => {
      const ids = await storeProjects(tx, companyId, drawn);
      await tx.execute(sql`analyze exam_candidate, exam_seat, exam_score, exam_group, exam_judge, exam_sheet`);
      for (const [n, project] of drawn.entries()) await compare(tx, ids[n] ?? '', project, from + n);
      tx.rollback();
    });
    await compared.catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  }
}, 3_600_000);

async function compare(tx: Database, id: string, project: Drawn, n: number) {
  const row = { id, settings: settingsOf(project) };
  const written = await writtenOrder(tx, row);
  const shown = written.map(({ ticket, fits, rank, order, places }) => ({ ticket, fits, rank, order, places }));
  expect(byTicket(shown), `written of project ${n}`).toEqual(plainWritten(project));
  const totals = await totalOrder(tx, row, { from: 'interview', hasInterview: true });
  const placed = totals.map(({ ticket, interview, total, rank, tied }) => ({ ticket, interview, total, rank, tied }));
  expect(byTicket(placed), `totals of project ${n}`).toEqual(plainTotals(project));
}

const byTicket = <T extends { ticket: string }>(rows: readonly T[]) =>
  rows.toSorted((one, other) => (one.ticket < other.ticket ? -1 : 1));
