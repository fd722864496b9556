import { sql } from 'drizzle-orm';
import { publicCompany } from '#database/schema/companies.ts';
import type { ServerModule } from '#server/module.ts';
import type { Deps } from '#server/platform/deps.ts';
import { announcementRoutes } from './announcements/announcement-routes.ts';
import { reviewAnnouncement } from './announcements/review-announcement.ts';
import { announcementDossier, experienceDossier } from './dossiers.ts';
import { experienceRoutes } from './experiences/experience-routes.ts';
import { reviewExperience } from './experiences/judge-experience.ts';

export const announcementsServer = {
  name: 'announcements',
  handlers: () => ({ ...announcementRoutes(), ...experienceRoutes() }),
  reviewedTexts: {
    announcement: {
      waiting: sql`
        select announcement.id, 'announcement' as kind, announcement.title, '' as code, '' as place, company.name,
          coalesce(announcement.changed_at, announcement.updated_at) as since
        from announcement join company on company.id = announcement.company_id
        where announcement.status = 'pending' or (announcement.change is not null and announcement.reason is null)`,
      dossier: announcementDossier,
      review: reviewAnnouncement,
    },
    experience: {
      waiting: sql`
        select experience.id, 'experience', post.title, '', '', company.name, experience.updated_at
        from experience join post on post.id = experience.post_id join company on company.id = experience.company_id
        where experience.status = 'pending'`,
      dossier: experienceDossier,
      review: reviewExperience,
    },
  },
  fileRules: {
    postFile: ({ id }) => sql`
      select 1 from announcement join company on company.id = announcement.company_id
      where announcement.attachments @> ${JSON.stringify([{ fileId: id }])}::jsonb and announcement.status = 'public'
        and ${publicCompany('company')}`,
  },
  sitemap: {
    announcements: {
      table: sql`announcement as thing join company on company.id = thing.company_id`,
      shown: () => sql`thing.status = 'public' and ${publicCompany('company')}`,
      changed: sql`thing.updated_at`,
      path: () => '/business/announcements/details',
    },
  },
  personalTables: {
    experience: {
      erase: ({ joberId }) => (joberId ? [sql`delete from experience where jober_id = ${joberId}`] : []),
    },
    announcement: { keep: '单位的公告，发布人只有编号' },
  },
  partsOfExport: (_, joberId) => [
    {
      file: 'experiences',
      title: '我写的面经',
      of: ['experience'],
      rows: sql`select p.title as post, c.name as company, e.questions as body, e.advice as note, e.answer, e.updated_at
        from experience e join post p on p.id = e.post_id join company c on c.id = e.company_id
        where e.jober_id = ${joberId} order by e.updated_at`,
    },
  ],
  notExported: { announcement: '单位的公告' },
  loadDemo: async (tx, random, now) => {
    const { loadAnnouncements } = await import('../demo/load-announcements.ts');
    const { loadExperiences } = await import('../demo/load-experiences.ts');
    await loadAnnouncements(tx, random, now);
    await loadExperiences(tx, random.fork('experiences'), now);
  },
} satisfies ServerModule<Deps>;
