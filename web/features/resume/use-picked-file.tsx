import { useRef, useState } from 'react';
import { acceptOf } from '#contract/files/file-kinds.ts';

/** A file chosen by a button of one's own: `input` is drawn beside it, unseen. */
export function usePickedFile(kind: 'avatar' | 'idPhoto') {
  const field = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const input = (
    <input
      ref={field}
      type="file"
      className="sr-only"
      tabIndex={-1}
      aria-hidden
      accept={acceptOf(kind)}
      onChange={({ target }) => {
        setFile(target.files?.[0] ?? null);
        target.value = '';
      }}
    />
  );
  return { file, input, pick: () => field.current?.click(), drop: () => setFile(null) };
}
