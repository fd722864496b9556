import { useEffect, useRef, useState } from 'react';

/**
 * A text that is typed here and may change elsewhere. The server trims what it keeps; that alone must not take away the
 * space that was just typed. `initial` is shown at first where it is not the value, such as what was typed before a reload.
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
