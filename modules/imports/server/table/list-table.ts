/** '① 中心小学 英语 1人 大专以上 提供住宿' */
const item =
  /^(?:[①-⑳]|[(（]?\d{1,2}[)）.、]|[·●○])\s*(.{2,40}?)[\s,，:：]+(\d{1,3})\s*[人名个](?:[\s,，;；。]+(.*))?$/;

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
  return items.length > 1 ? [['用人单位', '岗位名称', '招聘人数', '学历', '备注'], ...items] : [];
}
