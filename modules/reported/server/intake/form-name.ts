/** Forms that come with announcements, each under the name of its paper. */
const forms: readonly [RegExp, string][] = [
  [/承诺书/, '承诺书'],
  [/同意(?:报考|应聘|报名)/, '单位同意报考证明'],
  [/推荐表/, '就业推荐表'],
  [/(?:报名|报考|应聘|考生|应聘人员)(?:信息|资格审查|资格|信息采集)?(?:登记|审核)?表/, '报名表'],
];
const announces = /公告|简章|通知|启事|[，。；]/;
const announcement = /(?:公告|简章|通告|通知|启事)\s*$/;
/** What somebody fills in. */
const blank = /姓\s*名|承诺人|签\s*[名字]|盖\s*章|公\s*章/;
const HEAD = 4;

/** The paper that a file is the empty form of, by its title or its own name; null for an announcement or a table of posts. */
export function formName(file: string, lines: readonly string[]): string | null {
  const head = lines.filter((line) => line.trim() !== '').slice(0, HEAD);
  if (head.some((line) => announcement.test(line)) || !lines.some((line) => blank.test(line))) return null;
  const titles = [...head, file].map((text) => text.replaceAll(/\s+/g, '')).filter((text) => !announces.test(text));
  for (const title of titles) {
    const [, name] = forms.find(([pattern]) => pattern.test(title)) ?? [];
    if (name) return name;
  }
  return null;
}

const attached = /^附[件表]\s*[0-9０-９一二三四五六七八九十]*\s*[:：]?\s*$/;
const fields = /姓\s*名|性\s*别|出\s*生|民\s*族|籍\s*贯|身份证|联系电话|毕业院校|照\s*片|承诺人/g;
const TITLE = 40;
const NEAR = 5;

/** A row of a form's table: two of its fields, and no sentence. */
const isFormRow = (line: string) => (line.match(fields)?.length ?? 0) > 1 && !announces.test(line);
const isFormTitle = (line: string) =>
  line.length <= TITLE && !announces.test(line) && forms.some(([pattern]) => pattern.test(line.replaceAll(/\s+/g, '')));

/** The lines of a file with an announcement without the empty forms behind it, and the names of their papers. */
export function withoutForms(lines: readonly string[]): { lines: readonly string[]; papers: string[] } {
  for (const [row, line] of lines.entries()) {
    if (row <= HEAD || !isFormRow(line)) continue;
    const title = lines.slice(0, row).findLastIndex((one, at) => at >= Math.max(HEAD, row - NEAR) && isFormTitle(one));
    if (title < 0) continue;
    const begin = attached.test(lines[title - 1] ?? '') ? title - 1 : title;
    const length = lines.slice(row).findIndex((line) => attached.test(line));
    const rest = withoutForms([...lines.slice(0, begin), ...(length < 0 ? [] : lines.slice(row + length))]);
    const name = formName(lines[title] ?? '', lines.slice(title));
    return { lines: rest.lines, papers: [...(name ? [name] : []), ...rest.papers] };
  }
  return { lines, papers: [] };
}
