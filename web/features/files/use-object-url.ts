import { useEffect, useState } from 'react';

/** A URL under which this page shows a file, with a type that is known better; empty without one and for a moment. */
export function useObjectUrl(file: Blob | undefined, type = file?.type): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (!file) return setUrl('');
    const made = URL.createObjectURL(type === file.type ? file : new Blob([file], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, type]);
  return url;
}
