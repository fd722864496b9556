import { findDates } from '../dates.ts';
import { headingOf } from '../headings.ts';

const kin =
  '紧急|应急|家长|监护人|父母|父亲|母亲|爸爸|妈妈|配偶|丈夫|妻子|爱人|[男女]朋?友|亲[属友]|家[属人]|家庭(?:成员|主要成员|电话|情况)|社会关系|哥哥|姐姐|弟弟|妹妹|儿子|女儿|(?<=^|[\\s:：,，;；|｜（(/])(?:父|母|夫|妻|兄|弟|姐|妹|祖父|祖母|父[女子]|母[女子]|夫妻|[兄姐][弟妹])(?=[\\s:：|｜）)]|$)|emergency|father|mother|spouse|parent|husband|wife';
const warrantors = '(?:证明|见证|推荐|介绍|担保)人|推荐信|referees?\\b|references?\\b';
const strangers = `${warrantors}|导师|指导(?:教师|老师)|客服|热线|(?:服务|咨询|单位|公司|学校|办公室?|招聘)电话|\\bHR\\b|hotline|(?<=^|[\\s:：,，])\\p{Script=Han}(?:校长|园长|院长|主任|教授|经理)(?=[\\s:：（(]*$)`;
const own = '(?<!与)(?:本人|考生|自己|个人|应聘[人者]|申请人|报[名考]人)';

const others = new RegExp(`^(?:${kin}|${warrantors})`, 'iu');
/** Whether a label or a heading is of other people: 紧急联系人, 证明人, 家庭成员. */
export const isOfOthers = (label: string): boolean => others.test(label.trim());

/** The words that name whose a number or an address is. An address is not of the kin, who are named for their telephone. */
const whose = {
  phone: new RegExp(`(?<own>${own})|(?<name>姓名)|${kin}|${strangers}`, 'giu'),
  email: new RegExp(`(?<own>${own})|(?<name>姓名)|${strangers}`, 'giu'),
};
const patterns = {
  phone: /(?<!\d)(?:\+?86[\s-]?)?(1[3-9]\d)[\s-]?(\d{4})[\s-]?(\d{4})(?!\d)/g,
  email: /([A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,})/g,
};
const bareLabel =
  /^[^\p{L}]*(?:(?:联系|移动)?(?:电话|手机|方式)[号码]*|(?:电子)?邮箱|tel|phone|mobile|e-?mail)?[^\p{L}]*$/iu;

/** Lines that hold a number or an address, whosever. */
export const hasContact = (line: string): boolean =>
  line.search(patterns.phone) >= 0 || line.search(patterns.email) >= 0;

/** The number or address of the person: never one that a label, a bracket, its line or the heading above gives to somebody else. */
export function ownContact(kind: keyof typeof patterns, lines: readonly string[]): string | undefined {
  let isAmongOthers = false;
  let first: string | undefined;
  for (const [index, line] of lines.entries()) {
    if (isOfOthers(line) && /^[^:：\t]{2,14}[:：]?$/.test(line)) isAmongOthers = true;
    else if (headingOf(line)) isAmongOthers = false;
    let from = 0;
    for (const match of line.matchAll(patterns[kind])) {
      const before = line.slice(from, match.index);
      from = match.index + match[0].length;
      const [behind = ''] = /^\s*[（(][^）)]*[）)]/.exec(line.slice(from)) ?? [];
      const above = bareLabel.test(before) && !hasContact(lines[index - 1] ?? '') ? (lines[index - 1] ?? '') : '';
      const lastIn = (text: string) => [...text.matchAll(whose[kind])].at(-1)?.groups;
      const named = lastIn(before + behind);
      const isOther =
        isAmongOthers || [named, named ? undefined : lastIn(above)].some((one) => one && !one.own && !one.name);
      const value = match.slice(1).join('');
      if (named?.own) return value;
      if (!isOther && findDates(before).to === null) first ??= value;
    }
  }
  return first;
}
