import { saveFile } from '#web/features/files/save-file.ts';

/** Saves a proof as a file. */
export function saveProof({ name, base64 }: { name: string; sha256: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  saveFile(name, new Blob([bytes], { type: 'application/pdf' }));
}
