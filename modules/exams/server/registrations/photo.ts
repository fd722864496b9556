import { fieldError } from '#server/platform/http/app-error.ts';
import type { ExamSettings } from '../../contract/exam-settings.ts';

/** How far the proportion of a picture may be from the project's. */
const TOLERANCE = 0.02;

/** Refuses a picture that cannot be printed in the project's measures, with what is wrong. @throws AppError INVALID_INPUT */
export function requirePhoto(
  { width, height }: { width: number | null; height: number | null },
  photo: ExamSettings['photo'],
): void {
  const wanted = `${photo.width} × ${photo.height}`;
  if (!width || !height) throw fieldError('body.evidence', `证件照须是图片，${wanted} 像素`);
  const has = `证件照是 ${width} × ${height} 像素`;
  if (width < photo.width || height < photo.height)
    throw fieldError('body.evidence', `${has}，小于项目要求的 ${wanted}`);
  const off = (width * photo.height) / (height * photo.width);
  if (Math.abs(off - 1) > TOLERANCE)
    throw fieldError('body.evidence', `${has}，与项目要求的 ${wanted} 比例不同，请裁剪后上传`);
}
