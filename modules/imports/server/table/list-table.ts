/** '① 中心小学 英语 1人 大专以上 提供住宿' */
const item =
  /^(?:[①-⑳]|[(（]?\d{1,2}[)）.、]|[·●○])\s*(.{2,40}?)[\s,，:：]+(\d{1,3})\s*[人名个](?:[\s,，;；。]+(.*))?$/;

const label = /^(岗位|职位|人数|学历|要求|条件|工资|待遇|备注)(?:名称)?\s*[:：]\s*(.+)$/;

/** '岗位：保教老师', '人数：3人' and what else is said of each, in lines of their own. */
function labelled(lines: readonly string[]): string[][] {
  const posts: { title: string; count: string; education: string; more: string[] }[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = label.exec(line) ?? [];
    const last = posts.at(-1);
    if (/[岗职]位/.test(name)) posts.push({ title: value, count: '', education: '', more: [] });
    else if (last && name === '人数') last.count = value;
    else if (last && name === '学历') last.education = value;
    else if (last && name !== '') last.more.push(line);
  }
  return posts.flatMap(({ title, count, education, more }) =>
    count ? [['', title, count, education, more.join('；')]] : [],
  );
}

const tokens = (line: string) => line.trim().split(/\s+/);
const ofHead = /^\S{0,4}(?:岗位|职位|人数|名额|学历|专业|单位|学校|学科|代码)\S{0,4}$/;

/** Rows whose cells are parted by spaces, as texts hold them that were copied from a page. */
function spaced(lines: readonly string[]): string[][] {
  const at = lines.findIndex(
    (line) => tokens(line).length > 3 && tokens(line).filter((one) => ofHead.test(one)).length > 2,
  );
  const width = tokens(lines[at] ?? '').length;
  const length = lines.slice(at).findIndex((line) => tokens(line).length !== width);
  return at < 0 || length === 1 ? [] : lines.slice(at, length < 0 ? undefined : at + length).map(tokens);
}

/** The table that a list of posts is, each with its number of people and what it asks for; empty for other lists. */
export function listTable(lines: readonly string[]): string[][] {
  const items = lines.flatMap((line) => {
    const [, post = '', count = '', rest = ''] = item.exec(line) ?? [];
    if (post === '') return [];
    const [title = '', ...above] = post.split(/\s+/).toReversed();
    const [education = '', ...more] = rest.split(/[\s,，;；。]+/);
    const isLevel = /博士|硕士|研究生|本科|大专|专科|中专|高中/.test(education);
    return [[above.toReversed().join(''), title, count, isLevel ? education : '', isLevel ? more.join('，') : rest]];
  });
  const rows = spaced(lines);
  if (rows.length > 0) return rows;
  const all = items.length > 1 ? items : labelled(lines);
  return all.length > 0 ? [['用人单位', '岗位名称', '招聘人数', '学历', '备注'], ...all] : [];
}
