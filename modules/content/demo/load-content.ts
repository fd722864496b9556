import { eq, sql } from 'drizzle-orm';
import { bulkInsert, type DemoTransaction } from '#database/demo/bulk-insert.ts';
import { day, minute, plus } from '#database/demo/moments.ts';
import { photoRow, photoUrl } from '#database/demo/photos.ts';
import type { Random } from '#database/demo/random.ts';
import { addPastActs } from '#database/demo/reviews/load-past.ts';
import { upload } from '#database/schema/files.ts';
import { contentItem, lectureGuest } from '../schema.ts';
import { illustrated } from './demo-pictures.ts';
import { drawContent } from './draw-content.ts';

/** What the site itself publishes: articles, policies, admissions, lectures, guides and banners. */
export async function loadContent(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  for (const [name, draw] of Object.entries(drawContent))
    await bulkInsert(tx, contentItem, draw(random.fork(name), now));
}

/** Gives publications their pictures, uploads of an operator's. */
export async function loadPictures(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select account_id::text as id from operator order by role <> 'content', created_at limit 1`,
  );
  const made = { accountId: rows[0]?.id ?? '', at: plus(now, -30 * day) };
  for (const [title, photo] of Object.entries(illustrated)) {
    const id = random.id();
    await tx.insert(upload).values(photoRow('articlePicture', photo, { ...made, id }));
    await tx
      .update(contentItem)
      .set({ coverUrl: photoUrl(id) })
      .where(eq(contentItem.title, title));
  }
}

const MOST = 110;

/** Seekers of the load who signed up for its lectures. */
export async function loadGuests(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const { rows: seekers } = await tx.execute<{ id: string }>(sql`select id from jober order by id limit 400`);
  const lectures = await tx
    .select({ id: contentItem.id, capacity: contentItem.capacity })
    .from(contentItem)
    .where(sql`kind = 'lecture'`)
    .orderBy(contentItem.startsAt);
  for (const lecture of lectures) {
    const requested = Math.min(random.int(30, MOST), lecture.capacity ?? MOST, seekers.length);
    const guests = random.sample(seekers, requested).map(({ id: joberId }, at) => {
      const signedAt = plus(now, -(requested - at) * 37 * minute);
      const common = {
        id: random.id(),
        lectureId: lecture.id,
        joberId,
        state: 'signed-up' as const,
        ticket: random.ticket(),
      };
      return { ...common, signedAt, changedAt: signedAt };
    });
    await bulkInsert(tx, lectureGuest, guests);
    await tx.execute(sql`update content_item set signed = ${guests.length} where id = ${lecture.id}`);
  }
}

/** The acts by which operators published all of it. */
export async function loadPublishing(tx: DemoTransaction, now: Date): Promise<void> {
  await addPastActs(
    tx,
    now,
    sql`select 'content.publish' as act, 'content' as subject, id,
      jsonb_build_object('kind', kind, 'title', title, 'version', 1) as detail, 'content' as role, publish_at as at
      from content_item where status = 'published'`,
  );
  await tx.execute(sql`
    update content_item set editor_name = (select name from operator where role = 'content') where editor_name = ''`);
}
