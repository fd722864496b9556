import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';

/** An entry of the draft, with the section's field names; unread fields are absent. */
const readingEntry = z.record(z.string(), z.unknown()).and(z.object({ key: z.string() }));
export type ReadingEntry = z.output<typeof readingEntry>;

/** What was read from a file: a draft that is not saved until the person confirms it. */
const resumeReading = z.object({
  person: z.object({
    name: z.string().optional(),
    phone: z.string().optional(),
    email: z.string().optional(),
    gender: z.enum(['female', 'male']).optional(),
    birthday: z.string().optional(),
  }),
  putonghua: z.string().optional(),
  intro: z.string(),
  entries: z.object({
    intentions: z.array(readingEntry),
    educations: z.array(readingEntry),
    experiences: z.array(readingEntry),
    certificates: z.array(readingEntry),
    titles: z.array(readingEntry),
    foreign: z.array(readingEntry),
    papers: z.array(readingEntry),
    projects: z.array(readingEntry),
    otherCertificates: z.array(readingEntry),
    honours: z.array(readingEntry),
  }),
  /** Lines that were not understood. */
  unread: z.array(z.string()),
});
export type ResumeReading = z.output<typeof resumeReading>;

export const resumeImportEndpoints = {
  'POST /api/resumes/readings': {
    access: 'seeker',
    summary: '读取一份 PDF 或 Word 简历，得到待确认的草稿；文件读完即删',
    body: z.strictObject({ fileId: id('简历文件') }),
    returns: resumeReading,
  },
} as const satisfies EndpointTable;
