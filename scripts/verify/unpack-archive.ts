import { FileFault } from '#packages/office-files/file-fault.ts';
import { readEntry, zipEntries } from '#packages/office-files/read-zip.ts';

/** The members of an archive by name. @throws FileFault that names the member which cannot be unpacked */
export async function unpackArchive(bytes: Buffer): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const members = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of zipEntries(bytes)) {
    const unpacked = await readEntry(bytes, entry).catch((error: Error) => {
      throw new FileFault(`${entry.name}：${error.message}`);
    });
    members.set(entry.name, new Uint8Array(unpacked));
  }
  return members;
}
