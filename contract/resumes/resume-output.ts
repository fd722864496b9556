import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, id } from '#contract/fields.ts';
import { defaultTemplate, resumeTemplates } from './resume-templates.ts';

const template = code(resumeTemplates, '模板').default(defaultTemplate);
const resumeId = z.object({ id: id('简历编号') });

/** A line of text on a page, positioned at its baseline. Glyphs refer to keys of `outlines`, with their offsets from the left. */
const sheetText = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  size: z.number(),
  color: z.string(),
  text: z.string(),
  glyphs: z.array(z.tuple([z.string(), z.number()])),
});

const sheetShape = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  fill: z.string().nullable(),
  stroke: z.string().nullable(),
});

const sheetPicture = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number(), url: z.string() });

/** A printed resume: pages of positioned elements, in points from the upper left. Screen and PDF draw the same pages. */
const resumeSheet = z.object({
  template: z.enum(Object.keys(resumeTemplates)),
  width: z.number(),
  height: z.number(),
  pages: z.array(z.object({ texts: z.array(sheetText), shapes: z.array(sheetShape), pictures: z.array(sheetPicture) })),
  /** Glyph key → outline, as an SVG path at 1000 units per em with y upward. */
  outlines: z.record(z.string(), z.string()),
  /** Characters without a glyph in our fonts; drawn as a box. */
  missing: z.array(z.string()),
});
export type ResumeSheet = z.output<typeof resumeSheet>;

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const resumeOutputEndpoints = {
  'GET /api/resumes/:id/sheet': {
    access: 'seeker',
    summary: '我的一份简历排好版的各页',
    params: resumeId,
    query: z.object({ template }),
    returns: resumeSheet,
  },
  'GET /api/resumes/:id/pdf': {
    access: 'seeker',
    summary: '下载我的简历：PDF',
    params: resumeId,
    query: z.object({ template }),
    produces: PDF,
  },
  'GET /api/resumes/:id/docx': {
    access: 'seeker',
    summary: '下载我的简历：DOCX',
    params: resumeId,
    query: z.object({ template }),
    produces: DOCX,
  },
  'GET /api/company/deliveries/:id/resume.pdf': {
    access: 'recruiter',
    members: ['recruiter', 'interviewer'],
    summary: '下载投递的简历快照，带水印；等同查看一次，并告知求职者',
    params: z.object({ id: id('投递编号') }),
    query: z.object({ template }),
    produces: PDF,
    effectful: true,
  },
  'GET /api/deliveries/:id/offer.pdf': {
    access: 'seeker',
    summary: '下载我收到的录用意向书',
    params: z.object({ id: id('投递编号') }),
    produces: PDF,
  },
  'GET /api/company/deliveries/:id/offer.pdf': {
    access: 'recruiter',
    members: ['recruiter'],
    summary: '下载本单位发出的录用意向书',
    params: z.object({ id: id('投递编号') }),
    produces: PDF,
  },
} as const satisfies EndpointTable;
