import { allOf, anyOf, type Query } from '#packages/memory-index/query/query.ts';
import { cut } from '#server/domains/search/public.ts';
import { awards, levelOf, levelsFrom } from '../index/field-names.ts';
import { lexeme } from '../index/talent-row.ts';
import { type Claim, type Rule, says } from './people-claim.ts';
import { type PlacedPart, weightOf } from './talent-part.ts';

/** Whoever has it so comes first. */
const first = (text: string, query: Query): Pick<Claim, 'narrower'> => ({
  narrower: { text, query, rest: '没有这样写明的人才' },
});

const label = '竞赛';

/** 竞赛 beside a 学科: who seeks to teach it, or has led pupils to it. */
function contest({ 0: typed, groups, input = '' }: RegExpMatchArray): Claim | null {
  const deed = groups?.won ? '获奖' : groups?.led || groups?.led2 ? '辅导' : '';
  if (deed === '' && input.trim() === typed.trim()) return null;
  const sought = deed === '获奖' ? [] : [lexeme.subject('olympiad')];
  const led = /大赛|技能/u.test(typed) ? '指导大赛' : '指导竞赛';
  const isCoach = deed === '' && typed.includes('教练');
  return {
    label: `${label}${isCoach ? '教练' : deed}`,
    kind: 'experience',
    required: [anyOf([...sought, ...[led, '优秀指导教师'].map(lexeme.award)])],
    ...(deed === '获奖' && levelOf(typed) ? { note: `“${typed.trim()}”按指导学生竞赛获奖算，没有比较级别。` } : {}),
    ...(isCoach ? { note: '“竞赛教练”按想教竞赛、有“优秀指导教师”荣誉，或简历写到指导过竞赛算。' } : {}),
  };
}

const contestName = '(?:学科|奥林匹克|(?:职业|专业)?技能)?(?:竞赛|奥赛|大赛)(?!教练|教师|老师|[班课部组生])';
const ofTeachers = '(?<!教学|基本功|教师|能力|信息学?|[讲说微])';
const told = '(?:的)?(?:教学)?(?:经验|经历|成绩|能力|背景)?(?:的|者)?';

/** Awards, contests and projects: '市级优质课', '有竞赛辅导经验', '指导学生竞赛获奖', '主持过省级课题'. */
export const achievementPhrases: Rule[] = [
  [
    new RegExp(
      `(?:有|参加过?|[获评拿得]得?过?)?(?<level>全国|国家级?|[省市区县校]级?)?(?:及?以上的?)?(?<name>${awards}|赛课|教学(?:比武|比赛|竞赛|大赛))(?:比赛|评比|大赛|主持人|领衔人|成员|学员|称号|荣誉)*(?:[获得拿评]过?)?(?<prize>[特一二三]等)?(?:大?奖|获奖)?(?:的|者)?`,
      'gu',
    ),
    ({ 0: typed, groups }) => {
      const { level = '', name = '', prize } = groups ?? {};
      const names = /^(?:赛课|教学[比竞大])/u.test(name) ? ['优质课', '基本功'] : [name];
      const titled = names.map((name) => (prize ? `${name}${prize}奖` : name));
      const of = levelOf(level);
      const leveled = levelsFrom(of).flatMap((level) => titled.map((one) => lexeme.award(level + one)));
      const near = /人$|骨干|名师/u.test(name) ? ['骨干', '名师', '带头人'] : names.map(lexeme.award);
      return {
        label: typed.replace(/^(?:有|参加过?|[获拿得评]得?过?)|[的者]$/gu, ''),
        kind: 'experience',
        required: [anyOf(titled.map(lexeme.award))],
        ...(of ? first(`${of}及以上${name}`, anyOf(leveled)) : {}),
        near: [{ required: [anyOf(near)], text: '有相近的荣誉' }],
      };
    },
  ],
  [
    /(?:有|能)?(?<led>带|指导|辅导)过?(?:学生|学员|孩子)们?(?<won>[拿获得]过?得?过?)(?:[省市县区]级?|国家级?|全国)?(?:及?以上)?(?:的|职业|专业|技能|学科)*(?:大赛|竞赛|比赛|奥赛)?(?:[一二三]等|大|的)*(?:奖项?|金牌|名次)(?:的|者)?/gu,
    contest,
  ],
  [
    new RegExp(
      `(?:有|具有|具备)?(?:(?<led>指导|辅导|带)过?(?:学生|学员|孩子)?(?:参加|打)?过?)?${ofTeachers}${contestName}(?:(?<won>获奖|得奖|[拿获得]过?奖|奖项?)|(?<led2>辅导|指导|带队|培训|培优|训练))*${told}`,
      'gu',
    ),
    (found) => (found.groups?.led || found.groups?.won || found.groups?.led2 ? contest(found) : null),
  ],
  [
    new RegExp(
      `(?:(?<!\\p{Script=Han})|(?<=[会能懂要有]))有?(?:学科|奥林匹克)?(?:竞赛|奥赛)(?:教练|教师|老师)?${told}(?!(?!(?<=的)(?:老师|教师|人))\\p{Script=Han})`,
      'gu',
    ),
    contest,
  ],
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
        near: [
          of
            ? { required: [any], text: '课题级别较低或没有写明' }
            : { required: [anyOf([lexeme.research(kind), lexeme.has('projects')])], text: '有课题或项目' },
        ],
        ...(sort ? first(sort, allOf(cut(sort))) : {}),
      };
    },
  ],
];

/** What a resume has at all. */
export const recordPhrases: Rule[] = [
  says(/(?:发表过?|有|写过)?(?:学术|教学)?论文(?:发表)?(?:的|者)?/gu, 'experience', '有论文', lexeme.has('papers')),
  [
    /(?:(?:获得?过|[得拿]过|有)过?(?<level>[省市区县校]级|国家级?)?|拿?过?(?<named>[省市区县校]级|国家级))(?:及?以上的?)?(?:奖项?|荣誉(?:称号)?|表彰|获奖经历)(?:的|者)?|获奖(?:经历|者|的)*/gu,
    ({ groups }) => ({
      label: '有荣誉',
      kind: 'experience',
      required: [lexeme.has('honours')],
      ...(groups?.level || groups?.named ? { note: '“荣誉”没有比较级别。' } : {}),
    }),
  ],
];

/** Who seeks to teach 竞赛 names the 学科 by the major alone; where it is not asked for, such people serve as well. */
export function besideContests(parts: readonly PlacedPart[]): PlacedPart[] {
  const isAsked = parts.some(({ part }) => part.label.startsWith(label));
  return parts.map((placed) => {
    const { part } = placed;
    if (part.weight !== weightOf('subject') || part.isManner || part.required.length === 0) return placed;
    const trained = [lexeme.subject('olympiad'), anyOf(part.label.split('、').map(lexeme.major))];
    return {
      ...placed,
      part: isAsked
        ? { ...part, required: [anyOf([allOf(part.required), allOf(trained)])] }
        : { ...part, also: { required: trained, text: `想教竞赛、学过${part.label}` } },
    };
  });
}
