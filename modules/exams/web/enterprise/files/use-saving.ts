import { saveFile } from '#web/features/files/save-file.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';

/** Saves what a call answers as a file. A call that failed has said so. */
export function useSaving() {
  const { busy, run } = useBusy();
  const save = (name: string, asked: Promise<Blob>) => {
    const found = asked.catch(() => null);
    return run(async () => {
      const file = await found;
      if (file) saveFile(name, file);
    });
  };
  return { busy, save };
}
