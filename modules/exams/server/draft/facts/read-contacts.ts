import type { Sentence } from '../text/document.ts';
import { type Fact, joinedNotes, MAX_CELLS } from './fact.ts';

const address =
  /(?:https?:\/\/|www\.)[A-Za-z0-9\-._~:/?#@!$&'*+%=]+|(?<=(?:平台|系统|网站?|网址)\()[a-z0-9-]+(?:\.[a-z0-9-]+){2,}(?=\))|(?<![@\w.])[a-z0-9-]+(?:\.[a-z0-9-]+)+\.(?:cn|com|net|org|gov|edu)(?:\/[\w\-./?=&#]*)?(?![\w@])/gi;
const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const toRegister = /报名|网申|填报|登录|登陆|入口|报考|投递|申请|系统|网上/;
const applies = /报名|网申|注册|报考|应聘|投递|申请|填报|申报/;
/** '…在教育信息网公布，网址…' */
const shown = /(?:公示|公布|发布|查看),?(?:网[址站])?[:为是]?\s*\(?$/;
/** '登录…（http://…）查询笔试成绩' */
const isRead = /^[^,。;报填投]{0,10}(?:查[询看]|下载)/;
const goesOn = /(?:报名|填报|注册)(?!登记|信息|申请|表)|在线|网上|上传/;
/** Where diplomas and certificates are looked up. */
const ofPapers = /(?:chsi\.com|cscse\.edu|jszg\.edu|ntce\.neea|cltt\.org)/i;
const toRead = /公示|公布|查询|查看|主页|官网|发布|下载/;

/** Where people register: the address named with that, not one where lists and results are shown. */
export function readUrl(sentences: readonly Sentence[]): Fact[] {
  const found = sentences.flatMap(({ text, headings, placeOf }) =>
    [...text.matchAll(address)].flatMap((match) => {
      const value = match[0].replace(/[.,;:)]+$/, '');
      const before = text.slice(Math.max(0, match.index - 30), match.index);
      const after = text.slice(match.index + match[0].length);
      const heading = headings.findLast((heading) => heading !== '') ?? '';
      const clause = before.split(/[,。;]/).at(-1) ?? '';
      // '登录…网站（http://…）下载并填写应聘登记表'
      const isOnlyRead = isRead.test(after) && !goesOn.test(after) && !/(?:报名|报考)[^:]*$/.test(clause);
      const score =
        (toRegister.test(before) ? 2 : 0) +
        (/报名|网申/.test(heading) ? 1 : 0) +
        (/^\s*(?:注册|投递|报名|在线填写)/.test(after) ? 1 : 0) +
        (/报名/.test(text) ? 1 : 0) -
        (toRead.test(clause) || isRead.test(after) ? 2 : 0);
      if (score < 1 || isOnlyRead || shown.test(before) || ofPapers.test(value)) return [];
      // Beyond the parts between commas around an address, what they say is of something else.
      const context = [/^[^:,。;]{2,14}:/.exec(text)?.[0], clause, after.split(/[。;]/)[0], heading].join();
      const note = applies.test(context) ? '' : '请核对是否在这里报名';
      return [
        { score, note, fact: { field: 'url' as const, value, ...placeOf(match.index, match.index + value.length) } },
      ];
    }),
  );
  const [best, next] = found.toSorted((one, other) => other.score - one.score);
  const other = next && best && next.fact.value !== best.fact.value && next.fact.value;
  return best ? [{ ...best.fact, note: joinedNotes(best.note, other && `另有：${other}`) }] : [];
}

const toSend = /报名|投递|发送|发[至到]|简历|材料|申请|申报|应聘/;

/** '（仅受理咨询，不接收报名材料）' */
const onlyAsked = /^\s*\([^()]{0,20}(?:咨询|不接[收受])/;
const notForPapers = /(?:举报|监督|投诉|减免|维护|放弃|弃权|退费|申诉|质疑|异议)[^。;,]{0,16}$/;
/** Copies, and papers of a later step. */
const notTaken = /抄送[^。;,]{0,20}$|复审|复核|体检|考察|政审|放弃|面试资格/;

/** Where papers are sent: the address of a sentence that says so, else the first; another one is told. */
export function readEmail(sentences: readonly Sentence[]): Fact[] {
  const found = sentences.flatMap(({ text, headings, placeOf }) =>
    text.split('\t').length > MAX_CELLS
      ? []
      : [...text.matchAll(mail)]
          .filter(
            ({ 0: { length }, index }) =>
              !notForPapers.test(text.slice(0, index)) && !onlyAsked.test(text.slice(index + length)),
          )
          .map(({ 0: value, index }) => ({
            isSent: toSend.test(text.slice(0, index)) && !notTaken.test(`${headings.at(-1)}${text.slice(0, index)}`),
            fact: { field: 'email' as const, value, ...placeOf(index, index + value.length) },
          })),
  );
  const { isSent, fact } = found.find((mail) => mail.isSent) ?? found[0] ?? {};
  const other = found.find((mail) => mail.isSent === isSent && mail.fact.value !== fact?.value)?.fact.value;
  return fact ? [{ ...fact, note: joinedNotes(!isSent && '请核对是否收报名材料', other && `另有：${other}`) }] : [];
}

const number =
  /(?<![\d-])(?:\(?0\d{2,3}\)?\s*-?\s*(?:\d{7,8}|\d{3,4}[ -]\d{3,4})(?!\d)(?:\s*[-转]\s*\d{1,5}(?!\d))?|0\d{2,3}\s*-\s*(?:9[56]\d{3,4}|12\d{3})|1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}|400[-\s]?\d{3,4}[-\s]?\d{3,4}|400\d-\d{3}-\d{3}|(?:\d{7,8}|\d{4} \d{3,4})(?!\d)(?:\s*[-转]\s*\d{1,5}(?!\d))?)(?![\d@]|\.\w)/g;
/** Where people complain: told, and not taken for a number to ask. */
export const supervises = /监督|举报|投诉|纪检|纪委|监察|信访/;
const purpose = new RegExp(`电话|热线|咨询|联系|手机|座机|${supervises.source}`);
const ofOthers = /咨询|技术|教师|人事|招聘|支持|信息|报名|考务|平台|系统|故障/;
const noPhone =
  /总机|值班|QQ|群|微信|邮编|编号|传真|账号|投稿|广告|商务合作|公众号|代码|标识码|备案|证字|许可证|招生|家长|网站(?:维护|建设)|(?:^|[,。;(])\s*原[^,。;(]{0,6}电话/i;
const joint = /^\s*(?:[、,;/(]|或者?|和)?\s*$/;
const numbering = /^[\s\d.、()一二三四五六七八九十①-⑳★☆◆◇◎■▲●※❖▶➤-]+/;
/** '学院组织人事部: 0655-2110088', '附小 0580-2660001' */
const numbered = /\p{Script=Han}{2}\s*:?\s*(?:\(?0\d{2,3}\s?[)-]|1[3-9]\d{9})/u;
const MAX_NAME = 20;

const plainNumber = (text: string): string =>
  text
    .replaceAll('(', '')
    .replaceAll(/\)|转/g, '-')
    .replaceAll(/\s+/g, '')
    .replaceAll(/-+/g, '-')
    .replace(/^(0\d{2,3}-\d{3,4})-(\d{4})(?!\d)/, '$1$2')
    .replace(/^(1\d\d)-(\d{4})-/, '$1$2');

/** What stands before a number: '咨询电话', '市教育局人事科'; '' where nothing names it. */
function labelOf(before: string): string {
  if (/(?:致电|拨打)\s*$/.test(before) && !purpose.test(before)) return '';
  const parts = before
    .replaceAll(/\([^()]*\)/g, '')
    .split(/[,。;\t]/)
    .at(-1)
    ?.split(/[:(【】]/)
    .flatMap((phrase) => phrase.trim().replace(numbering, '').split(/\s+/))
    .map((phrase) =>
      phrase.replace(/^(?:招聘(?=.{4})|本次|报名期间|其中|请?拨打|和|及|与|是|为|或)+/, '').replace(/[为是]$/, ''),
    )
    .filter((phrase) => phrase !== '' && phrase !== '联系方式' && phrase.length <= MAX_NAME);
  return parts?.findLast((phrase) => purpose.test(phrase)) ?? parts?.at(-1) ?? '';
}

/** The telephones below 咨询电话 in a table, each of whom its row begins with. */
export function readTablePhones(lines: readonly string[]): Fact[] {
  let [column, owner] = [-1, ''];
  return lines.flatMap((text, line): Fact[] => {
    const cells = text.split('\t').map((cell) => cell.trim());
    const head = cells.findIndex((cell) => /^(?:咨询|联系|报名)[^\d]{0,6}(?:电话|方式)$/.test(cell));
    if (head >= 0 || cells.length <= MAX_CELLS) column = cells.length > MAX_CELLS ? head : -1;
    owner = cells.slice(0, Math.max(0, column)).find((cell) => /\p{Script=Han}{2}/u.test(cell)) ?? owner;
    const [name, numbers] = [owner.slice(0, MAX_NAME), [...(cells[column] ?? '').matchAll(number)]];
    return numbers.map(([words]) => ({ field: 'phone', name, number: plainNumber(words), line, words, note: '' }));
  });
}

/** '0856-4410001（人事股）' */
const isOffice = /^\s*\(([^()\d]{1,15}[处科股室部局办组园区])\)/;
/** '请拨打…举报。' */
const asked = '^(?:举报|监督|投诉|咨询)(?=[,。;]|$)';
const purposeBehind = new RegExp(`(?<=^\\s*\\()(?=[^()]*(?:${purpose.source}))[^()\\d]{2,24}(?=\\))|${asked}`);

/** Telephones with what they are for. Numbers of one list share their label, which may stand in brackets behind the last. */
export function readPhones({ text, headings, placeOf }: Sentence): Fact[] {
  if (text.split('\t').length > MAX_CELLS) return [];
  const heading = headings.findLast((heading) => purpose.test(heading)) ?? '';
  if (!purpose.test(text) && heading === '' && !numbered.test(text)) return [];
  const matches = [...text.matchAll(number)];
  const endOf = (at: number) => (matches[at] ? matches[at].index + matches[at][0].length : 0);
  const between = (at: number) => text.slice(endOf(at - 1), matches[at]?.index).replace(/^\s*\([^()]*\)/, '');
  const isListed = (at: number) => at > 0 && at < matches.length && joint.test(between(at));
  let label = '';
  let area = '';
  return matches.flatMap((match, at): Fact[] => {
    if (!isListed(at)) label = labelOf(between(at));
    let last = at;
    while (isListed(last + 1) && !purposeBehind.test(text.slice(endOf(last)))) last += 1;
    const isAlone = last === at && !isListed(at);
    const behind =
      (isAlone && label ? null : isOffice.exec(text.slice(endOf(at)))) ?? purposeBehind.exec(text.slice(endOf(last)));
    const name = ((ofOthers.test(label) || !supervises.test(label)) && behind?.at(-1)) || label;
    const isShort = /^(?:\d{7,8}|\d{4} \d{3,4})(?!\d)/.test(match[0]);
    if (
      noPhone.test(between(at)) ||
      /^\s*(?:\([^()]{0,6}传真|\)?[已现]?(?:停用|作废|不再使用))/.test(text.slice(endOf(at))) ||
      (isShort && !isListed(at) && !purpose.test(name + heading))
    )
      return [];
    const plain = plainNumber(match[0]);
    const full = isShort && area !== '' ? `${area}-${plain}` : plain;
    if (!isShort) area = /^0\d{2,3}(?=-)/.exec(plain)?.[0] ?? '';
    // '由教育局纪检组监督，电话：…'
    const beforeLabel = /^(?:联系)?电话$/.test(name) ? text.slice(0, text.lastIndexOf(name, match.index)) : '';
    const over = [heading, beforeLabel].some((phrase) => supervises.test(phrase) && !/咨询|联系/.test(phrase));
    const isSupervision = over && !ofOthers.test(name + label);
    const known = isSupervision && !supervises.test(name) ? '监督电话' : name;
    const note = joinedNotes(
      supervises.test(known) && '监督举报用',
      known === '' && heading === '' && '没有写用途',
      isShort && (area === '' ? '没有写区号' : '区号按前一个号码'),
    );
    const place = placeOf(match.index, endOf(at));
    return [{ field: 'phone', name: (known || '咨询电话').slice(0, MAX_NAME), number: full, ...place, note }];
  });
}
