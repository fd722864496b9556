import { useState } from 'react';
import { saveFile } from '#web/features/files/save-file.ts';

/** Saves what a call answers as a file. A call that failed has said so. */
export function useSaving() {
  const [busy, setBusy] = useState(false);
  const save = async (name: string, asked: Promise<Blob>) => {
    setBusy(true);
    const file = await asked.catch(() => null);
    if (file) saveFile(name, file);
    setBusy(false);
  };
  return { busy, save };
}
