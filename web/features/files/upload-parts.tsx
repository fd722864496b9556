import type { RefObject } from 'react';
import { acceptOf, type FileKindName } from '#contract/files/file-kinds.ts';
import { Button } from '#web/ui/button.tsx';

interface InputProps {
  input: RefObject<HTMLInputElement | null>;
  kind: FileKindName;
  multiple?: boolean;
  /** Endings of other files that may be chosen: '.html,.htm'. */
  others?: string;
  onFiles(files: File[]): void;
}

/** The hidden field behind a button; the same file can be chosen again. */
export const FileInput = ({ input, kind, multiple = false, others = '', onFiles }: InputProps) => (
  <input
    ref={input}
    type="file"
    data-testid={kind}
    className="sr-only"
    tabIndex={-1}
    aria-hidden
    accept={`${acceptOf(kind)}${others && `,${others}`}`}
    multiple={multiple}
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      target.value = '';
      if (files.length > 0) onFiles(files);
    }}
  />
);

export const Sending = ({ share, onCancel }: { share: number; onCancel(): void }) => (
  <>
    <span className="text-14 text-ink-2" role="status">
      上传中 <span className="num">{Math.round(share * 100)}%</span>
    </span>
    <Button look="text" size="s" onClick={onCancel}>
      取消
    </Button>
  </>
);

interface FailedProps {
  message: string;
  onRetry(): void;
  /** Leaves it; absent where another file may be chosen in its place. */
  onClose?(): void;
}

export const Failed = ({ message, onRetry, onClose }: FailedProps) => (
  <span className="text-14 text-err-ink" role="alert">
    {message}
    <Button look="text" size="s" onClick={onRetry}>
      重试
    </Button>
    {onClose && (
      <Button look="text" size="s" onClick={onClose}>
        关闭
      </Button>
    )}
  </span>
);
