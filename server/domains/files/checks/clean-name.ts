const endings: Record<string, string> = {
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'text/csv': 'csv',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

const MOST_SIGNS = 80;
/** Characters that change the direction of writing can disguise `fdp.exe`. */
const misleading = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu;

/**
 * A safe file name for display and download: the last part of a path, without misleading characters, and with the extension of
 * the actual type.
 */
export function cleanName(given: string, type: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const base = last
    .replace(misleading, '')
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...base].slice(0, MOST_SIGNS).join('') || '文件'}.${endings[type] ?? 'bin'}`;
}
