import { identities } from '#contract/seekers/seeker.ts';
import { allRegions, regionShortName } from '#contract/taxonomy/places/regions.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { universityNicknames, universityTiers } from '#contract/taxonomy/words/universities.ts';
import { allOf, anyOf, type Query } from '#packages/memory-index/query/query.ts';
import { surnames } from '#server/domains/resumes/public.ts';
import { cut, inTitle, normalise, readOnce, statementsOf } from '#server/domains/search/public.ts';
import { awards, levelOf, levelsFrom } from '../index/field-names.ts';
import { lexeme } from '../index/talent-row.ts';
import { arrivalPhrases } from './arrival-phrases.ts';
import { certificatePhrases } from './certificate-phrases.ts';
import { contestPhrases } from './contest-phrases.ts';
import { educationPhrases } from './education-phrases.ts';
import { majorPhrases } from './major-phrases.ts';
import { type Claim, partOfClaim, type Rule } from './people-claim.ts';
import { blanked, type Refuser, stanceOf, withoutRefusers } from './refusals.ts';
import type { PlacedPart } from './talent-part.ts';
import { type Unusable, unusablePhrases } from './unusable-phrases.ts';
import { lessonLanguages, tenurePhrases, titlePhrases } from './work-phrases.ts';
import { yearsAsHomeroom, yearsOfOtherWork, yearsOfWork } from './years-of-work.ts';

/** Phrases that mean something of people alone; in a search for posts they mean another thing or nothing. */
export interface PeoplePhrases {
  parts: PlacedPart[];
  /** What was typed and cannot be a condition. */
  unusable: Unusable[];
  /** The keyword, blank where any of these stands. */
  left: string;
  /** The same, blank where fillers stand too. */
  rest: string;
  /** The keyword, blank only where something stands that cannot be a condition. */
  usable: string;
}

const identity = (...codes: (keyof typeof identities)[]) => ({
  label: codes.map((code) => identities[code]).join('、'),
  kind: 'identity' as const,
  required: [anyOf(codes.map(lexeme.identity))],
});

/** '会弹钢琴' of somebody who teaches something else: any mention counts. */
function skill({ 0: typed, groups }: RegExpMatchArray): Claim {
  const name = groups?.skill ?? '';
  const words = cut(name).filter((word) => word.length > 1);
  const means = allOf(words.length > 0 ? words : cut(name));
  return {
    label: /^会[说讲用]/u.test(typed) || typed === name ? name : typed.startsWith('会') ? `会${name}` : `${name}特长`,
    kind: 'word',
    required: [name === '弹琴' ? anyOf([means, '钢琴']) : means],
    ...(typed.startsWith('会') ? { isSkill: true as const } : {}),
  };
}

const provinces = allRegions()
  .filter(({ level }) => level === 'province')
  .map(({ code }) => regionShortName(code));

/** A school by its name, which may follow its province: 湖南湘江大学. */
const school = (typed: string): Claim => {
  const name = typed.replace(/^[在于从是](?=\p{Script=Han}{4})/u, '');
  const place = provinces.find((province) => name.startsWith(province) && name.length - province.length > 3);
  const names = [name, ...(place ? [name.slice(place.length)] : [])];
  return { label: name, kind: 'school', required: [anyOf(names.map((one) => lexeme.school(normalise(one))))] };
};
/** 师范学院 and 职业技术学院 are kinds of schools, 大学英语 is a 学科. */
const kindsOfSchools =
  /^(?:二级|公办|民办|普通|本科|重点|高职|高等|综合|职业|技术|师范|独立|继续教育|老年|开放|电视|国际|双一流|一流|名牌|知名|国内|海外|国外|省属|市属|部属|地方|应用型|医学|理工|艺术|体育|外国语|科技|农业|财经|马克思主义|类)*(?:大学|学院)$/u;

const nicknames = Object.keys(universityNicknames)
  .sort((one, other) => other.length - one.length)
  .join('|');

const tier = (name: keyof typeof universityTiers): Claim => ({
  label: universityTiers[name].label,
  kind: 'school',
  required: [lexeme.school(`tier-${name}`)],
});

const ofNormalSchool: Claim = {
  label: '师范类',
  kind: 'school',
  required: [lexeme.school('teaching')],
  note: '“师范类”按校名有“师范”或所学为教育类专业算，没有区分师范学校里的非师范专业。',
};
const notOfNormalSchool: Claim = { label: '不要师范类', kind: 'school', refused: [lexeme.school('teaching')] };

const countries =
  '美国|英国|澳洲|澳大利亚|加拿大|日本|韩国|德国|法国|新加坡|新西兰|俄罗斯|香港|澳门|台湾|欧洲|泰国|马来西亚';
const studied = '留过?学(?!院)(?:生|过|人员|归国|回国|归来|回来|背景|经历|经验)*';
const degrees = '(?:硕士|博士|本科|研究生)';

/** Whoever has it so comes first. */
const first = (text: string, query: Query): Pick<Claim, 'narrower'> => ({
  narrower: { text, query, rest: '没有这样写明的人才' },
});

/** Nobody is found by more of a name than the surname. */
const named = ({ groups }: RegExpMatchArray): Claim | null => {
  const name = groups?.name ?? '';
  return name === '' ? null : { label: `姓${name}`, kind: 'name', required: [lexeme.surname(name)] };
};

/** '姓吴的', '姓欧阳', '王老师'. */
const namePhrases: Rule[] = [
  [new RegExp(`姓(?!名|氏|别)(?<name>${surnames.compound.join('|')}|\\p{Script=Han})(?:的|氏)?`, 'gu'), named],
  [
    new RegExp(
      `(?<=^|[^\\p{Script=Han}]|找|叫|联系)(?<name>${surnames.compound.join('|')}|[${surnames.single}])(?:老师|教授|主任|校长|园长)`,
      'gu',
    ),
    named,
  ],
];

const graduated = '(?:本科|研究生|硕士|博士)?(?:毕业(?:生|的)?|出身|学历)?';
const rules: Rule[] = [
  ...unusablePhrases,
  ...namePhrases,
  ...tenurePhrases,
  // Resumes are searched for posts of any time.
  [
    /(?:现任|现担任|(?:现在|目前)(?:正|在)?(?:担任|任(?![教职课何意]))|在任(?![何意教职课])|在岗|曾任|曾担任|历任|(?:原来|原先|以前|之前|曾经?)(?:是|当过?|做过?)?(?=\p{Script=Han}{2,}(?:的|$|\s))|(?<!\p{Script=Han})[前原]任?(?=(?:教务|教导|政教|德育|年级|教研|总务|副)?(?:主任|校长|园长|组长|处长|院长)))/gu,
    ({ 0: typed, input = '' }) => (input.trim() === typed ? null : 'tense'),
  ],
  ...lessonLanguages,
  [
    /(?<year>20\d\d)[届级](?:应届)?(?:毕业生|生)?|(?<!\d)(?<year>2\d)届(?:应届)?(?:毕业生|生)?/gu,
    ({ groups }) => {
      const year = (groups?.year ?? '').padStart(4, '20');
      return {
        label: `${year} 届`,
        kind: 'identity',
        required: [lexeme.graduation(year)],
        near: identity('graduate').required,
        nearIn: ['应届毕业生'],
      };
    },
  ],
  [
    /(?<![没无])(?:(?:教学|教育|带班|工作)?经验(?:很|十分|非常)?(?:丰富|足|老道)|有(?:着)?丰富的?(?:教学|教育|带班|工作)?经验)(?:的|者)?/gu,
    () => ({ label: '3 年以上经验', kind: 'experience', monthsMin: 36, note: '“经验丰富”按 3 年以上教龄比较。' }),
  ],
  [
    /(?<!没)(?:有|具有|具备)(?:一定的?|相关的?)?(?:教学|工作|任教)?经验(?:的|者)?(?!优先)/gu,
    () => ({ label: '1 年以上经验', kind: 'experience', monthsMin: 12 }),
  ],
  yearsAsHomeroom,
  yearsOfOtherWork,
  yearsOfWork,
  [
    /(?<!\p{Script=Han})(?:有|在)?(?:过)?(?:学校|校内|教育(?:行业|系统))[里内中]?(?:(?:工作|干|做|待|呆|任职|上班)过|(?:工作|任职|从业|教学)?(?:经验|经历|背景))(?:的|者)?/gu,
    () => ({ label: '学校工作经历', kind: 'experience', monthsMin: 1 }),
  ],
  // Of other employers a resume names the kind at most.
  [
    /(?<kind>事业单位|国企|央企|机关|部队|医院|银行)[里内中]?(?:(?:工作|干|做|待|呆|任职|上班)过|(?:工作|任职)?(?:经验|经历|背景))(?:的|者)?/gu,
    ({ groups }) => ({ label: `${groups?.kind}工作经历`, kind: 'word', required: [allOf(cut(groups?.kind ?? ''))] }),
  ],
  // Who teaches it to those who will teach: no kindergarten teacher.
  [
    /(?<trade>学前教育|幼儿保育|早期教育|小学教育)专业课?(?:的)?(?:教师|老师)/gu,
    ({ groups }) => ({
      label: `${groups?.trade}专业教师`,
      kind: 'craft',
      required: [
        allOf(cut(groups?.trade ?? '').map(inTitle)),
        anyOf(
          (['vocational', 'higher-vocational', 'vocational-undergraduate', 'undergraduate'] as const).map(lexeme.stage),
        ),
      ],
      near: [lexeme.stage(groups?.trade === '小学教育' ? 'primary' : 'preschool')],
    }),
  ],
  // No 学段 that joins the one which is taught.
  [
    /(?:教育)?培训(?:机构|学校|班|中心)/gu,
    () => ({
      label: '培训机构',
      kind: 'school-type',
      required: [anyOf([lexeme.stage('training'), allOf(cut('培训机构'))])],
    }),
  ],
  [
    new RegExp(
      `(?:有|参加过?|[获评拿得]得?过?)?(?<level>全国|国家级?|[省市区县校]级?)?(?<name>${awards}|赛课|教学(?:比武|比赛|竞赛|大赛))(?:比赛|评比|大赛|主持人|领衔人|成员|学员|称号|荣誉)*(?:[获得拿评]过?)?(?<prize>[特一二三]等)?(?:大?奖|获奖)?(?:的|者)?`,
      'gu',
    ),
    ({ 0: typed, groups }) => {
      const { level = '', name = '', prize } = groups ?? {};
      const names = /^(?:赛课|教学[比竞大])/u.test(name) ? ['优质课', '基本功'] : [name];
      const titled = names.map((one) => (prize ? `${one}${prize}奖` : one));
      const of = levelOf(level);
      return {
        label: typed.replace(/^(?:有|参加过?|[获拿得评]得?过?)|[的者]$/gu, ''),
        kind: 'experience',
        required: [anyOf(titled.map(lexeme.award))],
        ...(of
          ? first(
              `${of}及以上${name}`,
              anyOf(levelsFrom(of).flatMap((level) => titled.map((one) => lexeme.award(level + one)))),
            )
          : {}),
        nearIn: ['有相近的荣誉'],
        near: [/人$|骨干|名师/u.test(name) ? anyOf(['骨干', '名师', '带头人']) : anyOf(names.map(lexeme.award))],
      };
    },
  ],
  ...contestPhrases,
  [
    /(?:能|会|有)*(?:(?:主持|牵头|参与|参加|承担|主研|做|带|负责)(?:\s*或\s*参[与加])?过?有?|有过?|(?=国家|[省市区县校]级|省部|[横纵]向|[科教]研|教改))(?<level>国家级?|[省市区县校]级?|省部级)?(?:及?以上)?(?:的)?(?<sort>(?:教研|科研|教学|教改|规划|横向|纵向|企业)*)(?<kind>课题|项目(?![化式课组]))(?:研究)?(?:\s*(?:主持|参与)人?)?(?:经验|经历)?(?:的|者)?/gu,
    ({ 0: typed, groups }) => {
      const { level = '', sort = '', kind = '' } = groups ?? {};
      const [isLed, isJoined] = [/主持|牵头|负责/u.test(typed), typed.includes('参')];
      const part = isLed === isJoined ? '' : isLed ? '主持' : '参与';
      const of = levelOf(level);
      const any = lexeme.research(part + kind);
      return {
        label: `${part || '有'}${of && `${of}${of === '国家级' ? '' : '及以上'}`}${sort}${kind}`,
        kind: 'experience',
        required: [of ? anyOf(levelsFrom(of).map((one) => lexeme.research(one + part + kind))) : any],
        near: [of ? any : anyOf([lexeme.research(kind), lexeme.has('projects')])],
        nearIn: [of ? '课题级别较低或没有写明' : '有课题或项目'],
        ...(sort ? first(sort, allOf(cut(sort))) : {}),
      };
    },
  ],
  [
    /往届(?:毕业)?生?/gu,
    (_, stance) =>
      stance === 'refused'
        ? { ...identity('graduate', 'student'), isOpposite: true }
        : { label: '往届', kind: 'identity', refused: identity('graduate', 'student').required },
  ],
  [
    /(?:应届|刚毕业|新毕业|刚出校门|毕业没多久|(?:今年|明年|即将|快要?|马上|就要)毕业(?!班)|准毕业生)(?:的?大学)?(?:毕业生|生)?/gu,
    // Who refuses 应届 does not seek those who still study either.
    (_, stance) => (stance === 'refused' ? identity('graduate', 'student') : identity('graduate')),
  ],
  [
    /在[校读](?:大?学生|研究生)?|大[三四](?:学生)?(?!\p{Script=Han})|研[一二三](?:在读)?(?:学生)?(?!\p{Script=Han})/gu,
    () => identity('student'),
  ],
  [/(?<!北)大学生(?:兼职)?/gu, () => identity('student', 'graduate')],
  [/(?:已?退休|离退休|返聘|银龄|银发)(?:返聘|讲学|教师|老师|教授|专家|人员|的?老教师)*/gu, () => identity('retired')],
  [/在职(?=教师|老师|的|\s|$)(?:教师|老师|的)?/gu, () => identity('teacher')],
  [/(?:离职|待业|待岗)(?:人员|中|状态)?/gu, () => identity('between')],
  [
    new RegExp(
      `海归|(?<!\\p{Script=Han})(?:海外|国外|境外)(?!\\p{Script=Han})|(?:海外|国外)(?:读|念|上)过[书学]|归国(?:人员)?|(?:海外|国外|境外)(?:的?(?:留学|学历|学位|背景|经历|大学|高校|名校|院校|毕业))+|(?:海外|国外|境外)(?=的?${degrees})|(?:在?(?<place>${countries}))?(?:的?(?:${studied}))+|(?<place>${countries})(?:的?(?:高校|名校|院校))*(?:毕业)?(?=的?${degrees})|(?<place>留[英美日韩德法澳俄加])(?:回来|归来|归国|的|过)*(?=${degrees}|$|[^\\p{Script=Han}])|(?<place>[英美澳加日韩德法港海]校)(?=${degrees}|[^\\p{Script=Han}]|$)`,
      'gu',
    ),
    ({ 0: typed, groups }) => ({
      label: '海外学历',
      kind: 'school',
      required: [lexeme.school('abroad')],
      near: [anyOf(['留学', '海外', '海归'])],
      nearIn: ['简历里提到过'],
      ...(groups?.place
        ? { typedAs: typed.trim(), narrower: { text: groups.place, query: allOf(cut(groups.place)) } }
        : {}),
    }),
  ],
  // 211 has all of 985.
  [
    /(?:985[/、或和及\s]*211|211[/、或和及\s]*985)(?:高校|大学|院校|名校)?/gu,
    () => ({ ...tier('211'), label: '985/211 高校' }),
  ],
  [/985(?:高校|大学|院校|名校)?/gu, () => tier('985')],
  [/211(?:高校|大学|院校)?/gu, () => tier('211')],
  [/双一流(?:高校|大学|院校)?|(?:重点|名牌)大学|名校/gu, () => tier('first')],
  [/部属师范(?:大学|院校)?|六大师范/gu, () => tier('normal')],
  [
    new RegExp(
      `(?:(?<!\\p{Script=Han})|(?<=[在于是要招找]|${nicknames}))(?:毕业[于自])?(?<name>${nicknames})(?!核心|代表|医院|(?<=星海|南开|同济)区|[附学乐班门型育语教环])${graduated}`,
      'gu',
    ),
    ({ groups }) => school(universityNicknames[groups?.name ?? ''] ?? ''),
  ],
  [
    new RegExp(
      `(?<!\\p{Script=Han})(?<name>\\p{Script=Han}{2,12}?(?:大学(?!生)|学院))(?![英数语附体物化])${graduated}`,
      'gu',
    ),
    ({ groups }) => {
      const name = groups?.name ?? '';
      return kindsOfSchools.test(name) ? null : school(name);
    },
  ],
  // '安庆师范 淮北师范毕业的'
  [
    /(?<!\p{Script=Han})(?<name>(?![非不是])\p{Script=Han}{2,3}师范)(?!类|生|专业|院校|大学|学院)(?:毕业)?(?:的)?(?!\p{Script=Han})/gu,
    ({ groups }) => {
      // 英语师范 is a major.
      if (
        readOnce((groups?.name ?? '').slice(0, -2)).some((part) =>
          statementsOf(part).some(({ list }) => list !== 'region'),
        )
      )
        return null;
      const names = ['大学', '学院'].map((kind) => `${groups?.name}${kind}`);
      return { label: `${names[0]}`, kind: 'school', required: [anyOf(names.map(lexeme.school))] };
    },
  ],
  [
    /非师范(?:类|生|专业|院校|毕业)*/gu,
    (_, stance) => (stance === 'refused' ? { ...ofNormalSchool, isOpposite: true } : notOfNormalSchool),
  ],
  [
    /(?<!公费|免费|定向)师范(?!生(?:实习|见习|培养))(?:类|生|专业|院校|毕业|出身|大学)+(?:毕业生?)?|(?<!公费|免费|定向)师范(?!\p{Script=Han})/gu,
    () => ofNormalSchool,
  ],
  ...majorPhrases,
  ...titlePhrases,
  ...certificatePhrases,
  ...arrivalPhrases,
  [
    /(?<!\p{Script=Han})老(?:教师|教员)|资深的?(?:教师|老师)?|经验丰富的?老(?:教师|老师)/gu,
    () => ({ label: '10 年以上经验', kind: 'experience', monthsMin: 120 }),
  ],
  ...educationPhrases,
  [
    /(?:带过?|教过?)?(?:毕业班|高考班|中考班)/gu,
    () => ({ label: '毕业班', kind: 'word', required: [anyOf(['毕业班', '高三', '初三'])] }),
  ],
  [
    /退役军人|[当参]过[兵军]|(?:部队)?(?:退役|退伍|复员|转业(?=军|[^\p{Script=Han}]|$))(?:军人|士兵|兵)?/gu,
    () => ({ label: '退役军人', kind: 'word', required: [anyOf(['退役', '退伍', '复员', '参军', '转业'])] }),
  ],
  [
    /(?<=^|[^\p{Script=Han}]|[的且还也要师个位名招找聘求缺有想]|会\p{Script=Han}{2,5})会(?![带教上计议所])[说讲用]?(?<skill>(?:(?!会)\p{Script=Han}){2,5}?)(?=的|会|$|[^\p{Script=Han}])/gu,
    skill,
  ],
  [
    /(?<!\p{Script=Han})(?<skill>弹琴|弹钢琴|跳舞|画画|唱歌|写字|下棋|打球|朗诵|主持|讲故事|做手工|视频剪辑|剪视频)(?!\p{Script=Han})/gu,
    skill,
  ],
  [
    /(?<![\p{Script=Han}])(?<skill>(?:(?!有|的)\p{Script=Han}){2,4})(?:特长|功底|才艺)(?:生)?(?:的|者)?|有(?<skill>(?:(?!的)\p{Script=Han}){2,4}?)(?:特长|功底|才艺)(?:的|者)?/gu,
    skill,
  ],
  [
    /有(?!教学|工作)(?<what>(?:(?!的|有)\p{Script=Han}){2,4}?)(?:能力|资源|意识|思路)(?:强|的|者)*/gu,
    ({ 0: typed, groups }) => ({
      label: typed.replace(/的$/u, ''),
      kind: 'word',
      required: [allOf(cut(groups?.what ?? ''))],
      words: [groups?.what ?? ''],
      isAbility: true,
    }),
  ],
  [
    /(?:发表过?|有|写过)?(?:学术|教学)?论文(?:发表)?(?:的|者)?/gu,
    () => ({ label: '有论文', kind: 'experience', required: [lexeme.has('papers')] }),
  ],
  [
    /(?:获得?过|有)(?:过)?(?:奖项?|荣誉|获奖经历)(?:的|者)?|获奖(?:经历|者|的)*/gu,
    () => ({ label: '有荣誉', kind: 'experience', required: [lexeme.has('honours')] }),
  ],
  [
    /(?:能|会|有|可以)*(?:带教|传帮带|师徒结对|带过?徒弟?|(?:带|指导)(?:青年|年轻|新)(?:教师|老师|人))(?:能力|经验|经历|老师|教师)*(?:的|者)?/gu,
    () => ({
      label: '带教',
      kind: 'experience',
      required: [anyOf(['带教', '师徒', ...['能带新教师', '指导青年教师'].map((said) => allOf(cut(said)))])],
    }),
  ],
  [
    /特级(?:教师|老师)?/gu,
    () => ({
      label: '特级教师',
      kind: 'title',
      required: [anyOf(['特级', '特级教师'])],
      near: [lexeme.title(titles['school-senior'].rank)],
      nearIn: ['有高级职称'],
    }),
  ],
];

/** Words around a condition that add none: '期望上海', '有班主任经验'. They are fillers, but may contain other words. */
const fillers =
  /(?:期望|意向|求职意向|希望|愿意|(?<![思理设联梦])想)(?:城市|地点|工作地点|地区|去|来|在|到)?|(?:工作)?地点|(?:有|具有|具备)?(?:丰富的?|相关的?|一定的?|良好的?)?(?:教学|带班|工作|任教|从教|实践)?(?<![无零没]|不限|不要求)(?:经验|经历|背景)(?:丰富|者|的|优先)*|优先(?:考虑|录[用取])?|(?:人才|简历|候选人|应聘者|求职者|找人|诚聘|急聘|招聘)|(?<=\p{Script=Han})毕业(?!班)(?:生|的)?|至少|起码|最少|(?:[一二两三四五六七八九十几]|\d{1,2})(?:名|位|人(?!\p{Script=Han})|个(?!\p{Script=Han}))(?!校)|(?<=除了?\p{Script=Han}{2,8})外的?(?![语教国])|必须|务必|一定要|擅长|熟悉|能胜任|会带(?!班)|(?:会|能|可以?|懂)[说讲用]|(?:能|会|可以)?(?:上课(?!程)|授课|讲课)|(?:能|可以?)?接受|最好(?:是|有|能|会)?|尽量|更好|更佳|为佳|(?<=\p{Script=Han})的(?!都?(?:不|勿|免|别|除))|[,，、;；/|+]/gu;

/** Splits a keyword, as `plainWriting` has it, into what is said of people and the rest. */
export function readPeoplePhrases(said: string): PeoplePhrases {
  const parts: PlacedPart[] = [];
  const unusable: Unusable[] = [];
  const refusers: Refuser[] = [];
  let rest = said;
  let usable = said;
  const take = (pattern: RegExp, read: (found: RegExpMatchArray, span: { from: number; to: number }) => boolean) => {
    for (const found of rest.matchAll(pattern)) {
      const span = { from: found.index ?? 0, to: (found.index ?? 0) + found[0].length };
      if (found[0].trim() !== '' && read(found, span)) rest = blanked(rest, span);
    }
  };
  for (const [pattern, claim] of rules)
    take(pattern, (found, span) => {
      const { stance, refuser } = stanceOf(said, span);
      const claimed = claim(found, stance);
      if (claimed === null) return false;
      if (refuser) refusers.push(refuser);
      const text = found[0].trim();
      const part = typeof claimed === 'string' ? null : partOfClaim(claimed, stance, text.replace(/[的者]$/u, ''));
      if (part) parts.push({ ...span, part });
      else {
        unusable.push({ text, reason: typeof claimed === 'string' ? claimed : 'waived', from: span.from });
        usable = blanked(usable, span);
      }
      return true;
    });
  rest = withoutRefusers(rest, refusers);
  const left = rest;
  take(fillers, () => true);
  return { parts, unusable, left, rest, usable };
}
