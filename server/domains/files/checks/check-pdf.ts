import { inflateSync } from 'node:zlib';
import { FileFault } from '#server/platform/archive/file-fault.ts';

/**
 * PDF names that act when the file is opened. Escapes in names (`/J#53`) are refused, since legitimate writers do not use them
 * here.
 */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)(?![A-Za-z0-9])/;
const escaped = /\/[A-Za-z]{0,12}#(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])[A-Za-z#0-9]{0,20}(?=[\s/<([])/i;
const objectStream = /\/ObjStm(?![A-Za-z0-9])/g;
/** The only compression that common writers use for object streams. */
const deflated = /\/Filter\s*\[?\s*\/FlateDecode\s*\]?(?!\s*\/[A-Z][A-Za-z0-9]*Decode)/;
const predicted = /\/Predictor\s+(?!1\b)\d/;
const MOST_STREAM_BYTES = 20 * 1_048_576;
const MOST_OBJECT_BYTES = 100 * 1_048_576;

const refuseActive = (text: string) => {
  if (active.test(text) || escaped.test(text)) throw new FileFault('PDF 含有脚本或附件，请重新导出为普通 PDF');
};

/** Refuses a PDF that cannot be opened, and one with active content. @throws FileFault */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  if (!text.includes('%%EOF') && !text.includes('startxref')) throw new FileFault('PDF 文件不完整，请重新导出');
  if (/\/Encrypt(?![A-Za-z])/.test(text)) throw new FileFault('PDF 已加密，请去掉密码后再上传');
  refuseActive(text);
  let total = 0;
  for (const { index } of text.matchAll(objectStream)) {
    const objects = unpackedObjects(bytes, text, index);
    total += objects.length;
    if (total > MOST_OBJECT_BYTES) throw new FileFault('PDF 解压后过大');
    refuseActive(objects);
  }
}

/** The objects of a stream whose dictionary starts at this offset; '' for an uncompressed stream, which was scanned already. */
function unpackedObjects(bytes: Buffer, text: string, at: number): string {
  const begin = text.indexOf('stream', at);
  if (begin < 0) return '';
  const dictionary = text.slice(Math.max(0, text.lastIndexOf(' obj', at)), begin);
  if (!dictionary.includes('/Filter')) return '';
  if (!deflated.test(dictionary) || predicted.test(dictionary))
    throw new FileFault('PDF 的压缩方式不常见，请重新导出为普通 PDF');
  const data = begin + 'stream'.length + (text.startsWith('\r\n', begin + 'stream'.length) ? 2 : 1);
  try {
    return inflateSync(bytes.subarray(data), { maxOutputLength: MOST_STREAM_BYTES }).toString('latin1');
  } catch {
    throw new FileFault('PDF 文件不完整，请重新导出');
  }
}
