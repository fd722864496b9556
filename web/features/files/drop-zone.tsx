import { clsx } from 'clsx';
import FileUp from 'lucide-react/icons/file-up';
import { type ReactNode, useRef, useState } from 'react';
import type { FileKindName } from '#contract/files/file-kinds.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed, FileInput, Sending } from './upload-parts.tsx';
import { useUpload } from './use-upload.ts';

interface Props {
  kind: FileKindName;
  title: string;
  /** What is accepted. */
  text: ReactNode;
  /** The button's label while idle. */
  label: string;
  disabled?: boolean;
  /** All in one line where there is room. */
  low?: boolean;
  /** Several at once; `onDone` is called for each. */
  multiple?: boolean;
  /** Takes saved web pages, which are read here and not uploaded. */
  onPages?(pages: File[]): void;
  onDone(file: StoredFile): void;
  /** Beside the button. */
  children?: ReactNode;
}

const pageEndings = ['.html', '.htm'];
const isPage = ({ name }: File) => pageEndings.some((ending) => name.toLowerCase().endsWith(ending));

/** Takes a file that is dropped or chosen, and uploads it with progress; a failure can be tried again. */
export function DropZone({
  kind,
  title,
  text,
  label,
  disabled = false,
  low = false,
  multiple = false,
  onPages,
  onDone,
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { status, share, message, start, cancel, retry } = useUpload(kind, onDone);
  const take = (files: File[]) => {
    if (disabled || status === 'sending') return;
    const pages = onPages ? files.filter(isPage) : [];
    if (pages.length > 0) onPages?.(pages);
    const sent = files.filter((file) => !pages.includes(file)).slice(0, multiple ? undefined : 1);
    if (sent.length > 0) void start(...sent);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      data-testid="drop-zone"
      className={clsx(
        'flex flex-col items-center justify-center gap-x-5 gap-y-4 rounded-card border-2 border-dashed px-6 text-center transition-colors',
        low ? 'py-6 sm:flex-row sm:flex-wrap sm:text-left' : 'py-10',
        over ? 'border-brand bg-brand-tint' : 'border-brand-line bg-surface',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take([...event.dataTransfer.files]);
      }}
    >
      <FileInput
        input={input}
        kind={kind}
        multiple={multiple}
        others={onPages && pageEndings.join(',')}
        onFiles={take}
      />
      <span className="grid size-14 place-items-center rounded-full bg-brand-tint text-brand">
        <FileUp size={26} aria-hidden />
      </span>
      <div className={low ? 'sm:flex-1' : ''}>
        <p className="text-20 font-semibold text-ink-1">{over ? '松开即上传' : title}</p>
        <p className="mt-1 max-w-140 text-14 text-ink-3">{text}</p>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-3">
        {status === 'sending' ? (
          <Sending share={share} onCancel={cancel} />
        ) : (
          <Button look="tint" disabled={disabled} onClick={() => input.current?.click()}>
            {label}
          </Button>
        )}
        {children}
      </div>
      {status === 'failed' && (
        <p className="w-full">
          <Failed message={message} onRetry={retry} />
        </p>
      )}
    </div>
  );
}
