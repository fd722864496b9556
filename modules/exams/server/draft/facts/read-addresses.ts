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
      // '登录…网站（http://…）下载并填写应聘登记表'
      if (isRead.test(after) && !goesOn.test(after) && !/报名|报考/.test(before.split(/[,。;:]/).at(-1) ?? ''))
        return [];
      const score =
        (toRegister.test(before) ? 2 : 0) +
        (/报名|网申/.test(heading) ? 1 : 0) +
        (/^\s*(?:注册|投递|报名|在线填写)/.test(after) ? 1 : 0) +
        (/报名/.test(text) ? 1 : 0) -
        (toRead.test(before.split(/[,。;]/).at(-1) ?? '') || isRead.test(after) ? 2 : 0);
      if (score < 1 || shown.test(before) || ofPapers.test(value)) return [];
      // Beyond the parts between commas around an address, what they say is of something else.
      const beside =
        (/^[^:,。;]{2,14}:/.exec(text)?.[0] ?? '') +
        (before.split(/[,。;]/).at(-1) ?? '') +
        (after.split(/[。;]/)[0] ?? '');
      const note = applies.test(beside + heading) ? '' : '请核对是否在这里报名';
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
const ofOthers = /(?:举报|监督|投诉|减免|维护|放弃|弃权|退费|申诉|质疑|异议)[^。;,]{0,16}$/;
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
              !ofOthers.test(text.slice(0, index)) && !onlyAsked.test(text.slice(index + length)),
          )
          .map(({ 0: value, index }) => ({
            isSent: toSend.test(text.slice(0, index)) && !notTaken.test(`${headings.at(-1)}${text.slice(0, index)}`),
            fact: { field: 'email' as const, value, ...placeOf(index, index + value.length) },
          })),
  );
  const { isSent, fact } = found.find((one) => one.isSent) ?? found[0] ?? {};
  const other = found.find((one) => one.isSent === isSent && one.fact.value !== fact?.value)?.fact.value;
  return fact ? [{ ...fact, note: joinedNotes(!isSent && '请核对是否收报名材料', other && `另有：${other}`) }] : [];
}
