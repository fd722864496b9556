import { eq, inArray } from 'drizzle-orm';
import { experienceParts } from '#contract/deliveries/experience-parts.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { company } from '#database/schema/companies.ts';
import { post } from '#database/schema/posts.ts';
import { fileAddresses } from '#server/domains/posts/public.ts';
import { type Dossier, fact } from '#server/domains/reviews/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { announcement, experience } from '../schema.ts';

/** An announcement of a company, with the posts that it links. */
export async function announcementDossier(db: Database, id: string): Promise<Dossier> {
  const [row] = await db
    .select({ announcement, name: company.name })
    .from(announcement)
    .innerJoin(company, eq(company.id, announcement.companyId))
    .where(eq(announcement.id, id));
  if (!row) throw appError('NOT_FOUND');
  const { companyId, change, publishedAt } = row.announcement;
  const { title, body, postIds, attachments } = change ?? row.announcement;
  const shown = change && `${row.announcement.title}\n\n${row.announcement.body}`;
  const posts = await db.select({ title: post.title }).from(post).where(inArray(post.id, postIds));
  return {
    facts: [
      fact('单位', row.name),
      fact('标题', title),
      fact('关联的职位', posts.map((post) => post.title).join('、')),
      fact('公开过', publishedAt ? '是，这是修改后的文字' : '没有'),
      ...(change ? [fact('通过之前', '仍显示原来的公告')] : []),
    ],
    texts: [
      { title: change ? '修改后的公告' : '公告', text: `${title}\n\n${body}` },
      ...(shown ? [{ title: '现在公开的公告', text: shown }] : []),
    ],
    messages: [],
    links: [
      { label: '单位主页', href: `/business/details?id=${companyId}` },
      ...fileAddresses(attachments).map(({ name, url }) => ({ label: `附件：${name}`, href: url })),
    ],
    history: [],
  };
}

/** 面经 of a school, without who wrote it. */
export async function experienceDossier(db: Database, id: string): Promise<Dossier> {
  const [row] = await db
    .select({ experience, name: company.name, title: post.title })
    .from(experience)
    .innerJoin(company, eq(company.id, experience.companyId))
    .innerJoin(post, eq(post.id, experience.postId))
    .where(eq(experience.id, id));
  if (!row) throw appError('NOT_FOUND');
  const { companyId, parts, questions, advice, month } = row.experience;
  return {
    facts: [
      fact('单位', row.name),
      fact('职位', row.title),
      fact('面试时间', month),
      fact('考了什么', labelsOf(experienceParts, parts).join('、')),
    ],
    texts: [
      { title: '问题和课题', text: questions },
      { title: '给后来人的话', text: advice },
    ].filter(({ text }) => text !== ''),
    messages: [],
    links: [{ label: '单位主页', href: `/business/details?id=${companyId}` }],
    history: [],
  };
}
