import { findDates, whenOf } from './dates.ts';
import type { ReadEntry } from './entries.ts';
import { partsOf, withoutBullet } from './lines.ts';

const levels: [RegExp, string][] = [
  // A level that is written counts before the place in a name: 全国…竞赛 省级一等奖.
  [/国家级/, 'national'],
  [/省部?级/, 'provincial'],
  [/市(?:厅)?级/, 'city'],
  [/区县级|区级|县级/, 'county'],
  [/校级/, 'school'],
  [/全国/, 'national'],
  [/(?:^|[^本])省/, 'provincial'],
  [/市(?!场)/, 'city'],
  [/[区县]/, 'county'],
  [/校/, 'school'],
];
const indexes: [RegExp, string][] = [
  [/SSCI|SCI|A&HCI/i, 'sci'],
  [/CSSCI/i, 'cssci'],
  [/北大核心|中文核心|核心期刊/, 'peking-core'],
  [/CSCD/i, 'cscd'],
  [/\bEI\b/, 'ei'],
];
const first = (list: [RegExp, string][], text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

const trimmed = (text: string) =>
  withoutBullet(text.replace(/\t/g, ' '))
    .replace(/^[\s,，、:：|-]+|[\s,，、;；|。-]+$/g, '')
    .trim();

const journal = /刊|报|学|教育|教学|研究|参考|通讯|论坛|杂志|课程|会议|Journal|Education|Research|Review/i;
const noJournal = /作者|[一二]作|独[立著]|主持|参与|核心期刊$|SCI|CSCD|^\d|获|奖/i;

interface Named {
  title: string | undefined;
  issuer: string | undefined;
}

/** 《题目》发表于《刊物》, with or without the marks; 题目[J]. 刊物, as in references. */
function namesIn(rest: string): Named {
  const [, before = '', named] = /^(.+?)\s*[[［〔【]\s*[JC]\s*[\]］〕】][.．,，\s]*([^,，.．\t]+)?/.exec(rest) ?? [];
  if (before) return { title: trimmed(before.split(/[.．]\s*(?=\S{5})/).at(-1) ?? before), issuer: named?.trim() };
  const marked = [...rest.matchAll(/《([^》]+)》/g)].map(([, text]) => text ?? '');
  const quoted = /[“"]([^”"]{4,})[”"]/.exec(rest)?.[1];
  const parts = partsOf(withoutBullet(rest)).map((part) => part.replace(/[,，。；;]+$/, ''));
  const title = quoted ?? marked[0] ?? parts[0]?.split(/\s*(?:已)?(?=(?:发表|刊登|刊发|刊载)[于在]|[载刊]于)/)[0];
  const second = quoted ? marked[0] : marked[1];
  const published = /(?:发表|刊登|刊发|刊载|载|刊)[于在]\s*[《“]?([^》”,，。；;（(\t]{2,40})/.exec(rest)?.[1]?.trim();
  const bare = parts
    .flatMap((part) => part.replace(title ? `《${title}》` : '', '').trim())
    .find((part) => part !== title && [...part].length <= 30 && journal.test(part) && !noJournal.test(part));
  return { title: title && trimmed(title), issuer: second ?? published ?? bare };
}

/** Reads a paper: title, journal and issue. */
export function readPaper(line: string): ReadEntry | null {
  const dates = findDates(line);
  const { rest } = dates;
  const { title, issuer } = namesIn(rest);
  if (!title || title.length < 4) return null;
  const index = first(indexes, rest);
  const authorship = /独立|独著/.test(rest) ? 'sole' : /第一作者|一作/.test(rest) ? 'first' : undefined;
  return {
    title: title.slice(0, 120),
    ...(issuer ? { issuer: issuer.slice(0, 80) } : {}),
    ...whenOf(dates),
    ...(index ? { index } : {}),
    ...(authorship ? { authorship } : {}),
  };
}

/** Reads a project: title, sponsor and role. */
export function readProject(line: string): ReadEntry | null {
  const dates = findDates(line);
  const { rest } = dates;
  const marked = /[《“"]([^》”"]+)[》”"]/.exec(rest)?.[1];
  const title = marked ?? trimmed(rest);
  if (!title || title.length < 4 || title.length > 120) return null;
  const role = /主持|负责人/.test(rest)
    ? 'leader'
    : /核心/.test(rest)
      ? 'core'
      : /参与|参加/.test(rest)
        ? 'member'
        : undefined;
  const level = first(levels, rest.replace(marked ?? '', ''));
  return { title, ...whenOf(dates), ...(level ? { level } : {}), ...(role ? { role } : {}) };
}

export function readHonour(line: string): ReadEntry | null {
  const dates = findDates(line);
  const title = trimmed(dates.rest).replace(/^(?:荣获|获得|获)(?=\S{4})/, '');
  if (title.length < 3 || title.length > 120) return null;
  const level = first(levels, title);
  return {
    title,
    kind: /公开课|示范课|展示课/.test(title) ? 'lesson' : 'honour',
    ...whenOf(dates),
    ...(level ? { level } : {}),
  };
}

const award = /奖|优秀|荣誉|先进|标兵|骨干|公开课|示范课|称号|能手|名师/;

/** Several honours on one line, if every part looks like one. */
export function honoursIn(line: string): string[] {
  const parts = line.split(/[;；、]/).filter((part) => part.trim() !== '');
  return parts.length > 1 && parts.every((part) => award.test(part)) ? parts : [line];
}
