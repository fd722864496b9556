import { allRegions, regionShortName } from '#contract/taxonomy/places/regions.ts';
import { universityNicknames, universityTiers } from '#contract/taxonomy/words/universities.ts';
import { allOf, anyOf } from '#packages/memory-index/query/query.ts';
import { cut, normalise, readOnce, statementsOf } from '#server/domains/search/public.ts';
import { lexeme } from '../index/talent-row.ts';
import { type Claim, type Rule, says } from './people-claim.ts';

const provinces = allRegions()
  .filter(({ level }) => level === 'province')
  .map(({ code }) => regionShortName(code));

/** A school by its name, which may follow its province: 湖南湘江大学. */
const school = (typed: string): Claim => {
  const name = typed.replace(/^[在于从是](?=\p{Script=Han}{4})/u, '');
  const place = provinces.find((province) => name.startsWith(province) && name.length - province.length > 3);
  const names = [name, ...(place ? [name.slice(place.length)] : [])];
  return { label: name, kind: 'school', required: [anyOf(names.map((name) => lexeme.school(normalise(name))))] };
};
/** 师范学院 and 职业技术学院 are kinds of schools, 大学英语 is a 学科. */
const kindsOfSchools =
  /^(?:二级|公办|民办|普通|本科|重点|高职|高等|综合|职业|技术|师范|独立|继续教育|老年|开放|电视|国际|双一流|一流|名牌|知名|国内|海外|国外|省属|市属|部属|地方|应用型|医学|理工|艺术|体育|外国语|科技|农业|财经|马克思主义|\p{Script=Han}*类)*(?:大学|学院)$/u;

const nicknames = Object.keys(universityNicknames)
  .sort((one, other) => other.length - one.length)
  .join('|');

const ofTier = (pattern: RegExp, tier: keyof typeof universityTiers, label: string = universityTiers[tier].label) =>
  says(pattern, 'school', label, lexeme.school(`tier-${tier}`));

const ofNormalSchool: Claim = {
  label: '师范类',
  kind: 'school',
  required: [lexeme.school('teaching')],
  note: '“师范类”按校名有“师范”或所学为教育类专业算，没有区分师范学校里的非师范专业。',
};

const countries =
  '美国|英国|澳洲|澳大利亚|加拿大|日本|韩国|德国|法国|新加坡|新西兰|俄罗斯|香港|澳门|台湾|欧洲|泰国|马来西亚';
const studied = '留过?学(?!院)(?:生|过|人员|归国|回国|归来|回来|背景|经历|经验)*';
const degrees = '(?:硕士|博士|本科|研究生)';
const graduated = '(?:本科|研究生|硕士|博士)?(?:毕业(?:生|的)?|出身|学历)?';

/** Where somebody has studied. */
export const schoolPhrases: Rule[] = [
  [
    new RegExp(
      `海归|(?<!\\p{Script=Han})(?:海外|国外|境外)(?!\\p{Script=Han})|(?:在?(?:海外|国外|[英日法德俄]语(?:母语)?国家))(?:读|念|上)过[书学]|归国(?:人员)?|(?:海外|国外|境外)(?:的?(?:留学|学习|学历|学位|背景|经历|大学|高校|名校|院校|毕业))+|(?:海外|国外|境外)(?=的?${degrees})|(?:在?(?<place>${countries}))?(?:的?(?:${studied}))+|(?<place>${countries})(?:(?:读|念|上)过[书学](?:的)?|(?:[读念上学]|的?(?:高校|名校|院校))*(?:毕业)?(?=[过完]?的?(?:书|${degrees})))|(?<place>留[英美日韩德法澳俄加])(?:回来|归来|归国|的|过)*(?=${degrees}|$|[^\\p{Script=Han}])|(?<place>[英美澳加日韩德法港海]校)(?=${degrees}|[^\\p{Script=Han}]|$)`,
      'gu',
    ),
    ({ 0: typed, groups }) => ({
      label: '海外学历',
      kind: 'school',
      required: [lexeme.school('abroad')],
      near: [{ required: [anyOf(['留学', '海外', '海归'])], text: '简历里提到过' }],
      ...(groups?.place
        ? { typedAs: typed.trim(), narrower: { text: groups.place, query: allOf(cut(groups.place)) } }
        : {}),
    }),
  ],
  // 211 has all of 985.
  ofTier(/(?:985[/、或和及\s]*211|211[/、或和及\s]*985)(?:高校|大学|院校|名校)?/gu, '211', '985/211 高校'),
  ofTier(/985(?:高校|大学|院校|名校)?/gu, '985'),
  ofTier(/211(?:高校|大学|院校)?/gu, '211'),
  ofTier(/双一流(?:高校|大学|院校)?|(?:重点|名牌)大学|名校/gu, 'first'),
  ofTier(/部属师范(?:大学|院校)?|六大师范/gu, 'normal'),
  [
    new RegExp(
      `(?:(?<!\\p{Script=Han})|(?<=[从在于是要招找]|${nicknames}))(?:毕业[于自])?(?<name>${nicknames})(?:大学|(?!大学))(?!核心|代表|医院|(?<=星海|南开|同济)区|[附学乐班门型育语教环])${graduated}`,
      'gu',
    ),
    ({ groups }) => school(universityNicknames[groups?.name ?? ''] ?? ''),
  ],
  [
    new RegExp(
      `(?<!(?!的)\\p{Script=Han})(?<name>(?:(?!的)\\p{Script=Han}){2,12}?(?:大学(?!生)|学院))(?![英数语附体物化])${graduated}`,
      'gu',
    ),
    ({ groups }) => (kindsOfSchools.test(groups?.name ?? '') ? null : school(groups?.name ?? '')),
  ],
  // '安庆师范 西华师大毕业的'; 英语师范 is a major.
  [
    /(?:(?<!\p{Script=Han})|(?<=[有要是从于]))(?<name>(?![非不是有要从于])(?<place>\p{Script=Han}{2,3})师(?:范|大))(?!类|生|专业|院校|大学|学院|[附学])(?:毕业)?(?:的)?(?!\p{Script=Han})/gu,
    ({ groups }) => {
      if (readOnce(groups?.place ?? '').some((part) => statementsOf(part).some(({ list }) => list !== 'region')))
        return null;
      const names = ['大学', '学院'].map((kind) => `${groups?.place}师范${kind}`);
      return { label: `${names[0]}`, kind: 'school', required: [anyOf(names.map(lexeme.school))] };
    },
  ],
  [
    /非师范(?:类|生|专业|院校|毕业)*/gu,
    (_, stance) =>
      stance === 'refused'
        ? { ...ofNormalSchool, isOpposite: true }
        : { label: '不要师范类', kind: 'school', refused: [lexeme.school('teaching')] },
  ],
  [
    /(?<!公费|免费|定向)师范(?!生(?:实习|见习|培养))(?:类|生|专业|院校|毕业|出身|大学)+(?:毕业生?)?|(?<!公费|免费|定向)师范(?!\p{Script=Han})/gu,
    () => ofNormalSchool,
  ],
];
