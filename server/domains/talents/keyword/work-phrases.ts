import { titles } from '#contract/taxonomy/titles.ts';
import { allOf, anyOf } from '#packages/memory-index/query/query.ts';
import { cut, inName, inTitle } from '#server/domains/search/public.ts';
import { lexeme } from '../index/talent-row.ts';
import { type Rule, says } from './people-claim.ts';

/** 职称 of a national level, of any track: '正高职称', '中级及以上', '有职称的'. */
export const titlePhrases: Rule[] = [
  [
    /(?:有|具有|评上)?(?:(?<level>正高级?|副高|中级|初级)级?(?:专业技术)?(?:职称(?:及?以上)?|及?以上(?:职称)?)|(?<level>副高)级?(?!级|\p{Script=Han}))/gu,
    ({ groups }) => {
      const level = groups?.level ?? '';
      if (level === '副高') return { label: '副高级职称及以上', kind: 'title', required: [lexeme.title(4)] };
      return level.startsWith('正')
        ? { label: '正高级职称', kind: 'title', required: [lexeme.title(5)] }
        : { label: `${level}职称及以上`, kind: 'title', required: [lexeme.title(level === '初级' ? 2 : 3)] };
    },
  ],
  says(/(?<!\p{Script=Han})高级(?:及?以上)?(?!\p{Script=Han})/gu, 'title', '高级职称', lexeme.title(4)),
  [
    /(?<!\p{Script=Han})一级(?:及?以上)?(?!\p{Script=Han})/gu,
    ({ input = '' }) =>
      /普通话|计算机|运动|裁判|咨询|证/u.test(input)
        ? null
        : { label: '一级教师及以上', kind: 'title', required: [lexeme.title(titles['school-1'].rank)] },
  ],
  says(/(?:有|具有|评了|评上|具备)(?:教师)?职称(?:的|者)?/gu, 'title', '有职称', lexeme.title(2)),
  [
    /特级(?:教师|老师)?/gu,
    () => ({
      label: '特级教师',
      kind: 'title',
      required: [anyOf(['特级', '特级教师'])],
      near: [{ required: [lexeme.title(titles['school-senior'].rank)], text: '有高级职称' }],
    }),
  ],
];

const onPayroll = ['establishment', 'quota', 'special-post'];

/** 在编 says what somebody has at present, 编制 what they hope for. */
export const tenurePhrases: Rule[] = [
  says(
    /(?:曾经?|以前|之前|原先|原来)(?:是|有过?)?(?:在编|编内|体制内|有?编制)(?:的|人员|身份|者)?|(?<!没有?|无|不)(?:有过?)?(?:在编|编内|体制内|事业编制?|编制)(?:工作)?(?:经[历验]|背景|出来|出身)(?:的|者)?/gu,
    'tenure',
    '曾在编',
    anyOf(onPayroll.map(lexeme.everTenured)),
  ),
  [
    /(?:(?:现在|目前|现任)\s*|正在|在)(?:是|当|做|任|担任)?班主任(?:的)?|班主任[\s,，]*(?:现任|在任)(?:的)?/gu,
    () => ({
      label: '现任班主任',
      kind: 'role',
      required: [lexeme.has('homeroom')],
      near: [{ required: ['班主任'], text: '简历里提到过' }],
    }),
  ],
  [
    /(?<![没未年上]|不要)(?:有过?|具有|具备)?班主任(?:工作|管理|带班)?经[验历](?:者|的)?|(?<![没未])(?:当|做|带|担?任|干)过班主任(?:的)?/gu,
    () => ({
      label: '班主任经验',
      kind: 'role',
      required: [inName('班主任')],
      near: [{ required: ['班主任'], text: '愿意当班主任，或简历里提到过' }],
    }),
  ],
  says(
    /(?:有|曾是?)?特岗(?:教师)?(?:服务)?(?:期满|转正|转编|经[历验]|出身)(?:的|者)?/gu,
    'tenure',
    '曾任特岗',
    anyOf([lexeme.everTenured('special-post'), '特岗']),
  ),
  says(
    /(?:现|目前|已)?(?:在编(?!制)|编制?内|体制内|(?<!没)有(?:事业|教师)?编(?:制|(?![辑程导写曲织排]))|在体制)(?:在岗|在职)?(?:的|人员|身份|者|(?=教师|老师))?/gu,
    'tenure',
    '在编',
    anyOf(onPayroll.map(lexeme.tenured)),
  ),
];

/** '英文授课': how a 学科 is taught; it is not the 学科 英语. */
export const lessonLanguages: Rule = [
  /(?:能|会|可以?|用)?(?:用)?(?<language>中英双语|双语|全英[文语]?|英文)(?:环境)?(?:授课|教学|上课|讲课|课)(?:能力)?(?:的)?|(?:能|会|可以?|用)+(?<language>英语)(?:授课|上课|讲课|教学)(?:没问题)?(?:的)?|(?<language>英语)授课(?:的)?|(?:能|会|可以?|用)*(?<language>全英[文语]?)教(?![师育])/gu,
  ({ groups }) =>
    groups?.language?.endsWith('双语')
      ? { label: '双语授课', kind: 'word', required: ['双语'] }
      : {
          label: '英文授课',
          kind: 'word',
          required: [anyOf(['全英', '全英文', '英文授课', allOf(['英文', '授课'])])],
        },
];

const teachersOf = (['vocational', 'higher-vocational', 'vocational-undergraduate', 'undergraduate'] as const).map(
  lexeme.stage,
);

/** Where somebody has worked. */
export const employerPhrases: Rule[] = [
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
    ({ groups: { trade = '' } = {} }) => ({
      label: `${trade}专业教师`,
      kind: 'craft',
      required: [allOf(cut(trade).map(inTitle)), anyOf(teachersOf)],
      near: [{ required: [lexeme.stage(trade === '小学教育' ? 'primary' : 'preschool')] }],
    }),
  ],
  // One kind of special schools may be refused beside another, though both are one 学段.
  [
    /盲校|聋哑?校|培智学校|启智学校/gu,
    ({ 0: typed }, stance) => (stance === 'refused' ? { label: typed, kind: 'word', required: [typed] } : null),
  ],
  // No 学段 that joins the one which is taught.
  says(
    /(?:教育)?培训(?:机构|学校|班|中心)/gu,
    'school-type',
    '培训机构',
    anyOf([lexeme.stage('training'), allOf(cut('培训机构'))]),
  ),
];
