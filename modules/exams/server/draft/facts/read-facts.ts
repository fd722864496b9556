import { numeral } from '../text/characters.ts';
import type { Sentence } from '../text/document.ts';
import { type Fact, joinedNotes } from './fact.ts';
import { readEmail, readPhones, readTablePhones, readUrl } from './read-contacts.ts';
import { readDocumentNumber, readOrganiser, readTitle } from './read-names.ts';
import { readFee, readHeadcount, readPublicity } from './read-numbers.ts';
import { readRatio, readShortlist } from './read-ratio.ts';
import { readWeights } from './read-weights.ts';

/** Rules for some people, beside the general one. */
const exception =
  /放宽|可到|特级|教授|正高|副高|高级|中级|职称|博士|学科带头人|名师|获奖|获得者|优秀|紧缺|经历|两年以上|满[一二三两\d]年|技师|退役|服务基层|骨干|特别|上述|以上人员|如|的(?:可|为|不超过|,)?\d\d/;
/** '本科及以上学历（研究生优先）', '教师资格证（暂未取得的…）': what only softens a condition. */
const aside = /\([^()]*(?:优先|暂未|尚未|未取得)[^()]*\)/g;
/** What a pattern finds in the parts of a text between stops outside brackets. */
const partsWith = (sentences: readonly Sentence[], pattern: RegExp, refused?: RegExp) =>
  sentences.flatMap(({ text, placeOf }) =>
    [...text.matchAll(/(?:[^,。;(]|\([^()]*\)?)+/g)].flatMap(({ 0: segment, index }) => {
      const match = refused?.test(segment.replace(aside, '')) ? null : pattern.exec(segment);
      const from = index + (match?.index ?? 0);
      return match ? [{ text, segment, index, match, from, place: placeOf(from, from + match[0].length) }] : [];
    }),
  );

const years = String.raw`(\d{2}|[二三四五六七]十[一二三四五六七八九]?)\s*(?:\(含\))?\s*`;
const age = new RegExp(
  [
    String.raw`(?:${years}(?:周?岁)?\s*(?:以上)?\s*(?:至|-|到|、)\s*)?${years}周?岁(?:\([^)]*\))?\s*(?:及|\/)?\s*(?:以下|以内|之内|及以下)`,
    String.raw`(?:不(?:得)?(?:超过|大于|高于)|不满|未满)\s*${years}周?岁`,
    String.raw`${years}周?岁?\s*(?:至|-|到)\s*${years}周?岁`,
  ].join('|'),
);

/** The greatest age of the general rule; exceptions are told in its note. */
function readAge(sentences: readonly Sentence[]): Fact[] {
  const found = partsWith(sentences, age).flatMap(({ text, segment, match, from, place }) => {
    const value = numeral(match[2] ?? match[3] ?? match[5] ?? '');
    const before = segment.slice(0, match.index);
    const isException = exception.test(before.replace(/除[^,。;]{1,10}外/, '')) || /放宽/.test(segment);
    const isNamed = /年龄/.test(text.slice(0, from)) && !/[;。]/.test(before);
    const note = /硕士|研究生|本科|专科|学士/.test(before) ? '请核对是否适用于全部岗位' : '';
    const fact = { field: 'ageMax' as const, value, ...place, note };
    return value >= 20 && value <= 75 ? [{ value, isException, isNamed, fact }] : [];
  });
  const general = found.filter(({ isException }) => !isException);
  const [best] = [...general].sort((one, other) => Number(other.isNamed) - Number(one.isNamed));
  if (!best) return [];
  const others = [...new Set(general.map(({ value }) => value))].filter((value) => value !== best.value);
  const told = others.map((value) => `${value}周岁`).join('、');
  return [{ ...best.fact, note: joinedNotes(best.fact.note, told && `另有：${told}`) }];
}

const levels = ['中专|', '高中', '大专|专科', '本科|学士', '硕士|研究生', '博士'] as const;
const rankOf = (text: string): number => levels.findLastIndex((level) => new RegExp(level).test(text));
const education =
  /(?:全日制)?(?:普通高(?:等学)?校)?(?:大学)?(?:博士|硕士|研究生|本科|大学专科|大专|专科|中专|高中|中等专业)(?:研究生)?(?:\([^)]*\))?(?:及其?以上|或以上|以上|及以上)?(?:\([^)]*\))?(?:(?:层次|阶段|文化)?(?:学历|程度)|(?:和|及|并|、|的|,)?(?:(?:公费)?师范(?:类|专业)?)?(?:毕业生|毕业|学位))|(?<=学历(?:要求|条件)?[:为]\s*)(?:全日制|普通高校|大学)*(?:博士|硕士|研究生|本科|大专|专科)(?:研究生)?(?:\([^)]*\))?及?以上|(?<=学历(?:层次)?不低于)(?:全日制|大学)*(?:硕士|研究生|本科|大专|专科)|(?<=^[\s\d.、()]*|:)(?:全日制|大学)*(?:硕士|研究生|本科|大专|专科)(?:研究生)?及?以上(?=\s*$)/;
const milder =
  /可以?(?:是|放宽|为)|放宽|优先|工龄|代课|自学|(?<!专业)不限|现有|待遇|补贴|补助|安家|奖励|(?<!公|免)费|万元|考取|攻读|(?<!高等)学校(?![^。;]{0,6}(?:选调|招聘)的?:)|附属|学生/;

/** '取得硕士学历的，可放宽至…' */
const eased = /^[^,。;]*,(?:年龄)?可?(?:适当)?放宽/;

/** The lowest education that the conditions ask for. */
function readEducation(sentences: readonly Sentence[]): Fact[] {
  const found = partsWith(sentences, education, milder)
    .filter(({ text, index }) => !eased.test(text.slice(index)))
    .map(({ segment, match, place }) => {
      const isDegree = !/学历/.test(segment.slice(match.index).slice(0, match[0].length + 6));
      return { rank: rankOf(match[0]), isDegree, place };
    });
  const stated = found.some(({ isDegree }) => !isDegree) ? found.filter(({ isDegree }) => !isDegree) : found;
  const [lowest] = [...stated].sort((one, other) => one.rank - other.rank);
  if (!lowest) return [];
  const higher = stated.filter(({ rank }) => rank !== lowest.rank);
  const others = [...new Set(higher.map(({ rank }) => levels[rank]?.split('|')[0]))];
  const note = joinedNotes(others.length > 0 && `另有：${others.join('、')}`);
  return [{ field: 'education', value: lowest.place.words, ...lowest.place, note }];
}

const certificate =
  /(?<=(?:具有|具备|持有?|须有|取得|获得|并有|有|应有|必须有|者?须持|要求)(?:国家|人力|相关部门颁发的|教育部门颁发的|与)?)(?:\p{Script=Han}|[、/()《]){0,24}?教师资格(?:证书?)?|^\s*(?:幼儿园|小学|[初高]中|中学|相应|高级中学|初级中学)[^,;]{0,12}教师资格证书?$/u;
const notAsked =
  /身份证|户口|原件|复印件|所取得|所持|不作|优先|不要求|无需|无须|不限|暂未|尚未|没有|入职后|[一二两三\d]年内|无教师资格|未取得|资格(?:证书?)?\s*(?:可|在)[^,]{0,12}(?:年内|前)取得/;

/** The teacher's certificate that the conditions ask for. */
function readCertificate(sentences: readonly Sentence[]): Fact[] {
  const found = partsWith(sentences, certificate, notAsked).map(({ place }) => {
    const certificateName = place.words.replace(/^(?:有|与|国家|含|《)+/, '');
    return { field: 'certificate' as const, value: certificateName, ...place, words: certificateName, note: '' };
  });
  const [first] = found;
  if (!first) return [];
  const others = [...new Set(found.map(({ words }) => words))].filter((words) => words !== first.words);
  return [{ ...first, note: joinedNotes(others.length > 0 && `另有：${others.join('、').slice(0, 60)}`) }];
}

const MAX_WORDS = 40;
/** A fact without its location and note. */
const contentOf = ({ line, words, note, ...value }: Fact): string => JSON.stringify(value);

const bestOf = (group: readonly Fact[]) => group.find(({ note }) => note === '') ?? group[0];

/** Of several statements about one thing the one without a note counts, else the first; a different one is told. */
function once(facts: readonly Fact[]): Fact[] {
  return [...Map.groupBy(facts, ({ field }) => field).values()].flatMap((group) => {
    const best = bestOf(group);
    if (!best) return [];
    const other = group.find((fact) => contentOf(fact) !== contentOf(best));
    return [{ ...best, note: joinedNotes(best.note, other && `另一处写的是“${other.words.slice(0, MAX_WORDS)}”`) }];
  });
}

/** A project holds six; more are listed and not taken beforehand. */
const MAX_PHONES = 6;

function distinctPhones(facts: readonly Fact[]): Fact[] {
  const byNumber = Map.groupBy(facts, (fact) => (fact.field === 'phone' ? fact.number : ''));
  return [...byNumber.values()].flatMap((group, at) => {
    const first = bestOf(group);
    const more = at >= MAX_PHONES && `项目最多填 ${MAX_PHONES} 个电话`;
    return first ? [{ ...first, note: joinedNotes(first.note, more) }] : [];
  });
}

/** What an announcement says besides the times of its steps. */
export function readFacts(lines: readonly string[], sentences: readonly Sentence[]): Fact[] {
  const title = readTitle(lines);
  const ofOne = [readShortlist, readPublicity].flatMap((reader) => sentences.flatMap(reader));
  return [
    ...title,
    ...readDocumentNumber(lines),
    ...readOrganiser(sentences, title[0]),
    ...readHeadcount(sentences),
    ...once([...readFee(sentences), ...readWeights(sentences), ...readRatio(sentences), ...ofOne]),
    ...readAge(sentences),
    ...readEducation(sentences),
    ...readCertificate(sentences),
    ...readUrl(sentences),
    ...readEmail(sentences),
    ...distinctPhones([...sentences.flatMap(readPhones), ...readTablePhones(lines)]),
  ];
}
