const fact =
  /^(?:姓名|性别|民族|籍贯|户籍|出生(?:年月|日期|时间|地)?|年龄|政治面貌|婚姻状况|健康状况|身高|(?:最高)?学历|学位|(?:所学)?专业|毕业(?:院校|学校|时间)|(?:联系|移动)?电话|联系方式|手机号?码?|(?:电子)?邮箱|电子邮件|E-?mail|(?:联系|家庭)?(?:地址|住址)|现居(?:地|住地)|(?:专业技术)?职称|教师资格(?:证书?)?|普通话(?:等级|水平)?|(?:外语|英语|计算机)(?:水平|等级)|求职意向|应聘(?:岗位|职位)|期望(?:职位|城市|薪资|薪酬|月薪)|到岗时间)$/i;
const wish = /^(?:求职|应聘|期望|到岗)/;

const english =
  '(?:(?:full ?)?name|gender|sex|(?:date of )?birth(?:day|(?: ?date))?|ethnicity|nationality|hometown|native place|phone|tel(?:ephone)?|mobile|e-?mail|address|degree|education|major|school|university|age|political status)';
const cellStart = '(?<=(?:^|[\\t|｜,，;；])\\s*';
const translated = new RegExp(
  `${cellStart}\\p{Script=Han}{2,6})\\s*[/（(]?\\s*${english}\\s*[)）]?(?=\\s*(?:[:：\\t]|$))|${cellStart})${english}[\\s/]+(?=\\p{Script=Han}{2,6}\\s*[:：\\t])`,
  'giu',
);

/** Labels of two languages in Chinese alone: 姓名 Name：, Gender/性别：. */
export const withoutTranslations = (line: string): string => line.replace(translated, '');

const plain = (cell: string) => withoutTranslations(cell.trim()).replace(/[\s:：]/g, '');

/** Whether a label names a fact about the person rather than a section. */
export const isFactLabel = (cell: string): boolean => fact.test(plain(cell));

/**
 * Converts a table row of labels and values to lines of 'label：value'. Intentions stay on one line. Null for any other row,
 * including a table's header.
 */
export function factsOfRow(cells: readonly string[]): string[] | null {
  if (!isFactLabel(cells[0] ?? '')) return null;
  const facts: { label: string; values: string[] }[] = [];
  for (const cell of cells) {
    if (isFactLabel(cell)) facts.push({ label: plain(cell), values: [] });
    else facts.at(-1)?.values.push(cell);
  }
  const said = facts.filter(({ values }) => values.length > 0);
  if (said.length * 2 <= facts.length) return null;
  const lines = said.map(({ label, values }) => ({ label, text: `${label}：${values.join(' ')}` }));
  const wishes = lines.filter(({ label }) => wish.test(label)).map(({ text }) => text);
  const others = lines.filter(({ label }) => !wish.test(label)).map(({ text }) => text);
  return wishes.length > 0 ? [...others, wishes.join('\t')] : others;
}
