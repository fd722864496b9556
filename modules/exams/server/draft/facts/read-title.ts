import type { Fact } from './fact.ts';

const ends =
  /(?:公告|简章|启事|通告|方案|通知|简介|公示|章程|告示|启示|公告书|预告|提示)(?:[（(]第?[一二三四五六七八九十\d]{1,3}号?[）)])?$/;
const headline =
  /招聘|选聘|考聘|招考|引进|招录|选调|招引|招募|临聘|诚聘|引才|招才|考选|遴选|聘用|招教|考调|资格考试|特岗教师|考核招聘|聘任|招工|招人/;
const MAX_TITLE = 80;
const SEARCHED = 14;

/** Without the number of people, which posters set in brackets behind the title: '【招5人】', '（52名）'. */
const withoutCount = (line: string): string =>
  line
    .replaceAll(/\s+|[|｜].*$/g, '')
    .replace(/[【（([［][^【（([［】）)\]］]{0,12}\d{1,4}\s*[人名个][^】）)\]］]{0,6}[】）)\]］]$/, '');

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
/** Whose announcement it is. */
const named = /^关于|^.{1,12}[省市县区州镇局]|大学|学院|中学|小学|学校|幼儿园|集团|公司|中心/;
const placed = /^\p{Script=Han}{2,9}?[省市县区州局]/u;
const OPEN_LINES = 3;
const isSentence = (line: string) => /[：:。，；,;！!]/.test(line);

const issued = /^[^，。：:]{0,12}[〔[［（(]\s*(20\d\d)\s*[〕\]］）)]\s*第?\s*\d{1,4}\s*号$/;

/** The title among the first lines, of which it may take up to three. */
export function readTitle(lines: readonly string[]): Fact[] {
  const first = lines.slice(0, SEARCHED).map(withoutCount);
  const fact = (value: string, line: number, note: string): Fact[] => [
    { field: 'title', value, line, words: lines[line] ?? '', note },
  ];
  for (const [at, own] of first.entries()) {
    if (isSentence(own)) continue;
    if (isWhole(own)) return fact(own, at, dated.test(own) || named.test(own) ? '' : '请核对标题是否完整');
    for (const count of [2, 3]) {
      const rows = first.slice(at, at + count);
      const whole = rows.join('');
      if (rows.length < count || own.length < 3 || whole.length > MAX_TITLE || rows.some(isSentence)) break;
      const isSet =
        (isSetting.test(own) || (dated.test(own) && !dated.test(rows[1] ?? ''))) && !placed.test(rows[1] ?? '');
      if (rows.slice(1).some((row) => isWhole(row) && !isSecondHalf.test(row)) && !isSet) break;
      if (
        rows
          .slice(0, -1)
          .some((row) => ends.test(row) || issued.test(row) || /文件$|^[（(【\d一二三四五六七八九十]/.test(row))
      )
        break;
      if (headline.test(whole) && ends.test(whole)) return fact(whole, at, '标题由几行连成');
    }
  }
  const bare = first.map((line) => line.replaceAll(called, ''));
  const at = bare.findIndex(
    (own) =>
      own.length >= 8 &&
      own.length <= 60 &&
      headline.test(own) &&
      !isSentence(own) &&
      /20\d\d|２０\d\d|(?:英才|人才|教师|老师|教职工)$/.test(own),
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
