import { useEffect, useRef, useState } from 'react';

/**
 * Text that is edited here and may change elsewhere. The server trims stored text; that alone must not remove a space just typed.
 * `initial` is shown first if it differs from the value, e.g. input from before a reload.
 */
export function useLocalText(value: string, onChange: (text: string) => void, initial = value) {
  const [text, setText] = useState(initial);
  const known = useRef(value);
  useEffect(() => {
    if (value.trim() !== known.current.trim()) setText(value);
    known.current = value;
  }, [value]);
  const type = (next: string) => {
    known.current = next;
    setText(next);
    onChange(next);
  };
  return [text, type] as const;
}
