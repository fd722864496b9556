import { type ReactNode, useEffect, useRef, useState } from 'react';

/** The heading of a section, with its drag handle in the margin. */
export function SectionHead({ handle, title, hint = '' }: { handle: ReactNode; title: string; hint?: string }) {
  return (
    <span className="-ml-6 inline-flex items-center max-sm:ml-0 max-sm:[&>:first-child]:hidden in-[.m-resume]:ml-0 in-[.m-resume]:[&>:first-child]:hidden">
      {handle ?? <span className="w-6" />}
      <span>{title}</span>
      {hint && <span className="ml-2 text-12 font-normal text-ink-3 max-sm:hidden">{hint}</span>}
    </span>
  );
}

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
