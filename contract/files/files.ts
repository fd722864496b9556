import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, text } from '#contract/fields.ts';
import { fileKinds } from './file-kinds.ts';

/** An uploaded file. The URL of a private file is valid for 1 hour. */
export const storedFile = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.number(),
  /** Of a picture, in pixels. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  url: z.string(),
});
export type StoredFile = z.output<typeof storedFile>;

export const fileEndpoints = {
  'POST /api/files': {
    access: 'onboarding',
    summary: '上传文件：请求内容就是文件本身；未被使用的一天后删除',
    query: z.object({ kind: code(fileKinds, '文件用途'), name: text('文件名', { min: 1, max: 150 }) }),
    raw: true,
    returns: storedFile,
  },
} as const satisfies EndpointTable;
