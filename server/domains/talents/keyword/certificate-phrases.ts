import { type PutonghuaCode, putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { allOf, anyOf } from '#packages/memory-index/query/query.ts';
import { cut, inName, inTitle, readOnce, statementsOf } from '#server/domains/search/public.ts';
import { certificateName } from '../index/field-names.ts';
import { lexeme } from '../index/talent-row.ts';
import { type Claim, type Rule, says } from './people-claim.ts';
import { nearPeople } from './widenings.ts';

function putonghua(found: RegExpMatchArray): Claim {
  const rank = String('一二三'.indexOf(found.groups?.rank ?? '') + 1);
  const half = { 甲: 'a', 乙: 'b' }[found.groups?.half ?? ''];
  const code = `${rank}${half ?? 'b'}` as PutonghuaCode;
  const label = half ? putonghuaLevels[code].label : `${found.groups?.rank}级`;
  return { label: `普通话${label}`, kind: 'putonghua', required: [lexeme.putonghua(code)] };
}

/** Certificates that are called like the one which allows to teach. */
const ofTeachers = '国际汉语|国际中文|对外汉语|蒙氏|蒙台梭利|蒙特梭利|奥尔夫|瑜伽';
/** The certificate of 国际汉语 was renamed. */
const renamed: Record<string, string> = { 国际汉语教师: '国际中文教师', 国际中文教师: '国际汉语教师' };

/** A certificate by its name in the resume; one whose name is a word of its own may be mentioned elsewhere. */
function held(label: string, name: string): Claim {
  const word = certificateName(name);
  const isWord = word.length > 3 && cut(word).length === 1;
  return {
    label,
    kind: 'certificate',
    required: [anyOf([word, renamed[word] ?? []].flat().map(lexeme.named))],
    ...(isWord ? { near: [{ required: [word], text: '简历里提到过' }] } : {}),
  };
}

/** A certificate beside those that allow to teach, which the lists of the sector have. */
function certificate({ 0: typed, groups }: RegExpMatchArray): Claim | null {
  const isListed =
    !groups?.own && readOnce(typed).some((part) => statementsOf(part).some(({ list }) => list === 'certificate'));
  const name = groups?.name ?? '';
  if (isListed || certificateName(name).length < 2) return null;
  const claim = held(`${name.toUpperCase()}证`, name);
  const said = readOnce(name).flatMap(statementsOf);
  // Who teaches what it is about comes near.
  const alone = [
    ...said.flatMap(({ list, codes, not }) => (list === 'subject' && !not ? codes.map(lexeme.subject) : [])),
    ...nearPeople(said.filter(({ list, not }) => (list === 'subject' || list === 'role') && !not)),
  ];
  return alone.length > 0 ? { ...claim, alone } : claim;
}

/** Examinations in English, with those above each. */
const examinations: Record<string, string> = {
  英语四级: '英语四级 英语六级 英语专四 英语专八',
  英语六级: '英语六级 英语专八',
  英语专四: '英语专四 英语专八',
  英语专八: '英语专八',
};

const digits: Record<string, string> = { 4: '四', 6: '六', 8: '八' };
const english = (name: string): Claim | null => {
  const label = `英语${name.length > 1 ? `专${name.slice(-1)}` : `${digits[name] ?? name}级`}`;
  const names = examinations[label]?.split(' ');
  return names
    ? { label, kind: 'certificate', required: [anyOf(names.map(lexeme.named))], alone: [lexeme.subject('english')] }
    : null;
};

const crafts =
  '计算机|钢琴|古筝|二胡|琵琶|小提琴|吉他|书法|毛笔|硬笔|绘画|美术|素描|舞蹈|中国舞|拉丁舞|声乐|围棋|象棋|跆拳道|茶艺|足球|篮球|社会体育指导员|裁判';

/** '国家二级运动员', which people name among honours as well. */
const rated = ({ groups: { name = '' } = {} }: RegExpMatchArray): Claim => ({
  label: name,
  kind: 'certificate',
  required: [anyOf([lexeme.named(certificateName(name)), allOf(cut(name))])],
});

/** 心理咨询师 without 证: a certificate, or the post of whoever has it. */
function profession({ groups }: RegExpMatchArray): Claim {
  const name = groups?.name ?? '';
  const taught = [
    /心理/u.test(name) ? lexeme.subject('psychology') : [],
    /治疗|康复/u.test(name) ? lexeme.subject('special-education') : [],
  ].flat();
  const inPost = [inTitle, inName].map((mark) => allOf(cut(name).map(mark)));
  return {
    label: name,
    kind: 'craft',
    required: [anyOf([lexeme.named(certificateName(name)), ...inPost])],
    near: [{ required: [anyOf([allOf(cut(name)), ...taught])], text: '简历里提到过，或教相近的课程' }],
  };
}

/** 普通话, examinations of languages, and certificates. */
export const certificatePhrases: Rule[] = [
  // Of 初中 or 高中: whoever has one for 高中 may teach at 初中.
  says(
    /(?:有|持有?)?(?<!初级|高级|职业|中等|完全)中学(?:教师)?(?:资格|教资)证?书?(?:的|者)?/gu,
    'certificate',
    '中学教师资格',
    lexeme.certificate('junior'),
  ),
  [/普通话(?:水平)?(?:等级)?(?:证书?)?(?:达到?)?(?<rank>[一二三])级?(?<half>[甲乙])?等?(?:及?以上)?/gu, putonghua],
  [/(?:有)?(?<rank>[一二三])级?(?<half>[甲乙])等?(?:及?以上)?的?普通话(?:证书?)?/gu, putonghua],
  [
    /(?<![\p{Script=Han}])(?!三甲)(?<rank>[一二三])级?(?<half>[甲乙])等?(?:普通话)?(?:证书?)?(?:及?以上)?(?![\p{Script=Han}])/gu,
    putonghua,
  ],
  says(/普通话(?:水平)?(?:等级)?证书?|有普通话证/gu, 'putonghua', '普通话证', lexeme.putonghua('3b')),
  [
    /(?:大学)?(?:英语)?(?<name>专业?[四八])级?(?:证书?)?(?:水平)?(?:及?以上)?|(?:大学)?英语(?<name>[四六46])级(?:证书?)?(?:水平)?(?:及?以上)?|(?:(?<!\p{Script=Han})有?|(?<=[有过]))(?<name>[四六])级(?:证书?)?(?:及?以上)?(?!\p{Script=Han})|cet-?(?<name>[46])(?:及?以上)?/gu,
    ({ groups }) => english(groups?.name ?? ''),
  ],
  [/tem-?(?<name>[48])(?:及?以上)?/gu, ({ groups }) => english(`专${digits[groups?.name ?? ''] ?? ''}`)],
  [
    /(?:日语)?(?:jlpt)?n(?<level>[1-5])级?(?:证书?)?(?:及?以上)?(?![a-z\d])/gu,
    ({ groups }) => {
      const level = Number(groups?.level);
      const names = Array.from({ length: level }, (_, at) => `日语n${at + 1}`);
      return {
        label: `日语N${level}`,
        kind: 'certificate',
        required: [anyOf(names.map(lexeme.named))],
        alone: [lexeme.subject('japanese'), inTitle('日语')],
      };
    },
  ],
  [
    new RegExp(
      `(?:全国)?(?:国家)?(?<craft>${crafts})(?:等级)?(?:考试)?(?<level>[一二三四五六七八九十]级)(?!教师|职称)(?:证书?)?(?:及?以上)?`,
      'gu',
    ),
    ({ groups }) => held(`${groups?.craft}${groups?.level}`, `${groups?.craft}${groups?.level}`),
  ],
  // No 学科 or post: 注册会计师 beside 会计.
  [
    /(?:有|持有?|具有)?(?<name>(?:注册|高级|中级|助理|初级|执业|主管|[一二]级|(?<!\p{Script=Han})(?=会计|造价|建造|税务|审计|经济))(?:会计师|建造师|造价(?:工程)?师|监理工程师|税务师|审计师|经济师|[中西]?药师|医师|护师|律师|建筑师)|cpa|注会|acca|[一二]建(?!\p{Script=Han})|法考|法律职业资格)(?:资格)?(?:证书?)?(?:的|者)?/gu,
    ({ groups }) => {
      const name = groups?.name ?? '';
      return {
        label: name.toUpperCase(),
        kind: 'certificate',
        required: [lexeme.named(name === 'cpa' || name === '注会' ? '注册会计师' : name)],
      };
    },
  ],
  // 心理健康教育 B 证, or that of a counsellor.
  says(
    /(?:有|持有?)?(?<![\p{Script=Han}])心理证(?:书)?/gu,
    'certificate',
    '心理证',
    anyOf(['心理健康教育', '心理咨询师', '心理咨询'].map(lexeme.named)),
  ),
  [
    /(?:有|持有?)?(?<kind>[abc]\d)?(?:照)?(?:机动车)?(?:驾照|驾驶证|驾本)|(?<![a-z])(?<kind>[abc]\d?)照(?!\p{Script=Han})|(?<=司机[\s,，]*)(?<kind>[abc]\d)(?![a-z\d])/gu,
    ({ groups }) => {
      const { kind } = groups ?? {};
      const name = `驾驶${kind ?? ''}`;
      return { label: `${(kind ?? '').toUpperCase()}驾照`, kind: 'certificate', required: [lexeme.named(name)] };
    },
  ],
  [
    /(?:有|持有?|具有|具备|取得)?(?<![a-z])(?<name>pgce|qts|tesol|tefl|celta|国际教师资格证)(?![a-z])(?!专业|方向|硕士)(?:资格)?(?:证?书)?/gu,
    ({ groups: { name = '' } = {} }) => held(name.toUpperCase(), name),
  ],
  // That of the post beside it.
  [
    /(?<=(?<before>保育员|育婴师|会计|电工|厨师|司机)[\s,，的]*)(?:有|持)证(?:上岗)?(?:的|者)?(?!\p{Script=Han})/gu,
    ({ groups: { before: name = '' } = {} }) => held(`${name}证`, name),
  ],
  [new RegExp(`(?:有|持有?|具有)?(?<name>(?<own>${ofTeachers})教师)(?:资格|等级)?证书?(?:的|者)?`, 'gu'), certificate],
  [
    /(?:(?:有|持有?|具有|具备|取得|考取|考过)|(?<!\p{Script=Han})|(?<=证书?[和与及跟]))(?<name>(?:[a-z]{2,5})?(?:(?!有|持|的|老师|教师|教资|普通话|证)(?:\p{Script=Han}|[a-d](?=级))){2,12}?[a-d]?)(?:职业|技能|资格|等级)*证书?(?![明券据])(?:的|者)?/gu,
    certificate,
  ],
  [
    /(?<name>(?:(?!有|持|的|老师|教师|招|找|聘)\p{Script=Han}){2,6}(?:指导师|咨询师|规划师|治疗师|康复师|营养师|管理师|救生员|救护员|急救员|社会工作师))(?:的|者)?/gu,
    profession,
  ],
  [/(?:国家)?(?<name>(?:[一二三]级|健将级?)(?:运动员|裁判员?|社会体育指导员))(?:证书?)?(?:及?以上)?/gu, rated],
];
