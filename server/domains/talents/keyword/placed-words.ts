import { cut, isSentence, type QueryPart, readOnce, statementsOf } from '#server/domains/search/public.ts';
import { isFilling, saysNothing, withoutFillers } from './fillers.ts';
import { blanked, refusedBehind } from './refusals.ts';
import type { Span } from './talent-part.ts';
import { isTrade, tradeNames, tradeOf } from './trades.ts';
import { narrowerThan } from './widenings.ts';

/** What a search for posts reads in a text, and where. */
export interface PlacedWords extends Span {
  words: QueryPart;
}

/** What stands between the words that are known: '能压得住学生'. */
export interface PlacedPhrase extends Span {
  text: string;
  /** What it is about: something taught (围棋 of 围棋老师), what is not wanted, or what somebody can do. */
  about: 'taught' | 'refused' | 'ability' | 'other';
}

/** Where the typed words of a part stand; `either` joins those of several. */
const spansOf = (text: string, typed: string): Span[] =>
  typed.split(' ').flatMap((word) => {
    const spans: Span[] = [];
    for (let at = text.indexOf(word); word !== '' && at >= 0; at = text.indexOf(word, at + word.length))
      spans.push({ from: at, to: at + word.length });
    return spans;
  });

/** A word that no list of the sector has. */
const isUnknown = ({ groups }: QueryPart): boolean =>
  groups.length > 0 &&
  groups.every(({ kind, codes, within = [] }) => kind === 'plain' && codes.length + within.length === 0);

/** What is refused must be in a list: '不要频繁跳槽' refuses no 频繁. */
const isMisread = (part: QueryPart): boolean =>
  isUnknown(part) || (part.groups.some(({ not }) => not) && saysNoCode(part));
const saysNoCode = (part: QueryPart): boolean => part.groups.length > 0 && statementsOf(part).length === 0;

const clause = /[^,，。;；:：!！?？]+/gu;
/** Words that are written together; 的 ends what it follows. */
const run =
  /(?:(?!的)[\p{L}\p{N}])(?:(?!的|和(?![谐平声睦善蔼]))[\p{L}\p{N}]|[+#.&](?=[\p{L}\p{N}+#]|$)|-(?=[a-z\d]))*\+*/gu;

/** What posts are found by and people are not meant by: counties and everyday words for posts. */
const misleading = new Set(
  '选科 命题 成绩突出 上公开课 走班 大厂 带教 带娃 老年 传达 国自然 国社科 国家自然科学基金 国家社科基金 自科基金 社科基金 资源 中方 阅卷 抓纪律 城口 城东 城西 城中 城南 城北 和平 安定 平安 开放 城关 一线 带队 校招 长期 中教 sem noip 奖学金 国家奖学金 稳定 提成 出差 大赛 平台 护师 中西 设计 平面设计 传达 课程思政 spss stata 网络营销 面点 播音 主持 播音主持'.split(
    ' ',
  ),
);
/** Or a few letters, read as the initials of a Chinese word: the BC of a certificate is no 编程. */
const isMisleading = ({ word }: Known): boolean =>
  misleading.has(word) ||
  (/^[a-z]{1,3}$/u.test(word) &&
    (word.length === 1 || readOnce(word).every(({ groups }) => groups.every(({ text }) => text !== word))));

/** '书法好', '英文流利': how well somebody does it, and not what they teach. */
const degree =
  /(?:好|强|佳|熟|熟练|流利|地道|扎实|突出|过硬|不错|厉害|底子|功底|多|标准|漂亮|规范|清[楚晰]|出色|到位|棒|工作语言)$|^(?:英语|外语|口语|普通话)(?:能|要|得|可以|水平|流利|熟练|好)/u;
/** '能写材料', '拿过奖', '住校': what somebody can do or did, and no post. */
const deed =
  /^(?:(?!(?:担任|工作|任职|[教带当做任干在上有来去])过)\p{Script=Han}{1,2}过(?![来去程渡硬敏关])|会(?![计话展议员])|能|懂|熟悉|擅长|善于|精通|愿意|可以|接受(?=督导|培训|监督|指导)|指导|主持(?!人|$)|[须需要能可]*入?住)|住(?:校|宿舍)?$|(?:[写拿获用开排管做干处理接触运营操持]|带出)过/u;
/** What the deed may be all the same: to teach, to hold a post. */
const teaching =
  /^(?:会|能|可以|愿意|能够)(?:独立|单独|同时|熟练|周末|晚上|平时|暑假|寒假|下午)?(?:教|讲|带|代|当|(?<!会)做|任|担任|承担|兼任|胜任|上|来|去|到|在|留|长期|胜任|兼)/u;
const notHad = /^(?:没有?|未(?!来)|无(?![锡为人障线])|不|别)(?!限)/u;

const core = new Set(['stage', 'subject', 'role', 'region']);
const [posts, taught] = [new Set(['role']), new Set(['subject'])];
const traits = new Set(['education', 'experience', 'title', 'tenure']);
const says = (part: QueryPart, lists: ReadonlySet<string>): boolean =>
  part.groups.some(({ kind }) => kind === 'generic' || kind === 'place') ||
  part.near !== undefined ||
  statementsOf(part).some(({ list }) => lists.has(list));
const isCore = (part: QueryPart): boolean => says(part, core);
const isTrait = (part: QueryPart): boolean => says(part, traits);

/** The known words and the phrases of a text. */
export function placedWords(left: string): { words: PlacedWords[]; phrases: PlacedPhrase[] } {
  const found = [...left.matchAll(clause)].map(({ 0: typed, index }) => {
    const spans = { from: index, to: index + typed.length };
    return wordsOfClause(left, spans);
  });
  return { words: found.flatMap(({ words }) => words), phrases: found.flatMap(({ phrases }) => phrases) };
}

interface Known extends Span {
  word: string;
  part: QueryPart;
}

function wordsOfClause(left: string, { from, to }: Span): ReturnType<typeof placedWords> {
  const runs = [...left.slice(from, to).matchAll(run)].map(({ 0: typed, index }) => ({
    from: from + index,
    to: from + index + typed.length,
  }));
  // What is no word of its own is left out before words of one list are joined.
  let text = left;
  const gone: Span[] = [];
  for (;;) {
    const known = knownIn(text.slice(from, to), from);
    const trusted = runs.flatMap((place) =>
      trustedIn(
        left,
        place,
        known.filter((one) => overlaps(one, place)),
        gone,
      ),
    );
    const doubted = known.filter((one) => !trusted.includes(one) && runs.some((place) => overlaps(one, place)));
    if (doubted.length === 0) {
      const labels = new Set(known.map(({ part }) => part.label));
      const phrases = runs.flatMap((place) =>
        phrasesIn(
          left,
          place,
          known.filter((one) => overlaps(one, place)),
          labels,
        ),
      );
      return { words: joinedByPart(known), phrases };
    }
    gone.push(...doubted);
    text = doubted.reduce(blanked, text);
  }
}

const overlaps = (one: Span, place: Span): boolean => one.from < place.to && one.to > place.from;
const isWithin = (one: Span, place: Span): boolean => one.from >= place.from && one.to <= place.to;

function knownIn(text: string, from: number): Known[] {
  const plain = text.replace(/\s+/gu, ' ').trim();
  const parts = plain === '' ? [] : readOnce(plain).filter((part) => !isMisread(part));
  const placed = parts.flatMap((part) =>
    spansOf(text, part.text).map(
      (span): Known => ({ from: from + span.from, to: from + span.to, word: text.slice(span.from, span.to), part }),
    ),
  );
  // 教授 of 副教授 is no 教授.
  return placed.filter(
    (one) =>
      !placed.some((other) => other !== one && isWithin(one, other) && other.to - other.from > one.to - one.from),
  );
}

/** Every known term of a text, and the trades of its departments, by longest match. */
export function termsIn(text: string): QueryPart[] {
  const plain = text.replace(/(?<=\p{Script=Han}{2})(?:系|学院|专业|教研组|组)/gu, ' ');
  const known = knownIn(plain, 0).filter(
    (one) => !isMisleading(one) && !(one.part.isSaid && says(one.part, posts) && !says(one.part, taught)),
  );
  const trades = tradeNames.filter((name) => plain.includes(name)).toSorted((one, other) => other.length - one.length);
  return [...known.map(({ part }) => part), ...trades.slice(0, 1).flatMap(readOnce)];
}

function joinedByPart(known: readonly Known[]): PlacedWords[] {
  return [...Map.groupBy(known, ({ part }) => part)].map(([words, spans]) => {
    const last = words.text.includes(' ') ? spans : spans.slice(0, 1);
    return { words, from: Math.min(...spans.map((span) => span.from)), to: Math.max(...last.map((span) => span.to)) };
  });
}

/** The uncovered pieces of a place. */
function uncovered(place: Span, covered: readonly Span[]): Span[] {
  const pieces: Span[] = [];
  let at = place.from;
  for (const span of covered.toSorted((one, other) => one.from - other.from)) {
    if (span.from > at) pieces.push({ from: at, to: span.from });
    at = Math.max(at, span.to);
  }
  if (at < place.to) pieces.push({ from: at, to: place.to });
  return pieces;
}

/** Of the words inside of a longer phrase only those at its ends say what they say alone: 校企合作资源 is not 资源. */
function trustedIn(left: string, place: Span, found: readonly Known[], gone: readonly Span[]): Known[] {
  const inside = found.filter((one) => !isMisleading(one));
  const typed = left.slice(place.from, place.to);
  const open = uncovered(place, [...inside, ...gone]).filter((span) => !saysNothing(left.slice(span.from, span.to)));
  const isRefused = ({ part }: Known) => part.groups.some(({ not }) => not);
  if (notHad.test(typed) && !inside.some(isRefused)) return [];
  // '能代课小学数学' names whom it is about in full.
  const isInFull = ['stage', 'subject'].every((list) => inside.some(({ part }) => says(part, new Set([list]))));
  // '班主任至少干过一轮'
  const isHeld =
    /[当做任干带]过/u.test(typed) && inside.some((one) => one.from === place.from && says(one.part, posts));
  if (deed.test(typed) && !teaching.test(typed) && !isInFull && !isHeld)
    return open.length > 0 || !/[当做任]过/u.test(typed)
      ? []
      : inside.filter(({ part }) => !part.isSaid && isCore(part));
  if (open.length === 0) return [...inside];
  if ((degree.test(typed) && !isInFull) || isTrade(typed.replace(/(?:专业|方向|老师|教师)+$/u, ''))) return [];
  const isAnywhere = open.some((span) => isSentence(left.slice(span.from, span.to), isFilling));
  return inside.filter(({ from, to, part }) => {
    const isEnd = isAnywhere || open.every((span) => span.to <= from) || open.every((span) => span.from >= to);
    return (
      isEnd &&
      (isCore(part) || isTrait(part) || (isAnywhere && statementsOf(part).length > 0)) &&
      !/^[系版式籍]/u.test(left.slice(to)) &&
      !/^社会学/u.test(left.slice(from))
    );
  });
}

/** Signs of the longest term, and of what may stand alone though it is none. */
const [longest, shortest] = [12, 6];
const isRefused = new RegExp(`^${refusedBehind}`, 'u');
const taughtAfter = /^(?:专业)?(?:老师|教师|教练|导师|课程|课|专任|专业教师|专业老师|讲师)/u;

function phrasesIn(left: string, place: Span, trusted: readonly Span[], labels: ReadonlySet<string>): PlacedPhrase[] {
  return uncovered(place, trusted).flatMap((span) => {
    const typed = left.slice(span.from, span.to);
    const text = withoutFillers(typed);
    if (text === '' || saysNothing(typed)) return [];
    // What was said twice is read once: 雅思 beside 托福.
    const isAgain = (part: QueryPart) =>
      labels.has(part.label) &&
      (part.label.includes(text) || (part.isSaid !== true && narrowerThan(part, statementsOf(part)) === undefined));
    const again = readOnce(text);
    if (again.length > 0 && again.every(isAgain)) return [];
    const at = Math.max(0, typed.indexOf(text));
    const [after, whole] = [left.slice(span.from + at + text.length), typed.trim()];
    const about =
      notHad.test(whole) || [after, left.slice(span.to)].some((rest) => isRefused.test(rest))
        ? 'refused'
        : degree.test(whole) || (deed.test(whole) && !teaching.test(whole))
          ? 'ability'
          : taughtAfter.test(after)
            ? 'taught'
            : 'other';
    // Out of the middle of a sentence nothing is a term.
    const isTerm =
      tradeOf(text) !== null ||
      (text.length === 2 && cut(text).length === 2) ||
      !(text.length > longest || isSentence(text, isFilling));
    const isWhole = span.from === place.from && span.to === place.to && text.length <= shortest;
    if ((about === 'taught' || about === 'other') && !isTerm && !isWhole) return [];
    // The verb of what follows: 打 of 打羽毛球.
    if ([...text].length < 2 && trusted.some((one) => one.from === span.to)) return [];
    // A sign alone says nothing to the reader: 管 of 管教学.
    const shown =
      about === 'refused' || about === 'ability' || [...text].length < 2
        ? whole.replace(/^(?:谁|有|且|也|要)(?=\p{Script=Han}{3})/u, '')
        : `${text}${/^(?:过|学生|孩子)/u.exec(after)?.[0] ?? ''}`;
    if ([...shown].length < 2) return [];
    return [
      {
        from: span.from + at,
        to: span.from + at + text.length,
        text: shown,
        about: isTerm || about === 'refused' ? about : 'ability',
      },
    ];
  });
}

/** The words of a phrase by which a resume may mention it; signs that are no words of a dictionary stay together. */
export function contentOf(phrase: string): string[] {
  const words = cut(phrase).filter((word) => !isFilling(word));
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isOne = last !== undefined && isSign(word) && [...last].every((sign) => words.includes(sign));
    if (isOne && phrase.includes(last + word)) joined.splice(-1, 1, last + word);
    else joined.push(word);
  }
  return joined.filter((word) => !(joined.length > 1 && isSign(word)) && !/^[a-z]$/u.test(word));
}

const isSign = (word: string): boolean => /^\p{Script=Han}$/u.test(word);
