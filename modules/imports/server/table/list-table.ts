const numbering =
  /^(?:[①-⑳]|\d\ufe0f?\u20e3|[(（]?\d{1,2}[)）.．、]|\d{1,2}\s+(?=\p{Script=Han})|[（(]?[一二三四五六七八九十]+[、)）]|[·●○▶◆■])?\s*(?:另外?招聘?|(?:招聘)?岗位(?:及人数)?[:：])?\s*/u;
/** '中心小学 英语 1人', of which a line may have several. */
const post =
  /((?:[^\d,，。；;:：（(]|[（(][^）)]{0,30}[）)]){2,40}?)[\s,，:：（(]*(\d{1,3}(?=\s*[名人个])|若干)\s*[名人个]?([（(][^（()）]{1,30}[）)])?(?=$|[\s。，,；;、（()）|｜]|[：:](?!$))/g;
/** What is counted beside posts. */
const noPost = /招[聘募]|计划|总|其中|人数|比例|[面笔]试|考|体检|在校|教职工|不足|每|限报/;
/** '中小学教师180名，其中初中18名、小学122名': a sum and its parts, which are no posts. */
const ofSum = /^[^\d]{2,30}\d+\s*[名人个][，,。；;:：]?\s*其中/;
/** A sum, and a place of several posts: '以下学院：机械工程学院2人'. */
const noName = /^[共合]|(?:学校|学院|[中小]学|幼儿园)$/;
const school =
  '[^\\s\\d，,；;。：:]{0,24}(?:学校|[中小]学|幼儿园|学院|[学高初小中]部|[高初]中|[一二三四五六七八九十][中小]|中心校?|教学点|校区|(?:教学|行政|后勤|教辅|管理)岗?)';
/** '▶ 小学部（9人）' above the posts that it counts. */
const group = /^[▶◆■●▲★]\s*(\p{Script=Han}{2,12})[（(]\d{1,3}\s*[人名][）)](?=\n[^（(\d]{2,12}\d{1,3}[人名])/u;
/** A heading of its own, or the first words of a line: '高中部：语文2人'. */
const unit = new RegExp(`^(?:(?:[（(]?[一二三四五六七八九十]+[、）)]|[▶◆■])\\s*(${school})$|(${school})[:：])`);

/** '大专以上，提供住宿' */
const withLevel =
  /^([^\s,，;；。]*(?:博士|硕士|研究生|本科|[大中]?专科|[大中]专|高中|初中)[^\s,，;；。]*)[\s,，;；。]*(.*)$/;
/** '学前教育专业，大专及以上学历，30周岁以下' */
const levelWithin =
  /^([^。]*?)[,，;；]\s*([^,，;；。]*(?:博士|硕士|研究生|本科|[大中]专|专科|高中|初中)[^,，;；。]*(?:学历|以上)(?=[,，;；。]|$))(.*)$/;
const label = /^(岗位[一二三四五六七八九十\d]?|职位|人数|学历|专业|要求|条件|工资|待遇|备注)(?:名称)?\s*[:：]\s*(.+)$/;

/** '岗位：保教老师', '人数：3人' and what else is said of each, in lines of their own. */
function labelled(lines: readonly string[]): string[][] {
  const posts: Record<string, string>[] = [];
  for (const line of lines.flatMap((line) => line.split(/\s+(?=(?:人数|学历|要求|条件|专业|备注)[:：])/))) {
    const [, name = '', value = ''] = label.exec(line) ?? [];
    if (/[岗职]位/.test(name)) posts.push({ title: value });
    else if (name !== '') Object.assign(posts.at(-1) ?? {}, { [name]: value });
  }
  return posts.flatMap(({ title = '', 人数 = '', 学历 = '', ...more }) => {
    const { 专业 = '', ...others } = more;
    const rest = Object.entries(others).map((pair) => pair.join('：'));
    return 人数 ? [['', '', title, 人数, 学历, 专业, rest.join('；')]] : [];
  });
}

const tokens = (line: string) => line.trim().split(/\s+/);
const ofHead = /^\S{0,4}(?:岗位|职位|人数|名额|学历|专业|单位|学校|学科|代码)\S{0,4}$/;

/** Rows whose cells are parted by spaces, as texts hold them that were copied from a page. */
function spaced(lines: readonly string[]): string[][] {
  const at = lines.findIndex(
    (line) => tokens(line).length > 3 && tokens(line).filter((token) => ofHead.test(token)).length > 2,
  );
  const width = tokens(lines[at] ?? '').length;
  const length = lines.slice(at).findIndex((line) => tokens(line).length !== width);
  return at < 0 || length === 1 ? [] : lines.slice(at, length < 0 ? undefined : at + length).map(tokens);
}

/** A line that tells one thing of the post above it. */
const ticked =
  /^(?:[✅✔☑]\ufe0f?\s*|(?:[（(]?\d{1,2}[)）.、]\s*)?(?=(?:学[历位]|专业|年龄|资格|其[他它]|要求|条件)[^：:]{0,4}[:：]))/u;

/** '本科以上，学前教育专业', '大专，临床医学、护理学' */
const majors =
  /(?:^|[，,；;])\s*((?!具|有|能|会|从|热|爱)[^，,；;。]{2,30}?(?:相关专业|(?=专业)|(?<![教大中小入同在数])学|类))(?:专业)?(?=$|[，,；;。])/;
/** '3人|本科|汉语言文学' */
const barred = /[|｜]([^|｜]*(?:博士|硕士|研究生|本科|[大中]?专|高中|初中)[^|｜]*)[|｜]([^|｜]+)/;

/** '医学类大专以上学历' */
const ofClass = /^([^（(]{1,20}类)(?=(?:全日制|大学)*(?:博士|硕士|研究生|本科|[大中]专|专科))/;

/** A table drawn with signs: a row goes on where nothing is drawn above it and nothing stands in its first cell. */
function drawn(lines: readonly string[]): string[][] {
  const rows: string[][] = [];
  let isBegun = true;
  for (const line of lines) {
    isBegun ||= /[├┌┼]/.test(line);
    const cells = line
      .split('│')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const above = isBegun || cells[0] ? undefined : rows.at(-1);
    if (above) for (const [at, cell] of cells.entries()) above[at] = `${above[at] ?? ''}${cell}`;
    else if (cells.length > 1) rows.push(cells);
    isBegun &&= cells.length === 0;
  }
  return rows;
}

const head = ['岗位代码', '用人单位', '岗位名称', '招聘人数', '学历', '专业', '备注'];
/** The table that a list of posts is, each with its number of people and what it asks for; empty for other lists. */
export function listTable(lines: readonly string[]): string[][] {
  let employer = '';
  let current = '';
  const items = lines.flatMap((line, at) => {
    const below = lines.slice(at + 1);
    const counts = group.exec(`${line}\n${below[0]}`)?.[1];
    current = counts ?? current;
    if (counts) return [];
    const last = below.findIndex((line) => !ticked.test(line));
    const ticks = below.slice(0, last < 0 ? undefined : last).map((line) => line.replace(ticked, ''));
    const text = line.replace(numbering, '');
    const [prefix = '', heading, first] = unit.exec(text) ?? unit.exec(line) ?? [];
    employer = heading ?? first ?? employer;
    const code = /^[A-Z]{1,4}-?\d{2,8}(?=\s)/.exec(text)?.[0] ?? '';
    const verb = /^[^，。；:：\d]{0,12}招聘/.exec(text)?.[0] ?? '';
    const posts = text.slice(verb.length || (first ? prefix.length : code.length));
    const found = [...posts.matchAll(post)].filter(([, name = '']) => !noName.test(name));
    const isOfPosts = found[0]?.index === 0 && (verb === '' || found.length > 1);
    if (!isOfPosts || ofSum.test(posts) || found.some(([, name = '']) => noPost.test(name))) return [];
    return found.map(({ index, 0: { length }, 1: name = '', 2: count = '', 3: remark = '' }, at) => {
      const names = name.replaceAll(/^[\s、]+|\s+$/g, '').split(/\s+/);
      const title = names.pop() ?? '';
      const behind = posts.slice(index + length, found[at + 1]?.index);
      const details = `${remark}${behind}`;
      const rest = [...ticks, details]
        .filter(Boolean)
        .join('；')
        .replace(/^[\s,，;；。：:)）]+/, '');
      const [, before = '', within = '', after = ''] = levelWithin.exec(rest) ?? [];
      const [, level = within, more = within ? `${before}${after}` : rest] = withLevel.exec(rest) ?? [];
      const told = (name: string) => new RegExp(`(?:^|；)${name}(?:要求)?[:：]\\s*([^；;。]+)`).exec(rest)?.[1];
      const [, ofBars, majorsOfBars] = barred.exec(rest) ?? [];
      const education = told('学历') ?? ofBars ?? level;
      const asked = told('专业') ?? majorsOfBars ?? majors.exec(more)?.[1] ?? ofClass.exec(education)?.[1] ?? '';
      const remarks = [current, more].filter(Boolean).join('；');
      return [code, names.join('') || employer, title, count, education.replace(ofClass, ''), asked, remarks];
    });
  });
  const all = items.length > 1 ? items : labelled(lines);
  const isOfPosts = ([head = []]: string[][]) => head.filter((cell) => ofHead.test(cell)).length > 1;
  return [drawn(lines), spaced(lines)].find(isOfPosts) ?? (all[0] ? [head, ...all] : []);
}
