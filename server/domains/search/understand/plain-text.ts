import { codesOf, shortOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { normalise } from './normalise.ts';
import { simplified } from './spelling/simplified.ts';

/** '招不招', '有没有': neither a wish nor a refusal. */
const question = /(\p{Script=Han})[不没]\1/gu;
/** What an English sentence is made of besides its words of the sector. */
const english =
  /\b(?:i|am|a|an|the|for|in|at|to|of|and|as|is|my|with|want|would|like|looking|find|job|position|teaching|speaker)\b/g;
const shortestSentence = 5;
/** 特校招老师: a school seeks, and nobody means 校招. */
const schoolSeeks = /(?<=[特职技高私名体党卫警艺])校(?=招)/gu;
/** '学校食堂招人的': more was said than that somebody is sought. */
const seeks = /(?<=\p{Script=Han}{3})招人的?(?=\s|$)/gu;
/** '有没有编' asks for 编制. */
const askedPost = /有(?:没有|无)编(?=$|[制的\s])/gu;
/** '招生物老师', '找美术老师': the verb is no part of the word that follows it, though 招生 and 找美 are words as well. */
const verb = new RegExp(
  `(?<![校社])[招聘找](?=(?:${[...codesOf(subjects).map((code) => shortOf(subjects, code)), '生活老师', '化学', '物理'].filter((name) => name.length > 1).join('|')}))`,
  'gu',
);
/** '看个大门', '做个宿管': the measure word between a verb and what is done. */
const measure = /(?<=[看当做找教开干守打写修])个(?![人体性别])/gu;
/** '还想再教两年': how long somebody will work. */
const goesOn = /再[教干做上](?:[一二两三四五六七八九十几]|\d{1,2})年/gu;
/** '25个w', '3000来块': as people say amounts. */
const counted = /(?<=\d)(?:个(?=[wk万千])|来(?=块|元))/gu;
/** How old the person is, by which no post is found. */
const ownAge = /(?:[二三四五六]十[一二三四五六七八九多]?|(?<![\d~到至-])[2-6]\d多?)周?岁/gu;

/** '安家费100万': no pay, and no field of a post has it. */
const settled = /(?<=安家费|启动费|启动金|启动经费|购房补贴|住房补贴)\d+(?:多|余)?[万w]?(?:元|块)?(?:以上|起)?/gu;
/** '不考博', '能留校': what comes of a post later. */
const later = /不(?:想)?[考读]博(?:士)?(?!后)|(?:能|可以?|出站)留校/gu;
/** '孩子在这边读小学': where the own child goes to school. */
const childAtSchool =
  /(?<![教带陪哄看])(?:孩子|小孩|儿子|女儿|娃)[^，。,；\s]{0,4}(?:读|上|念)(?:幼儿园|小学|初中|高中|[一二三四五六]年级|初[一二三]|高[一二三])/gu;

const withoutEnglish = (text: string): string =>
  (text.match(/[a-z]+/g)?.length ?? 0) < shortestSentence ? text : text.replace(english, ' ');

/** A keyword in simplified characters, without what says nothing of a post. */
export const plainText = (keyword: string): string =>
  withoutEnglish(simplified(normalise(keyword)))
    .replace(/\bpart[ -]?time\b/gu, '兼职')
    .replace(askedPost, '有编')
    .replace(question, '   ')
    .replace(schoolSeeks, '校 ')
    .replace(/职院(?!校)/gu, '职业学院')
    .replace(seeks, ' ')
    .replace(verb, '$& ')
    .replace(measure, '')
    .replace(goesOn, ' ')
    .replace(counted, '')
    .replace(ownAge, ' ')
    .replace(settled, ' ')
    .replace(later, ' ')
    .replace(childAtSchool, ' ');

/** Age, sex, and what no post asks: a post has no field for them, so that a search cannot obey. */
const unusable: readonly RegExp[] = [
  /(?<![\d~到至-])[2-6]\d(?:多|[-~到至][2-6]\d)?周?岁(?:及?以[上下内]|左右)?/gu,
  /[二三四五六]十[一二三四五六七八九多]?周?岁(?:及?以[上下内]|左右)?/gu,
  /(?<!\p{Script=Han})(?:限|只招)?[男女](?:性|生|士)?(?!\p{Script=Han})|(?<!\p{Script=Han})[男女](?=幼师|教师|老师|教练)/gu,
  /非师范(?:类|生|专业)*(?:也?可以?报|能报)?/gu,
  /不限专业|专业不限/gu,
];

/** What of a keyword cannot be a condition, as typed. */
export function unusableIn(keyword: string): string[] {
  const text = normalise(keyword);
  const found = unusable.flatMap((pattern) => [...text.matchAll(pattern)]);
  return found.sort((one, other) => one.index - other.index).map(([words]) => words.trim());
}
