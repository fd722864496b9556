import { type ReactNode, useRef } from 'react';
import { acceptOf, type FileKindName } from '#contract/files/file-kinds.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { buttonClass } from '#web/ui/button.tsx';
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
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-hidden
        accept={acceptOf(kind)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void start(file);
        }}
      />
      {status === 'sending' ? (
        <>
          <span className="text-13 text-ink-2" role="status">
            上传中 <span className="num">{Math.round(share * 100)}%</span>
          </span>
          <button type="button" className={buttonClass({ look: 'text', size: 's' })} onClick={cancel}>
            取消
          </button>
        </>
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
      {status === 'failed' && (
        <span className="text-13 text-err-ink" role="alert">
          {message}
          <button type="button" className={buttonClass({ look: 'text', size: 's' })} onClick={retry}>
            重试
          </button>
        </span>
      )}
    </span>
  );
}
