import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileKindName } from '#contract/files/file-kinds.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { ApiError } from '#web/api/api-error.ts';
import { upload } from './upload.ts';

interface UploadState {
  status: 'idle' | 'sending' | 'failed';
  /** From 0 to 1. */
  share: number;
  message: string;
}

const idle: UploadState = { status: 'idle', share: 0, message: '' };

/** One upload after the other, with progress, cancellation and retry. Cancelled when the component unmounts. */
export function useUpload(kind: FileKindName, onDone: (file: StoredFile) => unknown) {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(null);
  const left = useRef<File[]>([]);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (...files: File[]) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      left.current = files;
      setState({ ...idle, status: 'sending' });
      try {
        const { signal } = controller;
        for (const [at, file] of files.entries()) {
          left.current = files.slice(at);
          const onProgress = (share: number) =>
            setState({ status: 'sending', share: (at + share) / files.length, message: '' });
          const stored = await upload(kind, file, { signal, onProgress });
          await done.current(stored);
        }
        setState(idle);
      } catch (error) {
        if (controller.signal.aborted) return;
        setState({ status: 'failed', share: 0, message: error instanceof ApiError ? error.message : '上传失败' });
      }
    },
    [kind],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    setState(idle);
  }, []);
  const retry = useCallback(() => {
    void start(...left.current);
  }, [start]);
  return { ...state, start, cancel, retry };
}
