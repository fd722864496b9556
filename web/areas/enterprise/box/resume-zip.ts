import { zipSync } from 'fflate';
import { formatDate } from '#contract/text.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: file systems refuse them
const unfit = /[\u0000-\u001f\\/:*?"<>|]/g;

/** '高中数学教师-林知夏.pdf'; a name that is taken gets a number. */
export function fileName(title: string, name: string, taken: ReadonlySet<string>): string {
  const base = `${title}-${name}`.replace(unfit, '_').slice(0, 100);
  let found = `${base}.pdf`;
  for (let n = 2; taken.has(found); n += 1) found = `${base}（${n}）.pdf`;
  return found;
}

export interface ZipResult {
  saved: number;
  /** Resumes that could not be had, with the reason. */
  refused: { id: string; name: string; message: string }[];
}

/**
 * Saves resumes as PDFs in one ZIP. Each is asked for by itself, so that rights, 盲筛, watermark and the record of views are those
 * of a single download.
 */
export async function saveResumes(ids: readonly string[], onStep: (done: number) => void): Promise<ZipResult> {
  const files = new Map<string, Uint8Array>();
  const refused: ZipResult['refused'] = [];
  const options = { background: true, quiet: true };
  for (const [at, id] of ids.entries()) {
    let name = `第 ${at + 1} 份`;
    try {
      const { person, post } = await call('GET /api/company/deliveries/:id', { params: { id } }, options);
      name = person.name;
      const pdf = await call('GET /api/company/deliveries/:id/resume.pdf', { params: { id } }, options);
      files.set(fileName(post.title, name, new Set(files.keys())), new Uint8Array(await pdf.arrayBuffer()));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push({ id, name, message: error.message });
    }
    onStep(at + 1);
  }
  // PDFs are compressed already.
  if (files.size > 0) {
    const bytes = zipSync(Object.fromEntries(files), { level: 0 });
    saveFile(`简历-${formatDate(new Date())}.zip`, new Blob([bytes], { type: 'application/zip' }));
  }
  return { saved: files.size, refused };
}
