import { z } from 'zod';
import { companyCard } from '#contract/companies/company-shapes.ts';
import { type EndpointTable, recruiters } from '#contract/endpoint.ts';
import { id, list, listOf, moment, paging, text } from '#contract/fields.ts';
import { postCard, postFileLinks } from '#contract/posts/post-card.ts';
import { postFiles } from '#contract/posts/post-fields.ts';
import { announcement } from './announcement-state.ts';

const ofAnnouncement = z.object({ id: id('公告编号') });

const announcementLine = z.object({ id: z.string(), title: z.string(), publishedAt: moment() });

const announcementDetail = announcementLine.extend({
  body: z.string(),
  updatedAt: moment(),
  company: companyCard,
  attachments: postFileLinks,
  /** The linked posts that are still open. */
  posts: z.array(postCard),
});

export const mostLinkedPosts = 20;

const announcementForm = z.strictObject({
  title: text('标题', { min: 4, max: 60 }),
  body: text('正文', { min: 10, max: 8_000 }),
  postIds: list(id('职位编号'), '关联的职位', {
    max: mostLinkedPosts,
    most: `最多关联 ${mostLinkedPosts} 个职位`,
    ask: '请重新选择职位',
  }).refine((ids) => new Set(ids).size === ids.length, { error: '同一个职位只能关联一次' }),
  attachments: postFiles.default([]),
});
export type AnnouncementForm = z.output<typeof announcementForm>;

/** Title, text and posts are those last saved. */
const ownAnnouncement = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  postIds: z.array(z.string()),
  attachments: postFiles,
  status: z.enum(Object.keys(announcement.labels.company) as [keyof typeof announcement.labels.company]),
  /** Of a public one: what was saved last is not what is shown, since it waits for an operator or was refused. */
  isChanged: z.boolean(),
  /** Why an operator refused it, or the change. */
  reason: z.string().nullable(),
  publishedAt: moment().nullable(),
  updatedAt: moment(),
});
export type OwnAnnouncement = z.output<typeof ownAnnouncement>;

export const announcementEndpoints = {
  'GET /api/companies/:id/announcements': {
    access: 'anyone',
    replicaSafe: true,
    summary: '单位公开的公告，最近公开的在前，每页 20 条',
    params: z.object({ id: id('单位编号') }),
    query: z.object({ page: paging.page }),
    returns: listOf(announcementLine),
  },
  'GET /api/announcements/:id': {
    access: 'anyone',
    replicaSafe: true,
    summary: '一条公告和关联的在招职位；没有公开的按不存在答复',
    params: ofAnnouncement,
    returns: announcementDetail,
  },
  'GET /api/company/announcements': {
    ...recruiters,
    summary: '本单位的公告，最近修改的在前',
    returns: z.object({ items: z.array(ownAnnouncement) }),
  },
  'POST /api/company/announcements': {
    ...recruiters,
    summary: '发布公告；文字需要复核的先审核，通过后公开',
    body: announcementForm,
    returns: ownAnnouncement,
    idempotent: true,
  },
  'PUT /api/company/announcements/:id': {
    ...recruiters,
    summary: '修改公告并公开；文字需要复核的先审核，通过前仍显示原来的',
    params: ofAnnouncement,
    body: announcementForm,
    returns: ownAnnouncement,
  },
  'DELETE /api/company/announcements/:id': {
    ...recruiters,
    summary: '撤下公告，可以改过再公开',
    params: ofAnnouncement,
  },
} as const satisfies EndpointTable;
