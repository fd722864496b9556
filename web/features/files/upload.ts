import type { ErrorBody } from '#contract/errors.ts';
import { acceptText, type FileKindName, fileFamilies, fileKinds, weightText } from '#contract/files/file-kinds.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { ApiError } from '#web/api/api-error.ts';
import { type ApiSettings, apiSettings } from '#web/api/api-settings.ts';
import { showError } from '#web/api/error-behaviour.ts';
import { overlayFor } from '#web/api/overlay.ts';
import { getSession } from '#web/session/session-store.ts';
import { offlineOr } from '#web/ui/online.ts';

interface UploadOptions {
  /** Upload progress from 0 to 1. Without it the overlay is shown, where the upload can be cancelled. */
  onProgress?(share: number): void;
  signal?: AbortSignal;
}

/** Checks what the server would refuse, before sending. */
function refusalOf(kind: FileKindName, file: File): string | null {
  const { accepts, maxBytes } = fileKinds[kind];
  if (file.size === 0) return '文件是空的，请重新选择';
  if (file.size > maxBytes) return `文件不能超过 ${weightText(maxBytes)}`;
  const types = accepts.flatMap((family) => fileFamilies[family].types as readonly string[]);
  // Some systems know no type for a file: then only its bytes can tell.
  return file.type === '' || types.includes(file.type) ? null : acceptText(kind);
}

/** A picture that is too heavy, or of a type that is not taken. A GIF may move, which a drawing does not. */
const mayBeDrawn = (kind: FileKindName, file: File) =>
  file.type.startsWith('image/') && file.type !== 'image/gif' && refusalOf(kind, file) !== null;

const drawn = (kind: FileKindName, file: File): Promise<File> =>
  import('./draw-anew.ts').then(({ drawnAnew }) => drawnAnew(kind, file)).catch(() => file);

function errorOf(request: XMLHttpRequest): ApiError {
  let body: Partial<ErrorBody> = {};
  try {
    body = JSON.parse(request.responseText) as Partial<ErrorBody>;
  } catch {}
  const { message = '接口请求失败', code, issues, requestId } = body;
  return new ApiError({ kind: 'status', status: request.status, message, code, issues, requestId });
}

/** An absolute upload URL is used as it is; a path belongs to the API's host. */
export const uploadAddress = ({ baseUrl, uploadUrl }: Pick<ApiSettings, 'baseUrl' | 'uploadUrl'>): string =>
  uploadUrl.startsWith('/') ? baseUrl + uploadUrl : uploadUrl;

function send(kind: FileKindName, file: File, { onProgress, signal }: UploadOptions): Promise<StoredFile> {
  const { timeoutMs } = apiSettings();
  const fail = (as: 'network' | 'timeout' | 'aborted', message: string) => new ApiError({ kind: as, message });
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(fail('aborted', '已取消'));
    const request = new XMLHttpRequest();
    request.open(
      'POST',
      `${uploadAddress(apiSettings())}?${new URLSearchParams({ kind, name: file.name.slice(-150) })}`,
    );
    request.timeout = timeoutMs;
    const { token } = getSession();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as StoredFile);
      else reject(errorOf(request));
    };
    request.onerror = () => reject(fail('network', `${offlineOr('网络不通')}，文件没有传完`));
    request.ontimeout = () => reject(fail('timeout', '网络请求超时'));
    request.onabort = () => reject(fail('aborted', '已取消'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/**
 * Uploads a file for a purpose, with the request behaviour of every call.
 * @throws ApiError after it was shown
 */
export async function upload(kind: FileKindName, chosen: File, options: UploadOptions = {}): Promise<StoredFile> {
  const startedAt = performance.now();
  const stopping = new AbortController();
  const done = options.onProgress ? undefined : overlayFor('', () => stopping.abort());
  const signal = options.signal ? AbortSignal.any([options.signal, stopping.signal]) : stopping.signal;
  try {
    const file = mayBeDrawn(kind, chosen) ? await drawn(kind, chosen) : chosen;
    const refusal = refusalOf(kind, file);
    if (refusal) throw new ApiError({ kind: 'status', status: 400, code: 'INVALID_INPUT', message: refusal });
    return await send(kind, file, { ...options, signal });
  } catch (error) {
    if (error instanceof ApiError) showError(error, { quiet: false, background: false, startedAt });
    throw error;
  } finally {
    done?.();
  }
}
