import { useRef, useState } from 'react';
import { FileInput } from '#web/features/files/upload-parts.tsx';

/** A file chosen by a button of one's own: `input` is drawn beside it, unseen. */
export function usePickedFile(kind: 'avatar' | 'idPhoto') {
  const field = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const input = <FileInput input={field} kind={kind} onFiles={([chosen]) => setFile(chosen ?? null)} />;
  return { file, input, pick: () => field.current?.click(), drop: () => setFile(null) };
}
