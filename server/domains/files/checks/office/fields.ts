import { FileFault } from '#packages/office-files/file-fault.ts';
import { tagsOf } from './xml-text.ts';

/** Fields and links by which a document exchanges data with, and so starts, another program. */
const exchange = /^\s*["“]?\s*DDE(?:AUTO)?(?![A-Za-z])/i;

const fault = () => new FileFault('内含会启动其他程序的域（DDE），请删除这个域或改成普通文字后再上传');

interface Field {
  code: string;
  isRead: boolean;
}

/** @throws FileFault for a DDE field or link; the code of a field may be divided among runs and nested fields */
export function checkFields(text: string): void {
  const open: Field[] = [];
  for (const { name, attributes, text: code } of tagsOf(text, 'fldChar|instrText|fldSimple|ddeLink')) {
    const field = open.at(-1);
    if (name === 'ddeLink' || (name === 'fldSimple' && exchange.test(attributes.get('instr') ?? ''))) throw fault();
    if (name === 'instrText' && field && !field.isRead) field.code += code;
    if (name === 'instrText' && exchange.test(field?.code ?? code)) throw fault();
    const mark = name === 'fldChar' ? attributes.get('fldCharType') : undefined;
    // The name of a field is not the result of another one, but to hide it.
    if (mark === 'begin' && field && !field.isRead && field.code.trim() === '') throw fault();
    if (mark === 'begin') open.push({ code: '', isRead: false });
    if (mark === 'separate' && field) field.isRead = true;
    if (mark === 'end') open.pop();
  }
}
