import { FileFault } from '#packages/office-files/file-fault.ts';
import { tagsOf } from './xml-text.ts';

/** Fields and links by which a document exchanges data with, and so starts, another program. */
const exchange = /^\s*["“]?\s*DDE(?:AUTO)?(?![A-Za-z])/i;

/** Fields by which a document loads a text or an object from elsewhere; pictures of pages leave theirs with the picture. */
const loading = /^\s*(?:INCLUDETEXT|LINK|IMPORT|DATABASE)\s[\s\S]*?["“\s](?:https?:|ftp:|\\\\|\/\/)/i;
/** `service|topic!item` outside texts and names of sheets. */
const formulaLink = /(?<!['\w])(?:\w+|'[^']+')\|(?:\w+|'[^']*')!/;

const loadFault = () => new FileFault('内含会读取其他地方的文件的域，请把内容粘贴为普通文字后再上传');
const fault = () => new FileFault('内含会启动其他程序的域（DDE），请删除这个域或改成普通文字后再上传');

interface Field {
  code: string;
  isRead: boolean;
}

/** @throws FileFault for a DDE field or link; the code of a field may be divided among runs and nested fields */
export function checkFields(text: string): void {
  const open: Field[] = [];
  for (const { name, attributes, text: code } of tagsOf(text, 'fldChar|instrText|fldSimple|ddeLink|f|definedName')) {
    const field = open.at(-1);
    if (/^(?:f|definedName)$/.test(name) && formulaLink.test(code.replace(/"[^"]*"/g, ''))) throw fault();
    if (name === 'ddeLink' || (name === 'fldSimple' && exchange.test(attributes.get('instr') ?? ''))) throw fault();
    if (name === 'instrText' && field && !field.isRead) field.code += code;
    if (name === 'instrText' && exchange.test(field?.code ?? code)) throw fault();
    if (loading.test(name === 'fldSimple' ? (attributes.get('instr') ?? '') : (field?.code ?? code))) throw loadFault();
    const mark = name === 'fldChar' ? attributes.get('fldCharType') : undefined;
    // The name of a field is not the result of another one, but to hide it.
    if (mark === 'begin' && field && !field.isRead && field.code.trim() === '') throw fault();
    if (mark === 'begin') open.push({ code: '', isRead: false });
    if (mark === 'separate' && field) field.isRead = true;
    if (mark === 'end') open.pop();
  }
}
