import type { Sentence } from '../text/document.ts';
import { type Fact, joinedNotes, MAX_CELLS } from './fact.ts';

const number =
  /(?<![\d-])(?:\(?0\d{2,3}\)?\s*-?\s*(?:\d{7,8}|\d{3,4}[ -]\d{3,4})(?!\d)(?:\s*[-转]\s*\d{1,5}(?!\d))?|0\d{2,3}\s*-\s*(?:9[56]\d{3,4}|12\d{3})|1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}|400[-\s]?\d{3,4}[-\s]?\d{3,4}|(?:\d{7,8}|\d{4} \d{3,4})(?!\d)(?:\s*[-转]\s*\d{1,5}(?!\d))?)(?![\d@]|\.\w)/g;
/** Where people complain: told, and not taken for a number to ask. */
export const supervises = /监督|举报|投诉|纪检|纪委|监察|信访/;
const purpose = new RegExp(`电话|热线|咨询|联系|手机|座机|${supervises.source}`);
const ofOthers = /咨询|技术|教师|人事|招聘|支持|信息|报名|考务|平台|系统|故障/;
const noPhone = /QQ|群|微信|邮编|编号|传真|账号|代码|标识码|备案|证字|许可证|招生|家长|网站(?:维护|建设)/i;
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
    .flatMap((part) => part.trim().replace(numbering, '').split(/\s+/))
    .map((part) =>
      part.replace(/^(?:招聘(?=.{4})|本次|报名期间|其中|请?拨打|和|及|与|是|为|或)+/, '').replace(/[为是]$/, ''),
    )
    .filter((part) => part !== '' && part !== '联系方式' && part.length <= MAX_NAME);
  return parts?.findLast((part) => purpose.test(part)) ?? parts?.at(-1) ?? '';
}

/** The telephones below 咨询电话 in a table, each of whom its row begins with. */
export function readTablePhones(lines: readonly string[]): Fact[] {
  let [column, owner] = [-1, ''];
  return lines.flatMap((text, line): Fact[] => {
    const cells = text.split('\t').map((cell) => cell.trim());
    const head = cells.findIndex((cell) => /^(?:咨询|联系|报名)[^\d]{0,6}(?:电话|方式)$/.test(cell));
    if (head >= 0 || cells.length <= MAX_CELLS) column = cells.length > MAX_CELLS ? head : -1;
    owner = cells.slice(0, Math.max(0, column)).find((cell) => /\p{Script=Han}{2}/u.test(cell)) ?? owner;
    return [...(cells[column] ?? '').matchAll(number)].map(([words]) => ({
      ...{ field: 'phone', name: owner.slice(0, MAX_NAME), number: plainNumber(words) },
      ...{ line, words, note: '' },
    }));
  });
}

/** '0856-4410001（人事股）' */
const isOffice = /^\s*\(([^()\d]{1,15}[处科股室部局办组园区])\)/;
const bracketBehind = new RegExp(`^\\s*\\((?=[^()]*(?:${purpose.source}))([^()]{2,24})\\)`);

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
    while (isListed(last + 1)) last += 1;
    const isAlone = last === at && !isListed(at);
    const behind =
      (isAlone && label ? null : isOffice.exec(text.slice(endOf(at)))) ?? bracketBehind.exec(text.slice(endOf(last)));
    const name = (!supervises.test(label) && behind?.[1]) || label;
    const isShort = /^(?:\d{7,8}|\d{4} \d{3,4})(?!\d)/.test(match[0]);
    if (
      noPhone.test(between(at)) ||
      /^\s*\([^()]{0,6}传真/.test(text.slice(endOf(at))) ||
      (isShort && !isListed(at) && !purpose.test(name + heading))
    )
      return [];
    const plain = plainNumber(match[0]);
    const full = isShort && area !== '' ? `${area}-${plain}` : plain;
    if (!isShort) area = /^0\d{2,3}(?=-)/.exec(plain)?.[0] ?? '';
    // '由教育局纪检组监督，电话：…'
    const said = /^(?:联系)?电话$/.test(name) ? text.slice(0, text.lastIndexOf(name, match.index)) : '';
    const over = [heading, said].some((words) => supervises.test(words) && !/咨询|联系/.test(words));
    const isSupervision = over && !ofOthers.test(name + label);
    const known = isSupervision && !supervises.test(name) ? '监督电话' : name;
    const note = joinedNotes(
      supervises.test(known) && '监督举报用',
      /总机|值班/.test(known) && '总机或值班电话，请核对是否接受咨询',
      ((known === '' && heading === '') || (known === '电话' && /邮编|传真|版权|主办|印发|抄送/.test(text))) &&
        '没有写用途',
      isShort && (area === '' ? '没有写区号' : '区号按前一个号码'),
    );
    const place = placeOf(match.index, endOf(at));
    return [{ field: 'phone', name: (known || '咨询电话').slice(0, MAX_NAME), number: full, ...place, note }];
  });
}
