import { type CertificateCode, certificateCovers, certificates } from '#contract/taxonomy/certificates.ts';
import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import { codesOf, labelOf, labelsOf, shortOf } from '#contract/taxonomy/list.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { type SubjectCode, subjects } from '#contract/taxonomy/subjects.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { roleWords } from '#contract/taxonomy/words/role-words.ts';
import { synonymsOf } from '#contract/taxonomy/words/synonyms.ts';
import { allOf, anyOf, type Query } from '#packages/memory-index/query/query.ts';
import { cut, inName, inTitle, type QueryPart, type Statement, statementsOf } from '#server/domains/search/public.ts';
import { lexeme } from '../index/talent-row.ts';
import { quoted, type TalentPart } from './talent-part.ts';
import { isTrade, tradeOf } from './trades.ts';

// Where a condition is met by more than what was typed, and what is said of it.

type NearTable<C> = readonly (readonly [codes: readonly C[], near: readonly Query[], have?: string, typed?: RegExp])[];
const stagesOf = (...codes: StageCode[]): string[] => codes.map(lexeme.stage);
const schoolStages = stagesOf('primary', 'junior', 'senior');
const likeInternational = ['外国语', '双语', '全英'];
const senior = lexeme.title(titles['school-senior'].rank);
const seniors = [allOf([senior, anyOf(schoolStages)])];
const leading = /主任|处长|主管|总监|负责/u;
/** Who comes near a post that resumes hardly name: those of its 学段, and for offices those with a high 职称. */
const nearRoles: NearTable<RoleCode> = [
  [['kindergarten'], stagesOf('preschool'), '想教或教过幼儿园'],
  [['nurse'], stagesOf('preschool', 'nursery'), '想教或教过幼儿园、托育机构'],
  [['counsellor'], stagesOf('undergraduate', 'higher-vocational'), '想教或教过高校'],
  [['head', 'deputy-head', 'middle', 'researcher'], [senior], '有高级职称', /园/u],
  [['head', 'deputy-head', 'middle', 'researcher'], seniors, '有高级职称', /^[^园]*$/u],
  [['academic-affairs'], seniors, '有高级职称', leading],
  [['academic-affairs'], [inTitle('行政'), inTitle('教务')], '想做行政', /^(?!.*(?:主任|处长|主管|总监|负责))/u],
  [['moral-education'], [lexeme.homeroomYears(5)], '当过 5 年以上班主任'],
  [['postdoc', 'research-only'], [lexeme.education('doctor')], '有博士学位'],
  [['foreign'], [lexeme.subject('english')], '想教或教过英语'],
  [['psychologist'], [lexeme.subject('psychology')], '想教或教过心理健康'],
  [['resource'], [lexeme.subject('special-education')], '想教或教过特殊教育'],
  [['it-support'], [lexeme.subject('it')], '想教或教过信息技术'],
  [['ideology'], [lexeme.subject('politics'), lexeme.subject('morality')], '想教或教过政治、道法'],
  [['practice'], stagesOf('vocational', 'higher-vocational'), '想教或教过职业院校'],
  [['employment', 'admissions'], [inTitle('辅导员')], '想做辅导员'],
  [['consultant'], seniors, '有高级职称', /^顾问$|教学|教研|教育/u],
  [['lecturer', 'student-care', 'assistant'], stagesOf('training'), '想教或教过培训机构'],
  [['consultant'], stagesOf('training'), '想教或教过培训机构', /^(?!顾问$|.*(?:教学|教研|教育))/u],
  [['coach'], [lexeme.subject('pe')], '想教或教过体育'],
  [['finance'], [lexeme.major('会计'), lexeme.major('审计')], '学过会计或审计'],
];

/** The 学段 of a kind of schools: who worked at one, or would, where nobody names it. */
const nearSchools: NearTable<CompanyTypeCode> = [
  [['public-kindergarten', 'inclusive-kindergarten', 'private-kindergarten'], stagesOf('preschool')],
  [['nursery'], stagesOf('nursery', 'preschool')],
  // 外国语学校 come nearest in how they teach.
  [['international-school'], likeInternational, '简历写到外国语、双语或全英'],
  [['public-school', 'private-school'], schoolStages],
  [['special-school'], stagesOf('special')],
  [['correctional-school'], stagesOf('correctional')],
  [['secondary-vocational', 'technician'], stagesOf('vocational')],
  [['higher-vocational'], stagesOf('higher-vocational')],
  [['vocational-university'], stagesOf('vocational-undergraduate', 'higher-vocational')],
  [['public-university', 'private-university'], stagesOf('undergraduate', 'postgraduate')],
  [['independent-college'], stagesOf('undergraduate')],
  [['open-university'], stagesOf('continuing')],
  [['subject-training', 'interest-training', 'vocational-training', 'youth-palace'], stagesOf('training')],
];

const nearStages: NearTable<StageCode> = [[['nursery'], stagesOf('preschool')]];

const subjectsLike = (...codes: SubjectCode[]): string[] => codes.map(lexeme.subject);
const nearSubjects: NearTable<SubjectCode> = [
  [['history-society'], subjectsLike('history', 'geography', 'morality')],
  [['technology'], subjectsLike('it', 'physics')],
  [['practice'], subjectsLike('labour', 'science')],
  [['labour'], subjectsLike('practice', 'technology')],
  [['arts'], subjectsLike('music', 'fine-arts', 'drama', 'dance')],
  [['calligraphy'], subjectsLike('fine-arts')],
  [['childcare'], stagesOf('preschool', 'nursery')],
  [['international'], likeInternational, '简历写到外国语、双语或全英'],
];

const nearBy: Partial<Record<Statement['list'], NearTable<string>>> = {
  subject: nearSubjects,
  stage: nearStages,
  role: nearRoles,
  companyType: nearSchools,
};
const nearIn = (said: readonly Statement[], text: string) =>
  said.flatMap(({ list, codes }) =>
    (nearBy[list] ?? []).filter(
      ([of, , , typed]) => of.some((code) => codes.includes(code)) && (typed?.test(text) ?? true),
    ),
  );

/** Who comes near these posts, kinds of schools, 学段 and 学科. */
export const nearPeople = (said: readonly Statement[], text = ''): Query[] =>
  nearIn(said, text).flatMap(([, near]) => near);

/** What those who come near have: by a post, else by a 学科, a trade or a 学段. */
export function nearText(
  said: readonly Statement[],
  like: readonly Statement[],
  isNear: boolean,
  typed: string,
): string {
  const [have] = nearIn(said, typed).flatMap(([, , text]) => text ?? []);
  if (have !== undefined) return have;
  if (said.some(({ list, codes }) => list === 'tenure' && codes.includes('intern'))) return '在校学生或应届毕业生';
  if (isNear || like.some(({ list }) => list !== 'subject')) return '学段、课程或专业相近';
  const taught = like.flatMap(({ codes }) => codes as SubjectCode[]);
  return `想教或教过${taught.map((code) => shortOf(subjects, code)).join('、')}`;
}

type Group = QueryPart['groups'][number];

/** What somebody who worked at a 民办 or 公办 school was employed as. */
export const contractsOf = ({ kind, text }: Group): string[] => {
  const [, isPrivate, isPublic] = (kind === 'benefit' && /(民办|私立)|(公[办立])/u.exec(text)) || [];
  return isPrivate ? ['private'] : isPublic ? ['establishment', 'quota', 'special-post'] : [];
};

/** A school of several 学段 seeks who teaches at any of them. */
export const isOfSeveral = ({ text }: Group): boolean => /[九二五2]年制|一贯|完中|完全中学/u.test(text);

/** What is said of a kind of schools, and of a post that is called as a trade is. */
export function noteOf(part: QueryPart, groups: readonly Group[]): Pick<TalentPart, 'note'> {
  if (groups.some(({ kind, not, text }) => kind === 'role' && !not && text.split(' ').some(isTrade)))
    return { note: `“${part.text}”按求职意向和任职的名称算，也含任教这个专业的人才。` };
  if (statementsOf(part).some(({ list, codes }) => list === 'role' && codes.includes('ideology')))
    return { note: `“${part.text}”也含学马克思主义理论或思想政治教育、教政治或道法的人才。` };
  const codes = statementsOf(part).flatMap(({ list, codes }) => (list === 'stage' ? (codes as StageCode[]) : []));
  if (groups.some(isOfSeveral)) return { note: `“${part.text}”按${quoted(labelsOf(stages, codes))}列出。` };
  return groups.some((group) => contractsOf(group).length > 0)
    ? { note: `“${part.text}”按简历里的说法、用工形式和学段算，没有核对单位性质。` }
    : {};
}

/** 学段 that are called by what is done there: 自闭症 is less than all of 特殊教育, while 高三 is how somebody says 高中. */
const wide = new Set<string>(['special', 'nursery', 'training', 'continuing', 'correctional'] satisfies StageCode[]);

/** Grades and classes. Who leads one of a kindergarten is 班主任 in a resume. */
const classes = /高[一二三]|初[一二三]|[一二三四五六七八九]{1,3}年级|[主副配]班|[大中小托]班|学前班|[中高]考/gu;

/** Posts of several kinds under one heading: who is 备课组长 is no 教研组长, and a 教务员 no 教务主任. */
const varied = new Set<string>([
  ...(['researcher', 'head', 'deputy-head', 'middle', 'academic-affairs', 'moral-education', 'personnel'] as const),
  ...(['finance', 'admissions', 'employment', 'administration', 'it-support', 'doctor', 'canteen'] as const),
] satisfies RoleCode[]);

/** Whoever holds a certificate may teach at lower 学段 too; at a 幼儿园 after training (学前教育法). */
function certificateItself(code: CertificateCode): TalentPart['narrower'] {
  const isCovered = codesOf(certificates).some((other) => other !== code && certificateCovers(other, code));
  const others =
    code === 'kindergarten'
      ? '更高学段的教师资格，经学前教育专业培训合格也可在幼儿园任教'
      : `更高学段或相通的教师资格，按《教师资格条例》也可在${shortOf(certificates, code)}任教`;
  return isCovered
    ? {
        text: labelOf(certificates, code),
        query: lexeme.certificateItself(code),
        rest: others,
      }
    : undefined;
}

const around = /(?:专任|老师|教师|教练|导师|课程|课|机构|专业|方向|培训)+$/gu;

const named = { subject: subjects, stage: stages, role: roles };

const namesOf = ({ list, codes }: Statement): string[] =>
  codes.flatMap((code) => {
    const table = named[list as keyof typeof named];
    const said = list === 'role' ? roleWords[code as RoleCode].map((word) => word.replace(/(?:老师|教师)$/u, '')) : [];
    const labels = [labelOf(table, code), shortOf(table, code), ...said.filter((word) => word.length > 1)];
    return labels.flatMap((label) => [label, ...label.split('/'), ...synonymsOf(label)]);
  });

/** What somebody must mention for a word that stands for a wider 学科 or 学段: 手语 for 特殊教育. Nothing where it names the whole. */
export function narrowerThan(
  { text, label, groups, isSaid }: QueryPart,
  coded: readonly Statement[],
): TalentPart['narrower'] {
  const [certificate, ...more] = coded.flatMap(({ list, codes }) => (list === 'certificate' ? codes : []));
  if (certificate && more.length === 0) return certificateItself(certificate as CertificateCode);
  // Who led a class comes before who would, or helped as an intern.
  if (coded.length > 0 && coded.every(({ codes }) => codes.includes('homeroom')))
    return { text, query: inName('班主任'), who: '当过班主任', rest: '意向为班主任的人才' };
  const said = [...new Set(text.match(classes))];
  if (said.length > 0 && coded.some(({ list, codes }) => list === 'stage' || codes.includes('kindergarten')))
    return {
      text: said.map((one) => (one === '主班' ? '主班/班主任' : one)).join('、'),
      query: anyOf(said.flatMap((one) => (one === '主班' ? [one, '班主任'] : [one]))),
    };
  const isTrade = isSaid === true && groups.some(({ kind }) => kind === 'named');
  const isWide =
    isTrade ||
    coded.some(
      ({ list, codes }) =>
        ((list === 'subject' || list === 'role') && isSaid === true) ||
        (list === 'subject' && text.includes(' ')) ||
        (list === 'stage' && codes.every((code) => wide.has(code))),
    );
  const trades = tradeOf(text)?.others ?? [];
  if (trades.length > 0) {
    const word = text.replace(/(?:专业|类|老师|教师)+$/u, '');
    return { text: word, query: anyOf([word, lexeme.major(word)]), rest: `同类专业，如${quoted(trades, 3)}` };
  }
  const typed = text.split(' ');
  const [post] = coded.flatMap(({ list, codes }) => (list === 'role' ? codes.filter((code) => varied.has(code)) : []));
  const headings = post ? [labelOf(roles, post), shortOf(roles, post)] : [];
  const forms = [...groups.flatMap(({ words: said }) => said.map((form) => form.join(''))), ...headings];
  const others = [...new Set(forms.filter((form) => !typed.includes(form) && !form.includes('~')))];
  const isOneOfSeveral =
    isSaid === true && label.split('、').includes(text) && !coded.some(({ list }) => list === 'stage');
  if (others.length > 0 && ((post && isSaid !== true && !headings.includes(text)) || isOneOfSeveral))
    return {
      text: typed.join('、'),
      query: anyOf(typed.map((one) => allOf(cut(one)))),
      rest: `相近的${quoted(others, 3)}`,
    };
  if (!isWide) return undefined;
  const names = [label, ...label.split('、'), ...coded.filter(({ list }) => list in named).flatMap(namesOf)];
  const words = text
    .split(' ')
    .map((one) => (/^[会能学教带练上]$/u.test(cut(one)[0] ?? '') ? one.slice(1) : one).replace(around, ''))
    .filter((one) => one.length > 1 && !/\d/u.test(one))
    .filter((one) => names.every((name) => !name.includes(one) && !one.includes(name)));
  return words.length > 0 ? { text: words.join('、'), query: anyOf(words.map((word) => allOf(cut(word)))) } : undefined;
}
