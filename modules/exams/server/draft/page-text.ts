import { chineseDigits } from '#modules/imports/server/public.ts';

/** The day alone in a line, or behind the name of the office that signs. */
const ownDay =
  /^\s*(?:\p{Script=Han}{2,30}[局校院园会室厅部组网处心府]\s*)?(20\d\d)\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})\s*日?(?:\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s+\p{Script=Han}{2,3})?)?\s*(?:印发|发布)?\s*$/u;
/** '作者：人事处 时间：2026年12月08日 点击数：3' */
const saidBeside =
  /^(?=.{0,120}$)(?=.*(?:作者|来源|编辑|点击|浏览|阅读)).*(?:(?:时间|日期)\s*[:：]|[:：].*\s|^)\s*(20\d\d)[-/.年]\s*(\d{1,2})[-/.月]\s*(\d{1,2})/;
const saidDay =
  /(?:(?:发布|公告|发文|来源|成文|印发|签发|发稿)(?:时间|日期)|发布[:：])[^\d]{0,4}(20\d\d)[-/.年]\s*(\d{1,2})[-/.月]\s*(\d{1,2})/;
/** '原创 小何 某幼儿园 2026年12月2日 18:06 四川': what an article has below its title. */
const stamped =
  /^(?!.*(?:时间|日期|报名|(?:[考笔面]试|[审复]审|审核)(?!网)|体检|截止|公示|缴费))(?:\S{1,30}\s+){0,4}(20\d\d)[年./-](\d{1,2})[月./-](\d{1,2})日?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s+(?:\p{Script=Han}{2,4}|阅读(?:量|数)?\s*\d+|\p{Script=Han}{4,10}(?=\s*\[)|\[[^\]]*\]))*\s*$/u;
/** The day of publishing in a line, its year, month and day behind the whole. */
const dayIn = (line: string): readonly string[] | null =>
  saidDay.exec(line) ?? saidBeside.exec(line) ?? stamped.exec(line) ?? ownDay.exec(chineseDigits(line));
/** The same as YYYY-MM-DD. */
export function dayOf(line: string): string | null {
  const [, year, month = '', day = ''] = dayIn(line) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

/**
 * The day below the text or behind 发布时间, as YYYY-MM-DD, '' where there is none, and the lines without it: the reader would take it for
 * a time of the project.
 */
export function apartFromDay(lines: readonly string[]): { announcedOn: string; lines: string[] } {
  const signed = lines.findLastIndex((line) => ownDay.test(chineseDigits(line)));
  const statedAt = lines.findIndex((line) => [saidDay, saidBeside, stamped].some((pattern) => pattern.test(line)));
  const at = signed >= 0 ? signed : statedAt;
  const announcedOn = dayOf(lines[at] ?? '');
  return announcedOn ? { announcedOn, lines: lines.toSpliced(at, 1) } : { announcedOn: '', lines: [...lines] };
}

const crumbs = /(?:当前|所在|现在的?|你的?|您的?)位置|(?:首页|\bhome)\s*[>»＞›/]/i;
const afterwards =
  /^\s*(?:上一[篇条页]|下一[篇条页]|热[点门](?:推荐|新闻|文章|资讯|信息|排行|阅读)|相关(?:阅读|文章|新闻|链接|信息|公告|推荐)|推荐阅读|友情链接|网站地图|关于我们|打印本页|关闭窗口|返回顶部|分享到|版权所有|扫一扫(?:在?手机|分享)|copyright|©)|ICP备|版权所有|^.{0,60}网站地图|^\s*技术支持[:：]\s*\p{Script=Han}{2,20}(?:公司|中心|科技)|公网安备|网站标识码|^\s*温馨提示[:：]\s*本[网站]|^\s*主办单位[:：].*(?:承办|地址|电话)/iu;
const isTitleEnd = /(?:公告|简章|启事|启示|通告|通知)$/;
const isFirstHalf = /^\s*(?!.*[。，：])\S.{2,28}(?:局|学校|学院|大学|中学|小学|幼儿园|集团|中心|委员会|厅|政府)\s*$/;
const MAX_HEAD = 60;
const LEAST_BODY = 4;

/** The lines of a copied page without its menu, and without the lists and the imprint below the announcement and its signature. */
export function withoutSite(lines: readonly string[]): string[] {
  const head = lines.slice(0, MAX_HEAD);
  const dated = head.findIndex((line) => saidDay.test(line) || saidBeside.test(line));
  const above = dated < 0 ? -1 : head.slice(0, dated).findLastIndex((line) => isTitleEnd.test(line.trim()));
  const title = above > 0 && isFirstHalf.test(lines[above - 1] ?? '') ? above - 1 : above;
  const begin = Math.max(head.findLastIndex((line) => crumbs.test(line)) + 1, title);
  const length = lines.slice(begin).findIndex((line, at) => at >= LEAST_BODY && afterwards.test(line));
  if (length < 0) return lines.slice(begin);
  const body = lines.slice(begin, begin + length);
  const signed = body.findLastIndex((line) => ownDay.test(chineseDigits(line)));
  const annexed = body.findLastIndex((line) => /\t|附件/.test(line));
  return signed < LEAST_BODY ? body : body.slice(0, Math.max(signed, annexed) + 1);
}
