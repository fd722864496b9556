import { type ReactNode, useRef } from 'react';
import type { FileKindName } from '#contract/files/file-kinds.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Failed, FileInput, Sending } from './upload-parts.tsx';
import { useUpload } from './use-upload.ts';

interface Props {
  kind: FileKindName;
  onDone(file: StoredFile): void;
  look?: 'filled' | 'tint' | 'outline' | 'text';
  disabled?: boolean;
  /** The button's label while idle. */
  children: ReactNode;
}

/** Selects and uploads a file with progress; a failure is shown beside the button, with a retry. */
export function UploadButton({ kind, onDone, look = 'outline', disabled = false, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { status, share, message, start, cancel, retry } = useUpload(kind, onDone);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <FileInput input={input} kind={kind} onFile={(file) => void start(file)} />
      {status === 'sending' ? (
        <Sending share={share} onCancel={cancel} />
      ) : (
        <button
          type="button"
          className={buttonClass({ look })}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {children}
        </button>
      )}
      {status === 'failed' && <Failed message={message} onRetry={retry} />}
    </span>
  );
}
