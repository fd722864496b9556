import { join } from 'node:path';
import type { ApplyBy } from '#contract/posts/apply-by.ts';
import { webAddressOf } from '#contract/web-address.ts';
import { readRows } from '#server/platform/read-rows.ts';

const subject =
  /(?:主题|标题|命名|文件名|邮件名)[^。；;\n]{0,14}?(?:为|是|以|按|注明|格式)?\s*[:：]?\s*[“"「『《【]?((?:姓名|应聘|报考|岗位|单位|学校|学科|专业|(?<=[“"「『《【:：])[\p{Script=Han}\d]{2,8}[+＋])[^”"」』》】。；;，,、\n]{2,50})/u;
/** '邮件以“姓名+应聘岗位”命名' */
const named = /(?:以|写明|注明)\s*[“"「『]([^”"」』]{2,40}[+＋—-][^”"」』]{2,40})[”"」』]/;
const place =
  /(?:(?:报名|现场|受理|资格审[核查]|递交|提交)(?:[^。；;\n]{0,10}地[点址]|[点处])\s*(?:设?在|为)?\s*(?:[:：]|(?<=[在为]))|现场(?:报名)?[:：](?=[^。；;，,\n]{2,30}[室厅楼科股]))\s*((?!时间)[^。；;\n]{4,80})/;
/** By which words a place is told, '材料送至县教育局人事股（三楼）报名', and papers, each under its usual name. */
const rows = readRows(join(import.meta.dirname, 'read-how.tsv')).map(([kind, pattern = '', name = '']) => ({
  kind,
  pattern: new RegExp(pattern),
  name,
}));
const somewhere = rows.filter(({ kind }) => kind === 'place');
const papers = rows.filter(({ kind }) => kind === 'paper');
const ofOthers = /减免|(?:考生|人员|家庭|孤儿|残疾)[^，。；]{0,4}免[收缴交]|放弃|弃权|退费|申诉|举报|监督电话/;
/** Without sentences about those who do not pay, withdraw or complain, whose office takes no applications. */
export const ofApplying = (line: string): string =>
  line.replaceAll(/[^。；;]+/g, (clause) => (ofOthers.test(clause) ? '' : clause));
/** Lines whose place is that of a test. */
const ofTests = /考试|笔试|面试|试讲|操作|测试|考核|体检|复审/;
const applies = /报名|报考|受理|应聘(?:方式|办法|材料)|申报/;
const NEAR = 3;

const hours =
  /(?:上午|每[天日]|工作日|周一)[^。；;]{0,40}?\d{1,2}[:：时点](?:[^。；;，,]|[；;，,](?=\s*[下晚\d])){0,34}/;
/** With at least eleven digits, as the form wants them. */
const landline = /^0\d{10,11}$/;

const ofPapers =
  /(?:携带|提供|提交|准备|上传|发送|递交|持|将|把).{0,60}(?:材料|证|表|照片)|(?:报名|所需|应聘|提交)材料/;

/** What is brought to a later step. */
const ofLater = /复[审核查]|面试|体检|考察|笔试|试讲|聘用|报到|放弃/;

function papersOf(lines: readonly string[]): string[] {
  const text = lines
    .flatMap((line) => line.split('。'))
    .filter((clause) => ofPapers.test(clause) && !ofLater.test(clause))
    .join();
  return papers.flatMap(({ pattern, name }) => (pattern.test(text) ? [name] : [])).slice(0, 12);
}

/** A place in or closely below a line about applying. */
function placeNear(lines: readonly string[]): string {
  const found = lines.flatMap((line, at) => {
    const isNear = lines.slice(Math.max(0, at - NEAR), at + 1).some((line) => applies.test(line));
    return isNear
      ? (somewhere
          .slice(ofTests.test(line) ? 1 : 0)
          .map(({ pattern }) => pattern.exec(ofApplying(line))?.[1])
          .find((clause) => clause && !/@|邮箱/.test(clause)) ?? [])
      : [];
  });
  return found[0]?.trim() ?? '';
}

/** The cells below 地点 of a table of times and places. */
function placesIn(lines: readonly string[]): string {
  const head = lines.findIndex((line) => /时间/.test(line) && /\t(?:报名|现场)?地[点址](?:\t|$)/.test(line));
  if (head < 0) return '';
  const column = (lines[head] ?? '').split('\t').findIndex((cell) => /^(?:报名|现场)?地[点址]$/.test(cell));
  const after = lines.slice(head + 1);
  const length = after.findIndex((line) => !line.includes('\t'));
  const rows = after.slice(0, length < 0 ? undefined : length);
  const onSite = rows.some((line) => /笔试|面试/.test(line.split('\t')[0] ?? ''))
    ? rows.filter((line) => /现场/.test(line))
    : rows;
  const cells = onSite.map((line) => line.split('\t')[column] ?? '');
  return [...new Set(cells.filter((cell) => cell !== ''))].join('；').slice(0, 80);
}

const besides = /[，,]\s*(?:时间|(?:联系)?电话|20\d\d|\d{1,2}\s*月).*$/;
/** Without the time or the telephone that the same part of a sentence tells. */
const placeOf = (lines: readonly string[]): string => {
  // '报名地点：' may have its place in the next line.
  const whole = lines.map((line, at) => (/[:：]$/.test(line) ? line + lines[at + 1] : line));
  const stated = whole.map((line) => place.exec(ofApplying(line))?.[1]).find(Boolean);
  return (stated?.trim() || placesIn(lines) || placeNear(lines)).replace(besides, '');
};

interface Found {
  url: string;
  email: string;
  phones: readonly string[];
}

/**
 * How one applies by an announcement: at the address that it names for that, else by mail, else at a desk. What a way needs and the
 * text does not name is empty.
 */
export function readHow(lines: readonly string[], { url, email, phones }: Found): ApplyBy {
  const wanted = papersOf(lines);
  const rest = wanted.length > 0 ? { papers: wanted } : {};
  const link = webAddressOf(/^(?:https?:|www\.|$)/i.test(url) ? url : `http://${url}`);
  if (link !== '' && link.length <= 200) return { way: 'web', link, ...rest };
  const first = (pattern: RegExp) => lines.map((line) => pattern.exec(line)).find(Boolean);
  if (email !== '') {
    const title = (first(named) ?? first(subject))?.[1]
      ?.replace(/^([^（(]*)[）)].*$/, '$1')
      .replaceAll('＋', '+')
      .trim();
    const desk = placeOf(lines);
    return { way: 'mail', email, ...(title ? { subject: title } : {}), ...(desk ? { place: desk } : {}), ...rest };
  }
  const [at, when] = [placeOf(lines), lines.find((line) => /报名/.test(line) && hours.test(line))];
  const hotline = phones.map((phone) => phone.replaceAll(/\D/g, '')).find((number) => landline.test(number));
  return {
    way: 'desk',
    ...(hotline ? { hotline } : {}),
    ...(at ? { place: at } : {}),
    ...(when ? { hours: (hours.exec(when)?.[0] ?? '').replace(/^([^（(]*)[）)].*$/, '$1').slice(0, 60) } : {}),
    ...rest,
  };
}
