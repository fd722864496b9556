import { findDates, monthOf } from './dates.ts';
import type { ReadEntry } from './entries.ts';
import { withoutBullet } from './lines.ts';

const levels: [RegExp, string][] = [
  [/国家级|全国/, 'national'],
  [/省部级|省级|(?:^|[^本])省/, 'provincial'],
  [/市级|市厅级|市(?!场)/, 'city'],
  [/区级|县级|区县级|[区县]/, 'county'],
  [/校级|学校|校/, 'school'],
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

/** A paper: the title in its marks, and the journal in the next ones. */
export function readPaper(line: string): ReadEntry | null {
  const { from, rest } = findDates(line);
  const marked = [...rest.matchAll(/《([^》]+)》/g)].map(([, text]) => text ?? '');
  const quoted = /[“"]([^”"]{4,})[”"]/.exec(rest)?.[1];
  const title = quoted ?? marked[0] ?? trimmed(rest).split(/[,，]\s*(?=发表|载于)/)[0];
  if (!title || title.length < 4) return null;
  const index = first(indexes, rest);
  const issuer = quoted ? marked[0] : marked[1];
  const authorship = /独立|独著/.test(rest) ? 'sole' : /第一作者|一作/.test(rest) ? 'first' : undefined;
  return {
    title: title.slice(0, 120),
    ...(issuer ? { issuer } : {}),
    ...(from ? { when: monthOf(from, 6) } : {}),
    ...(index ? { index } : {}),
    ...(authorship ? { authorship } : {}),
  };
}

/** A project: what it is called, whose, and the part in it. */
export function readProject(line: string): ReadEntry | null {
  const { from, rest } = findDates(line);
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
  return { title, ...(from ? { when: monthOf(from, 6) } : {}), ...(level ? { level } : {}), ...(role ? { role } : {}) };
}

/** An honour or an open lesson. */
export function readHonour(line: string): ReadEntry | null {
  const { from, rest } = findDates(line);
  const title = trimmed(rest).replace(/^(?:荣获|获得|获)(?=\S{4})/, '');
  if (title.length < 3 || title.length > 120) return null;
  const level = first(levels, title);
  return {
    title,
    kind: /公开课|示范课|展示课/.test(title) ? 'lesson' : 'honour',
    ...(from ? { when: monthOf(from, 6) } : {}),
    ...(level ? { level } : {}),
  };
}

const award = /奖|优秀|荣誉|先进|标兵|骨干|公开课|示范课|称号|能手|名师/;

/** The honours that one line tells, where every part of it reads like one. */
export function honoursIn(line: string): string[] {
  const parts = line.split(/[;；、]/).filter((part) => part.trim() !== '');
  return parts.length > 1 && parts.every((part) => award.test(part)) ? parts : [line];
}
