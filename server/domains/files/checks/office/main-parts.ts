import { FileFault } from '#packages/office-files/file-fault.ts';

const office = 'application/vnd.openxmlformats-officedocument';

interface Application {
  /** The type of the file. */
  type: string;
  ending: string;
  program: string;
  main: string;
  /** Main parts of the same application's other formats. */
  others: RegExp;
}

const applications: readonly Application[] = [
  {
    type: `${office}.wordprocessingml.document`,
    ending: 'docx',
    program: 'Word',
    main: `${office}.wordprocessingml.document.main+xml`,
    others: /wordprocessingml\.template|ms-word\./,
  },
  {
    type: `${office}.spreadsheetml.sheet`,
    ending: 'xlsx',
    program: 'Excel',
    main: `${office}.spreadsheetml.sheet.main+xml`,
    others: /spreadsheetml\.template|ms-excel\./,
  },
  {
    type: `${office}.presentationml.presentation`,
    ending: 'pptx',
    program: 'PowerPoint',
    main: `${office}.presentationml.presentation.main+xml`,
    others: /presentationml\.(?:template|slideshow)|ms-powerpoint\./,
  },
];

/**
 * The type of the file whose main part has this content type; undefined if it is no document of Office.
 * @throws FileFault for a related format, naming the one to save it as
 */
export function typeOfMainPart(contentType: string): string | undefined {
  const found = applications.find(({ main, others }) => contentType === main || others.test(contentType));
  if (!found || contentType === found.main) return found?.type;
  const saveAs = `请在 ${found.program} 或 WPS 中另存为 ${found.ending} 后再上传`;
  if (/sheet\.binary/.test(contentType)) throw new FileFault(`是 xlsb（二进制工作簿）格式，${saveAs}`);
  if (/macroenabled/.test(contentType)) throw new FileFault(`是含有宏的格式，${saveAs}`);
  throw new FileFault(`是模板或放映格式，${saveAs}`);
}

/** Other formats that are archives too, by an entry that each of them has. */
const foreign: readonly (readonly [entry: RegExp, name: string, advice: string])[] = [
  [/^OFD\.xml$/i, 'OFD', '请用阅读器打开后“打印为 PDF”，再上传 PDF'],
  [/^META-INF\/manifest\.xml$/i, 'OpenDocument（odt、ods）', '请另存为 docx 或 xlsx 后再上传'],
  [/^Index(?:\.zip|\/Document\.iwa)$/i, '苹果 iWork', '请导出为 Word、Excel 或 PDF 后再上传'],
];

/** @throws FileFault for an archive of another known format, naming the one to save it as */
export function refuseForeign(names: readonly string[]): void {
  const found = foreign.find(([entry]) => names.some((name) => entry.test(name)));
  if (found) throw new FileFault(`是 ${found[1]} 格式，${found[2]}`);
}
