import { FileFault } from '#packages/office-files/file-fault.ts';
import { readEntry, type ZipEntry, zipEntries } from '#packages/office-files/read-zip.ts';
import { contentTypes, partName } from './content-types.ts';
import { isContainer, isEquation } from './embedded.ts';
import { checkFields } from './fields.ts';
import { refuseForeign, typeOfMainPart } from './main-parts.ts';
import { checkRelation, isRemote, pictureFault, type Relation, relationsOf } from './relations.ts';
import { tagsOf, xmlText } from './xml-text.ts';

const MOST_BYTES = 200 * 1_048_576;
/** Parts are unpacked one at a time, so this bounds the memory of a check. */
const MOST_PART_BYTES = 40 * 1_048_576;
/** XML of thousands of equal rows compresses about a hundredfold; bombs compress a thousandfold. */
const MOST_RATIO = 250;
const RATIO_FROM = 1_048_576;
/** A document with a chart holds the chart's workbook. */
const MOST_NESTED = 2;

const foreignPath = /^\/|(?:^|\/)\.\.(?:\/|$)|\\|^[A-Za-z]:|\p{Cc}/u;
const program = /\.(?:exe|dll|js|vbs|bat|cmd|ps1|scr|hta|lnk|docm|xlsm|pptm)$/i;
/** By the name that Office writes, or by the declared type, which it reads. */
const macroName = /(?:^|\/)vba(?:Project|Data)|\/macrosheets\//i;
const macroType = /vbaproject|vbadata|macrosheet/;
const controlName = /\/activeX\d*\.(?:bin|xml)$/i;
const controlType = /ms-office\.activex/;
const embeddedName = /\/embeddings\/[^/]+\.bin$/i;
const xmlName = /\.(?:xml|rels|vml)$/i;
const xmlType = /[/+]xml$|vmldrawing$/;

const macroFault = () => new FileFault('含有宏或程序，请另存为不含宏的 docx、xlsx、pptx 后再上传');
const controlFault = () => new FileFault('含有 ActiveX 控件，请删除控件或换成普通文字后再上传');
const objectFault = () => new FileFault('嵌入了其他程序的对象，请删除或换成图片后再上传');
const chunkFault = () => new FileFault('内含网页或其他格式的片段，请用 Word 打开后另存为 docx（片段会并入正文）再上传');

function checkEntries(entries: readonly ZipEntry[]): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const isBomb = entries.some(({ size, packed }) => size > RATIO_FROM && size > packed * MOST_RATIO);
  if (total > MOST_BYTES || isBomb || entries.some(({ size }) => size > MOST_PART_BYTES))
    throw new FileFault('解压后过大，请删去多余的工作表、空行或图片后再上传');
  if (entries.some(({ name }) => foreignPath.test(name))) throw new FileFault('内含异常路径');
}

type TypeOf = (part: string) => string;

/** What a part is, by its type and its first bytes. */
async function checkContent(name: string, type: string, content: Buffer, depth: number): Promise<void> {
  if (macroType.test(type)) throw macroFault();
  if (controlName.test(name) || controlType.test(type)) throw controlFault();
  if ((embeddedName.test(name) || isContainer(content)) && !isEquation(content)) throw objectFault();
  if (content.toString('latin1', 0, 4) !== 'PK\x03\x04') return;
  if (depth >= MOST_NESTED || (await checkPackage(content, depth + 1)) === undefined) throw objectFault();
}

const plainChunk = /^text\/plain|wordprocessingml\.document\.main\+xml$|wordprocessingml\.document$/;

function checkRelations(relations: readonly Relation[], typeOf: TypeOf): void {
  for (const relation of relations) {
    checkRelation(relation);
    if (relation.type === 'vbaproject') throw macroFault();
    if (relation.type === 'afchunk' && !plainChunk.test(typeOf(relation.part))) throw chunkFault();
  }
}

const startsProgram = /^ppaction:\/\/(?:program|macro)/i;

function checkMarkup(text: string): void {
  checkFields(text);
  for (const { attributes } of tagsOf(text, 'hlinkClick|hlinkHover|hlinkMouseOver'))
    if (startsProgram.test(attributes.get('action') ?? ''))
      throw new FileFault('内含会启动程序的动作按钮，请删除这个动作后再上传');
  for (const { attributes } of tagsOf(text, 'imagedata|fill|stroke|image'))
    if (isRemote(attributes.get('src') ?? '')) throw new FileFault(pictureFault);
}

/** The main part is the one that the package's own relationships name; of several, each is judged. */
function typeOfPackage(rootRelations: string, typeOf: TypeOf): string | undefined {
  const mains = relationsOf('_rels/.rels', rootRelations).filter(({ type }) => type === 'officedocument');
  return mains.map(({ part }) => typeOfMainPart(typeOf(part)))[0];
}

async function checkPackage(bytes: Buffer, depth: number): Promise<string | undefined> {
  const entries = zipEntries(bytes);
  checkEntries(entries);
  const textOf = async (part: string) => {
    const entry = entries.find(({ name }) => partName(name) === part);
    return entry && xmlText(await readEntry(bytes, entry));
  };
  const [types, root] = [await textOf('[content_types].xml'), await textOf('_rels/.rels')];
  if (types === undefined || root === undefined) {
    refuseForeign(entries.map(({ name }) => name));
    return undefined;
  }
  const typeOf = contentTypes(types);
  const type = typeOfPackage(root, typeOf);
  if (entries.some(({ name }) => program.test(name) || macroName.test(name))) throw macroFault();
  for (const entry of entries) {
    const content = await readEntry(bytes, entry);
    const contentType = typeOf(partName(entry.name));
    await checkContent(entry.name, contentType, content, depth);
    if (!xmlName.test(entry.name) && !xmlType.test(contentType)) continue;
    const text = xmlText(content);
    if (/\.rels$/i.test(entry.name)) checkRelations(relationsOf(entry.name, text), typeOf);
    else checkMarkup(text);
  }
  return type;
}

/**
 * The type of an Office document, by the content type of its main part; undefined for any other archive. Every entry is unpacked
 * once within its declared size, so no later reader meets more than was counted here. Words and links are not judged: only parts,
 * relationships that load content, and fields that start programs.
 * @throws FileFault for a bomb, a macro, an embedded program, a path outside the archive, an entity, or external content
 */
export const checkOffice = (bytes: Buffer): Promise<string | undefined> => checkPackage(bytes, 0);
