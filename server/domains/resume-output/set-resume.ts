import type { ResumeSheet } from '#contract/resumes/resume-output.ts';
import type { ResumeTemplate } from '#contract/resumes/resume-templates.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { drawDocx } from './draw/draw-docx.ts';
import { drawPdf } from './draw/draw-pdf.ts';
import { looks } from './draw/looks.ts';
import { sheetFrom } from './draw/page-of.ts';
import { layOut } from './lay-out.ts';
import { outlineOf } from './outline.ts';

/** What to produce from a resume. */
export interface PrintCommand {
  as: 'sheet' | 'pdf' | 'docx';
  snapshot: ResumeSnapshot;
  template: ResumeTemplate;
  age: number | null;
  title: string;
  /** The person's picture as a JPEG, and its URL on a page. */
  photo: { bytes: Uint8Array; url: string } | null;
  watermark?: string | undefined;
  now: Date;
}

/** Produces pages for the screen, or the bytes of a file. */
export async function setResume(order: PrintCommand): Promise<ResumeSheet | Uint8Array> {
  const { as, snapshot, template, age, title, photo, watermark, now } = order;
  if (as === 'docx') {
    const outline = outlineOf(snapshot, age, looks[template].usual);
    return drawDocx({ outline, template, title, photo: photo?.bytes ?? null });
  }
  const pages = layOut({ snapshot, template, age, hasPhoto: photo !== null });
  if (as === 'sheet') return sheetFrom(template, pages, photo?.url ?? null);
  return drawPdf({ pages, title, author: snapshot.jober.name, photo: photo?.bytes ?? null, watermark, now });
}
