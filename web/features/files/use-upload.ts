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

/** One upload at a time, with progress, cancellation and retry. Cancelled when the component unmounts. */
export function useUpload(kind: FileKindName, onDone: (file: StoredFile) => void) {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(null);
  const last = useRef<File>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (file: File) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      last.current = file;
      setState({ ...idle, status: 'sending' });
      try {
        const { signal } = controller;
        const onProgress = (share: number) => setState({ status: 'sending', share, message: '' });
        const stored = await upload(kind, file, { signal, quiet: true, onProgress });
        setState(idle);
        onDone(stored);
      } catch (error) {
        if (controller.signal.aborted) return;
        setState({ status: 'failed', share: 0, message: error instanceof ApiError ? error.message : '上传失败' });
      }
    },
    [kind, onDone],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    setState(idle);
  }, []);
  const retry = useCallback(() => {
    if (last.current) void start(last.current);
  }, [start]);
  return { ...state, start, cancel, retry };
}
