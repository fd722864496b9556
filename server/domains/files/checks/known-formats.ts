import type { FileFamily } from '#contract/files/file-kinds.ts';

interface KnownFormat {
  name: string;
  advice: string;
  /** Where one of these is accepted, the advice leads to a file that is. */
  instead: readonly FileFamily[];
  /** Of the first bytes, one character each. */
  begins: RegExp | readonly string[];
}

const documents = ['word', 'sheet', 'pdf'] as const;

/** Formats that people send by mistake and can convert themselves. */
const formats: readonly KnownFormat[] = [
  {
    name: 'HEIC（苹果手机照片）格式',
    advice:
      '请转换为 JPG 后再上传：在 iPhone 的“设置 → 相机 → 格式”中选“兼容性最佳”后重拍，或在电脑上打开照片另存为 JPG',
    instead: ['picture'],
    begins: /^[\s\S]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1|heif)/,
  },
  {
    name: 'AVIF 格式',
    advice: '请打开后另存为 JPG 或 PNG 再上传',
    instead: ['picture'],
    begins: /^[\s\S]{4}ftypavi[fs]/,
  },
  {
    name: 'TIFF 格式',
    advice: '请打开后另存为 JPG 或 PNG 再上传',
    instead: ['picture'],
    begins: /^(?:II\*\0|MM\0\*)/,
  },
  {
    name: 'BMP 格式',
    advice: '请用“画图”打开后另存为 JPG 或 PNG 再上传',
    instead: ['picture'],
    begins: /^BM[\s\S]{4}\0{4}/,
  },
  {
    name: '旧版 Office 格式（doc、xls、ppt、wps、et），或设有打开密码',
    advice: '请去掉密码，并另存为 docx、xlsx、pptx 后再上传',
    instead: ['word', 'sheet', 'slides'],
    begins: ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  },
  {
    name: 'RTF 格式',
    advice: '请用 Word 或 WPS 打开后另存为 docx 再上传',
    instead: ['word'],
    begins: /^\{\\rtf/,
  },
  {
    name: 'XML 格式的表格（Excel 2003）',
    advice: '请用 Excel 或 WPS 打开后另存为 xlsx 再上传',
    instead: ['sheet'],
    begins: /^(?:\xef\xbb\xbf)?\s*(?:<\?[^>]*>\s*)*<(?:\w+:)?Workbook[\s>]/,
  },
  {
    name: 'XML 格式的文档（Word 2003）',
    advice: '请用 Word 或 WPS 打开后另存为 docx 再上传',
    instead: ['word'],
    begins: /^(?:\xef\xbb\xbf)?\s*(?:<\?[^>]*>\s*)*<(?:\w+:)?(?:wordDocument|package)[\s>]/,
  },
  {
    name: '网页格式',
    advice: '请用 Word、Excel 或 WPS 打开后另存为 docx 或 xlsx 再上传',
    instead: documents,
    begins:
      /^(?:\xef\xbb\xbf)?\s*(?:<\?[^>]*>\s*|<!--[\s\S]*?-->\s*)*(?:<!doctype\s+html|<(?:html|head|body|meta|table)[\s>]|(?:MIME-Version|Content-Type|Message-ID):|From:[^\n]*\r?\n(?:[\w-]+:|[ \t]))/i,
  },
  {
    name: '压缩包',
    advice: '请解压后上传其中的文件',
    instead: ['picture', ...documents],
    begins: ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', '\x1f\x8b\x08'],
  },
];

const HEAD = 4_096;

/** '文件是 RTF 格式，请…': what to do with a format that is not accepted; undefined for an unknown one. */
export function formatAdvice(head: Buffer, accepted: readonly FileFamily[]): string | undefined {
  const text = head.toString('latin1', 0, HEAD);
  const found = formats.find(
    ({ begins, instead }) =>
      instead.some((family) => accepted.includes(family)) &&
      (begins instanceof RegExp ? begins.test(text) : begins.some((sign) => text.startsWith(sign))),
  );
  return found && `文件是${found.name}，${found.advice}`;
}
