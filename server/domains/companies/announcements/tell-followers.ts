import { eq } from 'drizzle-orm';
import { company, follow } from '#database/schema/companies.ts';
import { jober } from '#database/schema/identity.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Announced {
  id: string;
  companyId: string;
  title: string;
}

/** Tells the seekers who follow a company about its new announcement, once each. */
export async function tellFollowers(tx: Database, { id, companyId, title }: Announced, now: Date): Promise<void> {
  const followers = await tx
    .select({ accountId: jober.accountId, name: company.name })
    .from(follow)
    .innerJoin(jober, eq(jober.id, follow.joberId))
    .innerJoin(company, eq(company.id, follow.companyId))
    .where(eq(follow.companyId, companyId));
  const link = `/business/announcements/details?id=${id}`;
  await notifyAll(
    tx,
    followers.map(({ accountId, name }) => ({
      ...{ accountId, kind: 'follow.announcement', title: `${name}发布了公告`, body: title, link, now },
      effectKey: `announcement:${id}:${accountId}`,
    })),
  );
}
