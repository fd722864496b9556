import { meaningOf } from '../lexicon.ts';
import { isHan } from '../normalise.ts';
import { cut } from '../segment.ts';
import { joined, type Token } from '../tokens.ts';
import { NearWords } from './near-words.ts';
import { blurred, isOneEdit, nearKeys, spell } from './pinyin.ts';
import { type Reading, readings } from './readings.ts';
import { splitLetters } from './split-letters.ts';

/** Characters that are mistaken for each other in handwriting input or by eye. */
const groups = `
木术本禾 末未 里理埋 语浯 学字 体休 音昔 乐东 乐了 历厉 史吏 地他 化花 生主 物勿 政攻 治冶 信言 幼幻 儿几尔 园圆 师帅 数效 英央
训圳川 洲州 州川 门们 厦夏 京凉 津律 庆床厌 沙少 汉汊 南楠 宁宇 无天 锡钖鍚錫 苏办 杭抗 肥服 青清 岛鸟 济挤 连莲 沈沉 阳阴
班斑 任仼 园圃 育盲 保堡 员圆 编偏 遍编 制治 事亊 业亚 教数 育肓 舞武 蹈滔 美羊 书韦 法汯 思恩 品晶 德徳 道首 科料 信僧 技枝
劳荣 动功 心必 理埋 健建 康庚 特持 宿缩 舍合 堂常 厨橱 司同 机杌 安按 图团 馆管 档挡 案按 财材 务努 会绘 计汁 出岀 纳钠
校较 医匠 招昭 顾硕 问间 辅铺 导寻 实买 验脸 研砚 究穷 博搏 后石 成戍戌 都部者 昌晶 郑邓 济齐 福幅 贵责 南甫 哈咯 滨宾 锡赐 公分么 办为力 民氏 国囯 际标 双又 休体 包句 住往任 吃乞 术朮 员贝 话语 觉学 呆保 捕辅 异导 尤书 倌馆 检捡险验 宣室 冬务 篇编
刷制 松私和 位立 亭高 衬初 申中 太大犬 传专 种科 妍研 膊傅博 土士 右后 拾招 骋聘 谦廉兼 识织积职 伐代 裸棵课 监临 对时 良食 党堂 节卫 可司 绞较校
牛生 区医 姿资咨 洵询 键健 庸康 羔美 暗音 池地 牧物 比化 正政 台治 待持特 倍信 枕沈 凉惊京 护沪 厂广 探深 航杭 卅州 式武 叹汉 诚城成 酉西 纱砂沙 剂济
请清青 副幅福 混昆 朋明 蛤哈 扬阳 胞肥 压庄 源原 评坪平 级极 补衬 落洛 户尸 贴帖 绩积 金全 验骑 拔拨 优忧 贫贪 季李 委秀 免兔 晚晓 午牛 托讬 管菅 服报 期朝 夏复`
  .trim()
  .split(/\s+/)
  .map((group) => new Set(group));

/** Whether two words of one length differ in one character, by a look-alike. */
function looksLike(one: string, other: string): boolean {
  const [own, its] = [[...one], [...other]];
  const differ = own.flatMap((character, at) => (character === its[at] ? [] : [at]));
  const [at] = differ;
  if (own.length !== its.length || differ.length !== 1 || at === undefined) return false;
  return groups.some((group) => group.has(own[at] ?? '') && group.has(its[at] ?? ''));
}

interface Spellings {
  full: Map<string, Reading>;
  /** By their spelling as many accents have it. */
  blurred: Map<string, Reading>;
  /** The likeliest of each kind. */
  initials: Map<string, Reading[]>;
  /** Beginnings of full spellings: 'gaozh'. */
  begun: Map<string, Reading>;
  near: NearWords;
  /** Words that are common enough to be read into any two signs of which one is right. */
  common: Set<string>;
}

/** Words that may be abbreviated to initials; of others too many share them. */
const abbreviated = 2;
const shortestTypo = 5;
const shortestBegun = 3;

let spellings: Spellings | undefined;

function known(): Spellings {
  if (spellings) return spellings;
  const [full, accented, initials, begun] = [
    new Map<string, Reading>(),
    new Map<string, Reading>(),
    new Map<string, Reading[]>(),
    new Map<string, Reading>(),
  ];
  const all = readings();
  for (const reading of all) {
    const spelling = spell(reading.word);
    keepLikelier(full, spelling.full, reading);
    if (reading.weight <= abbreviated) continue;
    keepLikelier(accented, blurred(spelling.full), reading);
    keepOfKind(initials, spelling.initials, reading);
    for (let end = shortestBegun; end < spelling.full.length; end += 1)
      keepLikelier(begun, spelling.full.slice(0, end), reading);
  }
  const near = new NearWords(all.map((reading) => [reading.word, keysOf(reading)]));
  const isCommon = ({ kind, weight, isHot }: Reading) => isHot || (weight > 3 && kind !== 'place');
  const common = new Set(all.filter(isCommon).map(({ word }) => word));
  spellings = { full, blurred: accented, initials, begun, near, common };
  return spellings;
}

/** Counties of two signs are too many: any two signs look or sound like one. */
function keysOf({ word, weight }: Reading): string[] {
  const { full } = spell(word);
  return [
    ...(full.length >= shortestTypo ? nearKeys(full) : []),
    ...(word.length > 2 || weight > 1 ? nearKeys(word) : []),
  ];
}

function keepLikelier(map: Map<string, Reading>, key: string, reading: Reading): void {
  const other = map.get(key);
  if (!other || other.weight < reading.weight) map.set(key, reading);
}

function keepOfKind(map: Map<string, Reading[]>, key: string, reading: Reading): void {
  const others = map.get(key) ?? [];
  const same = others.find(({ kind }) => kind === reading.kind);
  if (same && same.weight >= reading.weight) return;
  map.set(key, [...others.filter((other) => other !== same), reading]);
}

const longest = 40;

/** The sector's words spelled by letters: 'xiaoxueyuwen', 'gzsx', 'gzshuxue', 'gaozhongshux'; null for none. */
export function readLatin(letters: string): string[] | null {
  if (!/^[a-z]+$/.test(letters) || letters.length < 2 || letters.length > longest) return null;
  const city =
    letters.length === 2
      ? known()
          .initials.get(letters)
          ?.find(({ isHot }) => isHot)
      : undefined;
  return city ? [city.word] : (splitLetters(letters, known()) ?? correctLatin(letters));
}

const letters = /^[a-z]+$/;

/** 'xin li jian kang' is one word, if it spells one in full; the longest that begins at a token is taken. */
export function joinLetters(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    let run = 1;
    let spelled = '';
    for (let end = at; end < tokens.length; end += 1) {
      const { word = '', from = 0 } = tokens[end] ?? {};
      const follows = end === at || from === (tokens[end - 1]?.to ?? 0) + 1;
      if (!letters.test(word) || !follows || spelled.length + word.length > longest) break;
      spelled += word;
      if (end > at && known().full.has(spelled)) run = end - at + 1;
    }
    found.push(joined(tokens.slice(at, at + run)));
    at += run;
  }
  return found;
}

function correctLatin(letters: string): string[] | null {
  if (letters.length < shortestTypo) return null;
  const word = nearest(letters, (candidate) => spell(candidate).full);
  return word === null ? null : [word];
}

function nearest(typed: string, spellingOf: (word: string) => string): string | null {
  const { near } = known();
  const candidates = new Set(nearKeys(typed).flatMap((key) => near.of(key)));
  return (
    [...candidates].find((candidate) => mayMean(typed, candidate) && isOneEdit(typed, spellingOf(candidate))) ?? null
  );
}

/** Of the short everyday phrases any word is one sign away: 新校区 is not 看校区. */
const mayMean = (typed: string, candidate: string): boolean =>
  !isHan(typed) ||
  candidate.length > 3 ||
  ((known().common.has(candidate) || (candidate.length === 3 && meaningOf(candidate) !== undefined)) &&
    isSlip(typed, candidate)) ||
  looksLike(candidate, typed);

/** Whether the sign that differs sounds nearly the same: 老诗 is 老师, while 四六级 is not 四年级. A word of a dictionary is no slip. */
function isSlip(typed: string, candidate: string): boolean {
  const signs = [...candidate];
  const isNear = (sign: string, other: string) => {
    const [own, its] = [blurred(spell(sign).full), blurred(spell(other).full)];
    return own === its || isOneEdit(own, its);
  };
  if (typed.length !== candidate.length) return true;
  return cut(typed).length > 1 && [...typed].every((sign, at) => sign === signs[at] || isNear(sign, signs[at] ?? ''));
}

/** '美木' → '美术': of two characters one may be a look-alike with another sound. */
function nearestPair(word: string): string | null {
  const candidates = [...word]
    .flatMap((character) => known().near.of(character))
    .filter((candidate) => candidate.length === 2 && looksLike(candidate, word));
  return candidates.find((candidate) => known().common.has(candidate)) ?? candidates[0] ?? null;
}

/** '因乐' → '音乐': one of two characters sounds like the other word's, which spelling alone does not tell where the second has several sounds. */
function soundingPair(word: string): string | null {
  const signs = [...word];
  const candidates = signs.flatMap((character) => known().near.of(character));
  const isAlike = (other: string) =>
    [...other].every((sign, at) => sign === signs[at] || spell(sign).full === spell(signs[at] ?? '').full);
  return candidates.find((candidate) => candidate.length === 2 && candidate !== word && isAlike(candidate)) ?? null;
}

/** '书有' is cut out of a sentence, and misspells nothing. */
const isSentencePiece = (word: string): boolean => word.length === 2 && /[不没吗吧呢很也]|[有要能会就还]$/u.test(word);

/** Whether a word exists, in the sector or elsewhere. */
export const isInDictionary = (word: string): boolean => word.length > 1 && cut(word).length === 1;
/** A word of a dictionary may stand for one of the lists (无理), and for no everyday phrase: 基建 is not 击剑. */
const leastWeight = (word: string): number => (isInDictionary(word) ? 2 : 1);

/** A word of a dictionary (职员) may stand for one of the lists only, and for no everyday phrase (职院). */
function nearPair(word: string): string | null {
  const found = soundingPair(word) ?? nearestPair(word);
  const isListed = found !== null && (known().common.has(found) || meaningOf(found) !== undefined);
  return isListed || !isInDictionary(word) ? found : null;
}

/** '森物' → '生物': as many accents have it. A word that exists may only be a great city (深证): 石油 is not 私幼. */
function accented(word: string): string | null {
  const found = known().blurred.get(blurred(spell(word).full));
  if (found?.word.length !== word.length || (isInDictionary(word) && !found.isHot)) return null;
  return found.word;
}

/**
 * '东菀' → '东莞': two signs that form no word in any dictionary share one with a single 学科, 学段 or great city. Words that
 * exist ('南极') are left alone.
 */
function withOneSign(word: string): string | null {
  if ([...word].length !== 2 || cut(word).length < 2) return null;
  const candidates = new Set([...word].flatMap((sign) => known().near.of(sign)));
  const alike = [...candidates].filter(
    (other) => other.length === 2 && known().common.has(other) && [...other].some((sign, at) => sign === word[at]),
  );
  const meant = new Set(alike.map((other) => meaningOf(other)?.codes.flat().join(' ') ?? other));
  return meant.size === 1 ? (alike[0] ?? null) : null;
}

/** '师机' → '司机', '数序' → '数学': two signs that form no word, of which one sounds nearly like that of a common word. */
function slippedPair(word: string): string | null {
  const signs = [...word];
  if (signs.length !== 2 || cut(word).length < 2) return null;
  const soundOf = (sign = '') => blurred(spell(sign).full);
  const isNear = (sign: string, other: string) => soundOf(sign).startsWith(other) || other.startsWith(soundOf(sign));
  const isSlipped = (other: string) =>
    [...other].every((sign, at) => sign === signs[at] || isNear(sign, soundOf(signs[at])));
  const candidates = signs.flatMap((sign) => known().near.of(sign));
  return candidates.find((other) => other.length === 2 && known().common.has(other) && isSlipped(other)) ?? null;
}

/**
 * The sector's word behind a mistyped Chinese word: one with the same sound, or else one character off (`near`); `any`: or one
 * that sounds or looks less alike, which other words must bear out. `look`: one character off, by a look-alike.
 */
export function correctHan(word: string, how: 'sound' | 'look' | 'near' | 'any' = 'near'): string | null {
  if (!isHan(word) || isSentencePiece(word)) return null;
  const sounding = known().full.get(spell(word).full);
  if (sounding && sounding.word !== word && sounding.weight > leastWeight(word)) return sounding.word;
  if (how === 'sound') return null;
  if (how === 'look') return nearest(word, (candidate) => (looksLike(candidate, word) ? candidate : ''));
  const near = word.length > 2 ? nearest(word, (candidate) => candidate) : nearPair(word);
  return near ?? (how === 'any' ? (accented(word) ?? slippedPair(word) ?? withOneSign(word)) : null);
}
