import type { UploadProps } from 'antd';
import type { FileKindName } from '#contract/files/file-kinds.ts';
import { upload } from './upload.ts';

/**
 * An `antd` upload handler that uses the product's own upload: `<Upload customRequest={uploadAs('licence')} />`. The response is
 * a `StoredFile`.
 */
export const uploadAs =
  (kind: FileKindName): NonNullable<UploadProps['customRequest']> =>
  ({ file, onProgress, onSuccess, onError }) => {
    const controller = new AbortController();
    upload(kind, file as File, {
      signal: controller.signal,
      onProgress: (share) => onProgress?.({ percent: share * 100 }),
    }).then(
      (stored) => onSuccess?.(stored),
      (error: Error) => onError?.(error),
    );
    return { abort: () => controller.abort() };
  };
