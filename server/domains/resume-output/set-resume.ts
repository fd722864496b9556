import type { ResumeSheet } from '#contract/resumes/resume-output.ts';
import type { ResumeTemplate } from '#contract/resumes/resume-templates.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { drawPdf } from '#packages/typeset/draw-pdf.ts';
import { outlinePages } from '#packages/typeset/glyph-outlines.ts';
import { A4, type Page } from '#packages/typeset/page.ts';
import { drawDocx } from './draw/draw-docx.ts';
import { looks } from './draw/looks.ts';
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

function sheetOf(template: ResumeTemplate, pages: readonly Page[], photoUrl: string | null): ResumeSheet {
  const drawn = outlinePages(pages);
  const withPhoto = drawn.pages.map((page) => ({
    ...page,
    pictures: photoUrl === null ? [] : page.pictures.map((picture) => ({ ...picture, url: photoUrl })),
  }));
  return { ...drawn, template, width: A4.width, height: A4.height, pages: withPhoto };
}

/** Produces pages for the screen, or the bytes of a file. */
export async function setResume(order: PrintCommand): Promise<ResumeSheet | Uint8Array> {
  const { as, snapshot, template, age, title, photo, watermark, now } = order;
  if (as === 'docx') {
    const outline = outlineOf(snapshot, age, looks[template].usual);
    return drawDocx({ outline, template, title, photo: photo?.bytes ?? null });
  }
  const pages = layOut({ snapshot, template, age, hasPhoto: photo !== null });
  if (as === 'sheet') return sheetOf(template, pages, photo?.url ?? null);
  return drawPdf({ pages, title, author: snapshot.jober.name, photo: photo?.bytes ?? null, watermark, now });
}
