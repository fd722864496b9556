import { numeral } from '../text/characters.ts';
import type { Sentence } from '../text/document.ts';
import type { Fact } from './fact.ts';

const count = '(\\d{1,2}|[三五七十]|十五)\\s*个?\\s*(工作日|天|日(?![期前]))';
const behind = new RegExp(`(?:公示|[贴张]榜)[^。;\\d三五七十]{0,14}${count}`);
const ahead = new RegExp(`${count}的?公示`);
const within = new RegExp(`公示[^。;]{0,40}\\((?:共|公示)?${count}`);

const ofOthers = /成绩|分数|名次|排名|面试(?:人|名|对)|入围|进入|资格|笔试|审[核查]结果|岗位调整|加分/;
const ofFinal =
  /拟(?:\p{Script=Han}{0,2})?[聘录招引选签补]|(?:录用|聘用|录取|引进|招募|选聘|选调|考调|遴选|聘任|签约|确定的?)(?:的)?(?:人|名|对|教师)|(?:体检|考察)[^。;]{0,8}合格|录用者|合格者|没有?意见|无异议/u;
const finalHeading = /公示|聘[用任]|录用|录取|拟聘|签约|入编/;

/** Whether a sentence with 公示 speaks of those to be hired, not of scores or of those invited. */
export function isOfFinalList({ text, headings }: Sentence): boolean {
  if (ofFinal.test(text)) return true;
  if (ofOthers.test(text)) return false;
  const heading = headings.findLast((heading) => heading !== '');
  return (
    heading === undefined ||
    /^\W*公示/.test(text.replace(/^[\s\d.、()一二三四五六七八九十]+/, '')) ||
    finalHeading.test(heading)
  );
}

/** How long the list of those to be hired is published. */
export const readPublicity = (sentence: Sentence): Fact[] => {
  const { text } = sentence;
  const match = within.exec(text) ?? behind.exec(text) ?? ahead.exec(text);
  if (!match || !isOfFinalList(sentence)) return [];
  const value = numeral(match[1] ?? '');
  if (!(value >= 3 && value <= 30)) return [];
  const note = match[2] === '工作日' ? '' : '公告写的是自然日';
  const place = sentence.placeOf(match.index, match.index + match[0].length);
  return [{ field: 'publicityDays', value, ...place, note }];
};
