import { appError } from '#server/platform/http/app-error.ts';

export const nothing = () => appError('NOT_FOUND', { message: '没有这张图片' });
