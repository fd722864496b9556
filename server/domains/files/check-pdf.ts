import { fieldError } from '#server/platform/http/app-error.ts';

/** Names of a PDF that act when it is opened. A name may be written with escapes (`/J#53`), which honest writers never do here. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)(?![A-Za-z0-9])/;
const escaped = /\/[A-Za-z]{0,12}#(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])[A-Za-z#0-9]{0,20}(?=[\s/<([])/i;

/** Refuses a PDF that nobody could open, and one that does something when opened. */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  if (!text.includes('%%EOF') && !text.includes('startxref')) throw fieldError('body', 'PDF 文件不完整，请重新导出');
  if (/\/Encrypt(?![A-Za-z])/.test(text)) throw fieldError('body', 'PDF 已加密，请去掉密码后再上传');
  if (active.test(text) || escaped.test(text)) throw fieldError('body', 'PDF 含有脚本或附件，请重新导出为普通 PDF');
}
