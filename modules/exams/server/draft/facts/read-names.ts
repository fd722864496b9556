import type { Sentence } from '../text/document.ts';
import { type Fact, joinedNotes } from './fact.ts';

const ends =
  /(?:公告|简章|启事|通告|方案|通知|简介|公示|章程|告示|启示|公告书|预告|提示)(?:[（(]第?[一二三四五六七八九十\d]{1,3}号?[）)])?$/;
const headline =
  /招聘|选聘|考聘|招考|引进|招录|选调|招引|招募|临聘|诚聘|引才|招才|考选|遴选|聘用|招教|考调|资格考试|特岗教师|考核招聘|聘任|招工|招人|急聘/;
const MAX_TITLE = 80;
const SEARCHED = 14;

/** A page head above the title names who recruits once more. */
const twice = /^(\p{Script=Han}{4,})\1/u;
/** Without the number of people, which posters set in brackets behind the title: '【招5人】', '（52名）'. */
const withoutCount = (line: string): string =>
  line
    // '招聘 | 某县2027年招聘公告'
    .replace(/^\s*\p{Script=Han}{2,6}(?<![校园学院中局团])\s*[|｜](?=[^|｜]*(?:公告|简章|启事|通告|20\d\d.*)\s*$)/u, '')
    .replaceAll(/\s+|[|｜].*$/g, '')
    .replace(/[【（([［][^【（([［】）)\]］]{0,12}\d{1,4}\s*[人名个][^】）)\]］]{0,6}[】）)\]］]$/, '')
    .replace(twice, '$1');

const isWhole = (line: string) =>
  line.length >= 6 && line.length <= MAX_TITLE && headline.test(line) && ends.test(line);
/** What goes on behind the name of who recruits. */
const isSecondHalf =
  /^(?:20|二[〇○零]|关于|公开|面向|赴|第|招[聘考]|引进|选聘|年|教师|中小学|学校|高层次|优秀|急需|编外|合同)/;
/** '【招聘】…啦！', '诚聘！…': what calls out around a title. */
const called = /^【[^】]{2,8}】|^\p{Script=Han}{2,4}[!！]|[，,]?(?:等你来|期待你)?(?:啦|了|吧)?[!！]+$/gu;
/** The year or the place alone, above what is sought there: '青田市2026—2027学年'. */
const isSetting = /^[^，。：:]{0,20}20\d\d(?:学年度?|年度?|届)$|^\p{Script=Han}{2,9}[省市县区州]$/u;
const dated = /20\d\d|二[〇○零]/;
const placed = /^\p{Script=Han}{2,9}?[省市县区州局]/u;
const OPEN_LINES = 3;
const isSentence = (line: string) => /^[·•]|[：:。，；,;！!]/.test(line);

const issued = /^[^，。：:]{0,12}[〔[［（(]\s*(20\d\d)\s*[〕\]］）)]\s*第?\s*\d{1,4}\s*号$/;

/** No title goes on behind it. */
const isClosed = (row: string) =>
  ends.test(row) || issued.test(row) || /文件$|^[（(【\d一二三四五六七八九十]/.test(row);

/** The title among the first lines, of which it may take up to three. */
export function readTitle(lines: readonly string[]): Fact[] {
  const first = lines.slice(0, SEARCHED).map(withoutCount);
  const fact = (value: string, line: number, note: string): Fact[] => [
    { field: 'title', value, line, words: lines[line] ?? '', note },
  ];
  for (const [at, line] of first.entries()) {
    if (isSentence(line)) continue;
    if (isWhole(line)) return fact(line, at, '');
    for (const count of [2, 3]) {
      const rows = first.slice(at, at + count);
      const whole = rows.join('').replace(twice, '$1');
      if (rows.length < count || line.length < 3 || whole.length > MAX_TITLE || rows.some(isSentence)) break;
      const isSet =
        (isSetting.test(line) || (dated.test(line) && !dated.test(rows[1] ?? ''))) && !placed.test(rows[1] ?? '');
      if (rows.slice(1).some((row) => isWhole(row) && !isSecondHalf.test(row)) && !isSet) break;
      if (rows.slice(0, -1).some(isClosed)) break;
      if (headline.test(whole) && ends.test(whole)) return fact(whole, at, '标题由几行连成');
    }
  }
  const bare = first.map((line) => line.replaceAll(called, ''));
  const at = bare.findIndex(
    (line) =>
      line.length >= 8 &&
      line.length <= 60 &&
      headline.test(line) &&
      !isSentence(line) &&
      /20\d\d|２０\d\d|(?:英才|人才|教师|老师|教职工)$/.test(line),
  );
  return at >= 0 && at < OPEN_LINES ? fact(bare[at] ?? '', at, '标题没有以公告、简章等结尾') : [];
}

/** The number under which an office issued the text, among its first lines. */
export function readDocumentNumber(lines: readonly string[]): Fact[] {
  return lines.slice(0, SEARCHED).flatMap((line, at): Fact[] => {
    const value = line.replaceAll(/\s+/g, '').replace(/^(?:文号|发文字号)[:：]/, '');
    return issued.test(value) ? [{ field: 'documentNumber', value, line: at, words: line, note: '' }] : [];
  });
}

const kinds =
  '(?:管理委员会|管委会|学区|办事处|联校|委员会|教育体育局|教育局|教体局|教育和体育局|人力资源和社会保障局|局|高等专科学校|职业技术学院|学院|大学|学校|高级中学|中学|小学|高中(?![生小阶岗教]|等)|附中|附小|[一二三四五六七八九十]中(?![学心等小国])|幼儿园|教育集团|集团|人民政府|教育厅|厅|少年宫|公司|进修学校|职教中心|中心校|教育中心|中心|领导小组(?:办公室)?|管理办公室|教育办公室)';
const body = `\\p{Script=Han}{2,24}?${kinds}(?:(?:附属|实验)?${kinds})*`;
const whole = new RegExp(`^(?:${body})+$`, 'u');
const hires = '(?:招聘|引进|招募|选聘|招录|选调|考调|招考|考聘|聘任|招收|遴选|招引|诚聘)';
/** '…，桐屿市教育局面向全国引进', '某学院拟公开招聘' */
const subject = new RegExp(
  `(?:^|[,。;:经由])\\s*(?:(?:我|经)\\S{0,8}[,])?(?!根据|按照|依据|为贯彻|贯彻|落实|遵照)(${body})(?!委托|文件|《|印发|批准|核准|审[核批]|备案|同意|规定|有关|关于|的|下属|所属|直属)(?=[^。;]{0,50}${hires})`,
  'u',
);
const organises = new RegExp(
  `由(${body})(?:[、和与及]${body}){0,3}(?:共同|联合|统一|负责|具体|牵头|会同|组织|统筹|主持)|受(${body})的?委托`,
  'u',
);
const publishes = new RegExp(`^(?:发布单位|招聘单位|用人单位|主办单位|组织单位)\\s*:\\s*(${body})\\s*$`, 'u');
/** Words that begin a clause and are no part of a name. */
const opening = /^(?:根据|按照|为了?|因|由于|经|由|受|现|为|关于|同意|研究|决定|委托)?(?=\p{Script=Han}{4})/u;
const general =
  /^(?:从|法人|缓解|改善|核减|取消|调整|推动|落实|[省市县区州镇赴到]|满足|加强|补充|充实|优化|适应|推进|保障|解决|提升|促进|进一步|本|我|各|该|用人|招聘|全|有关|所属|直属|教育局$|学校$|学院$|公办|民办|普通|中小学|高等|等|其他|相关|部属|部分|一所|本科)/;
/** '某中学（以下简称“我校”）' */
const introduced = new RegExp(`(?:^|[,。])\\s*(${body})\\((?:以下)?简称`, 'u');
/** '《某学院2027年公开招聘公告》' */
const quoted = new RegExp(`《(${body})(?=(?:20\\d\\d|关于|公开)[^》]*${hires}[^》]*(?:公告|简章|启事|通告)》)`, 'u');
/** '某学校（Some School）是…' */
const described = new RegExp(
  `^\\s*(${body})(?:\\([^()]*\\))?(?:是|系|位于|坐落|地处|创[办建]|成立|由[^,。]{2,20}[举创兴主]办)`,
  'u',
);
const agency = /(?:人力资源|劳务|人才|派遣|外包)\S{0,8}公司/;
/** A clause that ends like a name. */
const clause = /批准|核准|登录|考生|应聘|报名|报考|[我本该][省市县区州镇校院]/;
const MAX = 30;
/** '直属学校', '清棠区学校': several, and not the name of one. */
const ofMany =
  /(?:直属|[市区县州]直|所属|公办|民办|县城|城区|乡镇|农村|中小|普通|部分|各)(?:学校|中学|小学|高中|幼儿园)$|中小学$|^.{1,4}[省市县区州镇乡]学校$/;

const isName = (name: string): boolean =>
  name.length >= 4 &&
  !ofMany.test(name) &&
  !twice.test(name) &&
  name.length <= MAX &&
  whole.test(name) &&
  !general.test(name) &&
  !clause.test(name);

/** The institution with which a title begins; '…教育局直属学校…' is the bureau's. */
function ofTitle(title: string): { name: string; isWhole: boolean } | null {
  const before =
    title
      .replaceAll(/\s+/g, '')
      .replace(/^20\d\d年?(?:度|[春秋]季)?/, '')
      .split(
        /(?:20|２０)[\d０-９]{2}|二[〇○零]|关于|公开|面向|赴|引进|招[聘募考]|[选诚急]聘|考[核试聘]|第[一二三四][批次期轮]/,
      )[0] ?? '';
  const bureau =
    /^(\p{Script=Han}{2,20}?(?:局|(?<!管理)委员会|厅))(?:直属|所属|下属|系统|\p{Script=Han}{4,}(?:局|委员会|办公室)$)/u.exec(
      before,
    )?.[1];
  const name = bureau ?? before.replace(/(?:新任|急需紧缺|高层次|专职|教育)*(?:教师|辅导员|人才|教职工|工作人员)$/, '');
  if (isName(name)) return { name, isWhole: true };
  const beginning = [...before]
    .map((_, at) => before.slice(0, at + 1))
    .findLast((prefix) => isName(prefix) && !kindOnly.test(prefix));
  return beginning ? { name: beginning, isWhole: false } : null;
}

/** A place and a kind of school, such as 石桥县幼儿园, are not the name of one. */
const kindOnly =
  /^\p{Script=Han}{1,4}[省市县区州镇乡](?:公办|民办|农村|城区|高级)?(?:幼儿园|小学|中学|学校|高级中学)$/u;

/** '某集团人力资源中心' signs for the group. */
const department = /(?:人力资源|人事|招聘|组织|党政|综合|教师)\S{0,6}(?:中心|[处部科股室])$/;

type Source = { name: string; sentence: Sentence; from: number };

/** The name in a match, without the words before it that the pattern took along. */
function nameIn(match: RegExpExecArray): { name: string; from: number } | null {
  const matched = match[1] ?? match[2] ?? '';
  const name = matched.replace(opening, '');
  const at = match.index + match[0].indexOf(matched) + matched.length - name.length;
  return isName(name) ? { name, from: at } : null;
}

/** '…学院招聘2人；…学校招聘1人': employers of posts, none of whom recruits for all. */
const ofSeveral = new RegExp(`(?:${kinds}[^,。;]{0,12}?${hires}[^。;]{0,40}?\\d\\s*[名人].*){2}`, 's');
const around = ({ passage }: Sentence, all: readonly Sentence[]) =>
  all.flatMap((sentence) => (sentence.passage === passage ? sentence.text : [])).join('');
const sourcesIn = (sentences: readonly Sentence[], pattern: RegExp): Source[] =>
  sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(new RegExp(pattern, 'gu'))].flatMap((match) => {
      const found = nameIn(match);
      const isAgent = found && /^(?:\([^()]*\))?受/.test(sentence.text.slice(found.from + found.name.length));
      return found && !isAgent && !ofSeveral.test(around(sentence, sentences)) ? [{ ...found, sentence }] : [];
    }),
  );

/** A signature stands at the end, or above the annexes. */
const isAboveAnnex = (_: Sentence, at: number, all: readonly Sentence[]) =>
  all.slice(at + 1, at + 3).some(({ text }) => /^附[件表录]/.test(text));
/** Two offices that sign in one line: the place begins the second name too. */
const officesIn = (text: string): string[] =>
  text.split(new RegExp(`\\s+|、|(?<=[局委办院厅会])(?=${placed.exec(text)?.[0] ?? '$^'})`, 'u'));
/** The name alone in a line: below the title, or above the date at the end. */
const alone = (sentences: readonly Sentence[]): Source[] =>
  [...sentences.slice(0, 3), ...sentences.slice(-4), ...sentences.filter(isAboveAnnex)].flatMap((sentence) => {
    const names = officesIn(sentence.text.replaceAll(/^\s*\(?|(?:代章\)|文件)?\s*$/g, ''));
    return names.every((name, at) => isName(name) || (at > 0 && /(?:办公室|政府)$/.test(name)))
      ? names.map((name) => ({ name, sentence, from: sentence.text.indexOf(name) }))
      : [];
  });

const decides = ({ name, sentence, from }: Source) =>
  /局$/.test(name) && /^(?:研究)?决定/.test(sentence.text.slice(from + name.length));

/** Who recruits: named by the title, by the sentence that says so, or by the signature. */
export function readOrganiser(all: readonly Sentence[], title: Fact | undefined): Fact[] {
  const sentences = all.filter(({ line }) => line !== title?.line);
  const named = title && 'value' in title ? ofTitle(String(title.value)) : null;
  const isGroup = ({ name }: Source) => Number(/领导小组/.test(name));
  const signed = alone(sentences).sort((one, other) => isGroup(one) - isGroup(other));
  const [introducing] = sourcesIn(sentences.slice(0, 12), introduced);
  const [told] = [
    ...(introducing ? [introducing] : []),
    ...sourcesIn(sentences, publishes),
    ...sourcesIn(sentences.slice(0, 12), subject).filter(({ sentence }) => sentence.headings.length < 2),
    ...signed,
    ...sourcesIn(sentences, organises),
    ...sourcesIn(sentences, subject),
    ...sourcesIn(sentences.slice(0, 12), described),
    ...sourcesIn(sentences.slice(0, 12), quoted),
  ].filter((candidate) => candidate === introducing || !agency.test(candidate.name));
  // '石蓝镇学区' of a title may be the beginning of the name that the text gives, and '…教育局决定为…中心公开选聘' the bureau's.
  const isOther = told && named && told.name !== named.name;
  const isBetter =
    isOther &&
    ((told.name.startsWith(named.name) && !department.test(told.name)) || (decides(told) && !/局/.test(named.name)));
  if (named && title && !introducing && !isBetter) {
    const note = joinedNotes(
      !named.isWhole && '按标题的开头理解',
      told && !named.name.endsWith(told.name) && `另有：${told.name}`,
    );
    return [{ field: 'organiser', value: named.name, line: title.line, words: title.words, note }];
  }
  if (!told) return [];
  const { name, sentence, from } = told;
  const isSure = told === introducing || signed.some((signature) => signature.name === name);
  const others = new Set(
    [...(isBetter ? [named.name] : []), ...signed.map((signature) => signature.name)].filter(
      (candidate) => !name.startsWith(candidate),
    ),
  );
  const note = joinedNotes(!isSure && '按正文理解', others.size > 0 && `另有：${[...others].join('、')}`);
  return [{ field: 'organiser', value: name, ...sentence.placeOf(from, from + name.length), note }];
}
