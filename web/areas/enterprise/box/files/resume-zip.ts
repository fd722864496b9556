import { zipSync } from 'fflate';
import { formatDate } from '#contract/text.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { quietly } from '../../own-calls.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: file systems refuse them
const unfit = /[\u0000-\u001f\\/:*?"<>|]/g;

/** '高中数学教师-林知夏.pdf', `own` for the PDF that came with it; a name that is taken gets a number. */
export function fileName(title: string, name: string, taken: ReadonlySet<string>, own = false): string {
  const base = `${title}-${name}${own ? '-自己的简历' : ''}`.replace(unfit, '_').slice(0, 100);
  let found = `${base}.pdf`;
  for (let n = 2; taken.has(found); n += 1) found = `${base}（${n}）.pdf`;
  return found;
}

interface ZipResult {
  saved: number;
  /** Resumes that could not be had, with the reason. */
  refused: { id: string; name: string; message: string }[];
}

/** The person's own PDF that came with a delivery. @throws ApiError */
async function ownFile(id: string): Promise<Uint8Array | null> {
  const sent = await call('GET /api/company/deliveries/:id/files', { params: { id } }, quietly);
  const url = sent.find(({ kind }) => kind === 'own')?.url;
  if (!url) return null;
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) throw new ApiError({ kind: 'status', status: answer?.status, message: '求职者自己的简历没有下载' });
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * Saves resumes as PDFs in one ZIP. Each is asked for by itself, so that rights, 盲筛, watermark and the record of views are those
 * of a single download.
 */
export async function saveResumes(ids: readonly string[], onStep: (done: number) => void): Promise<ZipResult> {
  const files = new Map<string, Uint8Array>();
  let saved = 0;
  const refused: ZipResult['refused'] = [];
  for (const [at, id] of ids.entries()) {
    let name = `第 ${at + 1} 份`;
    try {
      const { person, post, snapshot } = await call('GET /api/company/deliveries/:id', { params: { id } }, quietly);
      name = person.name;
      const pdf = await call('GET /api/company/deliveries/:id/resume.pdf', { params: { id } }, quietly);
      files.set(fileName(post.title, name, new Set(files.keys())), new Uint8Array(await pdf.arrayBuffer()));
      const own = snapshot?.content.own.fileId === undefined ? null : await ownFile(id);
      if (own) files.set(fileName(post.title, name, new Set(files.keys()), true), own);
      saved += 1;
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
  return { saved, refused };
}
