import { posix } from 'node:path';
import { FileFault } from '#packages/office-files/file-fault.ts';
import { partName } from './content-types.ts';
import { tagsOf } from './xml-text.ts';

export interface Relation {
  /** The last word of the relationship's type, in lower case. */
  type: string;
  target: string;
  isExternal: boolean;
  /** The part of the package that an internal target names. */
  part: string;
}

/** The relationships of a `.rels` part; targets are relative to the part that they belong to. */
export function relationsOf(relsName: string, text: string): Relation[] {
  const folder = posix.dirname(posix.dirname(relsName));
  return [...tagsOf(text, 'Relationship')].map(({ attributes }) => {
    const target = attributes.get('Target') ?? '';
    const path = target.replaceAll('\\', '/');
    return {
      type: (attributes.get('Type') ?? '').split('/').at(-1)?.toLowerCase() ?? '',
      target,
      isExternal:
        attributes.get('TargetMode')?.toLowerCase() === 'external' || hasScheme(target) || /^[\\/]{2}/.test(target),
      part: partName(posix.normalize(path.startsWith('/') ? path : posix.join(folder, path))),
    };
  });
}

/** A drive's letter is no scheme. */
const scheme = /^\s*[a-z][a-z0-9+.-]+:/i;
const hasScheme = (target: string) => scheme.test(target);

/** Without escapes, and without control characters, which readers of addresses skip. */
function decoded(target: string): string {
  const plain = target.replace(/\p{Cc}/gu, '').trim();
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** Whether opening the target asks a server: a web address, a share, or anything that is not a path on the own machine. */
export function isRemote(target: string): boolean {
  const path = decoded(target).replaceAll('\\', '/');
  const file = /^file:(?:\/\/(?:localhost)?(?=\/(?!\/)))?/i.exec(path);
  const rest = file ? path.slice(file[0].length) : path;
  return rest.startsWith('//') ? !/^\/\/[a-z]:/i.test(rest) : hasScheme(rest);
}

/** Followed only by a click, or read as text by everything that opens the document. */
const passive = new Set([
  'hyperlink',
  'externallink',
  'externallinkpath',
  'externallinklongpath',
  'alternateurls',
  'xlpathmissing',
  'xlstartup',
  'xlalternatestartup',
  'xllibrary',
  'xlexternallinkpath',
  'audio',
  'video',
  'media',
]);
/** Schemes that start a program of the reader's machine by a click. */
const startsProgram = /^(?:vbscript|mhtml|ms-[a-z-]+|search(?:-ms)?|shell):/i;
export const pictureFault = '引用了网络图片，请把图片粘贴到文档里再上传';
/** Inert where the target is on the writer's machine, loaded where it is on a server. */
const remoteFaults: Record<string, string> = {
  attachedtemplate: '引用了网络上的模板，请在 Word 的“开发工具 → 文档模板”中改用 Normal 后再上传',
  image: pictureFault,
  mailmergesource: '引用了外部的数据源，请在“邮件”中改为普通文档后再上传',
  mailmergeheadersource: '引用了外部的数据源，请在“邮件”中改为普通文档后再上传',
};

/** @throws FileFault for content from elsewhere that an application loads when it opens the document */
export function checkRelation({ type, target, isExternal }: Relation): void {
  if (!isExternal) return;
  if (passive.has(type)) {
    if (startsProgram.test(decoded(target))) throw new FileFault('内含会打开其他程序的链接，请删除这个链接后再上传');
    return;
  }
  const fault = remoteFaults[type];
  if (fault === undefined) throw new FileFault('引用了外部文件，请断开链接或把内容粘贴到文档里再上传');
  if (isRemote(target)) throw new FileFault(fault);
}
