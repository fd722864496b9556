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
