import { type ReactNode, useRef } from 'react';
import type { FileKindName } from '#contract/files/file-kinds.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed, FileInput, Sending } from './upload-parts.tsx';
import { useUpload } from './use-upload.ts';

interface Props {
  kind: FileKindName;
  /** With several files, the next one waits for it. */
  onDone(file: StoredFile): unknown;
  /** Several files may be chosen at once. */
  multiple?: boolean;
  /** Files that are taken elsewhere, and not uploaded here. */
  apart?: { test(file: File): boolean; take(file: File): void };
  look?: 'filled' | 'tint' | 'outline' | 'text';
  disabled?: boolean;
  /** The button's label while idle. */
  children: ReactNode;
}

/** Selects and uploads files with progress; a failure is shown beside the button, with a retry. */
export function UploadButton({
  kind,
  onDone,
  multiple = false,
  apart,
  look = 'outline',
  disabled = false,
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { status, share, message, start, cancel, retry } = useUpload(kind, onDone);
  const choose = (files: readonly File[]) => {
    for (const file of files) if (apart?.test(file)) apart.take(file);
    void start(...files.filter((file) => !apart?.test(file)));
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <FileInput input={input} kind={kind} multiple={multiple} onFiles={choose} />
      {status === 'sending' ? (
        <Sending share={share} onCancel={cancel} />
      ) : (
        <Button look={look} disabled={disabled} onClick={() => input.current?.click()}>
          {children}
        </Button>
      )}
      {status === 'failed' && <Failed message={message} onRetry={retry} />}
    </span>
  );
}
