import { vi } from 'vitest';

/** Keeps the files that a page saves, by their names, instead of the browser. */
export function savedFiles(): { name: string; bytes: Blob }[] {
  const saved: { name: string; bytes: Blob }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((bytes) => {
    saved.push({ name: '', bytes: bytes as Blob });
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    Object.assign(saved.at(-1) ?? {}, { name: this.download });
  });
  return saved;
}

/** A file as the server sends it. */
export const fileAnswer = (text = 'file') => new Response(text, { headers: { 'content-disposition': 'attachment' } });
