import { sql } from 'drizzle-orm';
import { visitor } from '#contract/identity/visitor.ts';
import { plainPath } from '#server/domains/files/public.ts';
import type { ServerModule } from '#server/module.ts';
import type { Deps } from '#server/platform/deps.ts';
import { pictureFiles } from '../demo/demo-pictures.ts';
import { contentFeedsPlugin } from './feeds-plugin.ts';
import { signUpForLecture } from './lectures/lecture-guests.ts';
import { lectureItems } from './lectures/lecture-items.ts';
import { contentHandlers } from './routes.ts';
import { contentCard } from './share-card.ts';

const operators = '运营自己的记录，只增不改；看过谁只记编号和打码的手机号';

const paths: Record<string, string> = {
  article: '/consultation/ConsultationDetail',
  admission: '/recruitstudents/details',
  lecture: '/entrepreneurship/expert/details',
  policy: '/entrepreneurship/policy/details',
  guide: '/entrepreneurship/guide/details',
};

export const contentServer = {
  name: 'content',
  handlers: contentHandlers,
  plugins: [contentFeedsPlugin],
  calendarItems: lectureItems,
  signUp: (db, person, { lectureId }, now) =>
    lectureId ? signUpForLecture(db, { lectureId, ...person, now }) : undefined,
  shareCards: {
    content: async (call, id) => contentCard(await call('GET /api/content/items/:id', { params: { id } })),
  },
  fileRules: {
    articlePicture: (row, now) => sql`
      select 1 from content_item
      where status = 'published' and publish_at <= ${now} and (withdraw_at is null or withdraw_at > ${now})
        and (cover_url = ${plainPath(row)} or strpos(body, ${`/uploads/${row.id}/`}) > 0)`,
  },
  sitemap: {
    content: {
      table: sql`content_item as thing`,
      shown: (now) => sql`thing.status = 'published' and thing.publish_at <= ${now}
        and (thing.withdraw_at is null or thing.withdraw_at > ${now}) and thing.kind <> 'banner'`,
      changed: sql`thing.updated_at`,
      path: (kind) => paths[kind] ?? '/consultation/ConsultationDetail',
      kind: sql`thing.kind`,
    },
  },
  personalTables: {
    lecture_guest: { keep: '席位的统计，只有编号' },
    lecture_guest_event: { keep: '状态的经过，只有编号' },
    content_version: { keep: operators },
    content_item: { keep: operators },
  },
  partsOfExport: (_, joberId) => [
    {
      file: 'lectures',
      title: '报名的讲座',
      of: ['lecture_guest'],
      rows: sql`select l.title as lecture, l.starts_at, g.state as status, g.signed_at
        from lecture_guest g join content_item l on l.id = g.lecture_id where g.jober_id = ${joberId} order by g.signed_at`,
      states: visitor.labels.seeker,
    },
  ],
  demoFiles: pictureFiles,
  loadDemo: async (tx, random, now) => {
    const { loadContent, loadGuests, loadPictures, loadPublishing } = await import('../demo/load-content.ts');
    await loadContent(tx, random, now);
    await loadPictures(tx, random.fork('pictures'), now);
    await loadGuests(tx, random.fork('guests'), now);
    await loadPublishing(tx, now);
  },
} satisfies ServerModule<Deps>;
