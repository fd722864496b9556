import type { ChangedTerm, ExamPost, ExamPostForm, ReadPostRow } from '#modules/exams/contract.ts';
import { postChange } from '../../contract/post-change.ts';

type Requirements = ExamPostForm['requirements'];

/** What a later announcement does to one post. */
export interface PostChange extends ChangedTerm {
  code: string;
  /** As it is from now on; null for one that is removed. */
  post: ExamPostForm | null;
  /** It says so, rather than passing the post over. */
  isSaid: boolean;
}

/** Columns of a table by the requirements that are read from them, and the label under which a person judges what was not. */
const groups: readonly [RegExp, label: string, (keyof Requirements)[], (keyof Requirements['words'])[]][] = [
  [/学历/, '学历', ['education', 'fullTime'], ['education', 'educationAndDegree']],
  [/学位/, '学位', ['degree'], ['degree', 'educationAndDegree']],
  [/专业(?!技术)/, '专业', ['majors'], ['majors']],
  [/年龄/, '年龄', ['maxAge', 'bornFrom'], ['age']],
  [/教师资格|教资|资格证/, '教师资格', ['certificate', 'certificateSubjects'], ['certificate']],
  [/普通话/, '普通话', ['putonghua'], ['putonghua']],
  [/招聘(?:对象|范围)|应届/, '招聘对象', ['graduatesOnly'], ['audience']],
  [/户籍|户口/, '户籍', [], ['household']],
  [/工作(?:经历|经验|年限)|教龄/, '工作经历', ['experienceYears'], ['experience']],
];
const ofOthers = /其[他它]|资格条件$|任职要求/;
const superseded = /^(?:原|(?:调整|变更|更正)前)/;

/** The rules of a post where the columns of a later table replace those that stood; a table of counts leaves them all. */
function requirementsOf(old: Requirements, now: Requirements, cells: ReadPostRow['cells']): Requirements {
  const headings = Object.entries(cells).flatMap(([heading, text]) =>
    text === '' || superseded.test(heading) ? [] : [heading],
  );
  const said = groups.filter(
    ([heading, , fields, words]) =>
      headings.some((one) => heading.test(one)) ||
      [...fields, ...words].some((name) => name in now || name in now.words),
  );
  const others = headings.some((heading) => ofOthers.test(heading))
    ? now.others
    : [
        ...(old.others ?? []).filter((text) => !said.some(([, label]) => text.startsWith(`${label}：`))),
        ...(now.others ?? []),
      ];
  const [fields, words] = [said.flatMap(([, , own]) => own), said.flatMap(([, , , own]) => own)];
  const of = <T extends object>(values: T, names: readonly PropertyKey[], isWanted: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name) === isWanted));
  const { others: _, words: __, ...rest } = old;
  return {
    ...of(rest, fields, false),
    ...of(now, fields, true),
    ...(others && others.length > 0 && { others }),
    words: { ...of(old.words, words, false), ...of(now.words, words, true) },
  };
}

const formOf = ({ id: _, status: __, registered: ___, approved: ____, paid: _____, ...post }: ExamPost) =>
  post as ExamPostForm;

function laterPost(old: ExamPostForm, now: Partial<ExamPostForm>, cells: ReadPostRow['cells']): ExamPostForm {
  const has = (heading: RegExp) => Object.keys(cells).some((one) => heading.test(one) && !superseded.test(one));
  const { headcount = old.headcount, ratio, requirements = { words: {} } } = now;
  const title = now.title || old.title;
  const isOther = title !== old.title;
  return {
    ...old,
    headcount,
    title,
    ratio: ratio ?? old.ratio,
    employer: has(/单位|学校/) && now.employer ? now.employer : old.employer,
    stage: isOther ? (now.stage ?? old.stage) : old.stage,
    subject: isOther ? (now.subject ?? old.subject) : old.subject,
    requirements: requirementsOf(old.requirements, requirements, cells),
  };
}

const off = /取消|核销|撤销|不再招聘/;
const on = /新增|增加|增设|调整|变更|更正|保留/;
const offCell =
  /^(?:该?岗位|招聘计划|计划)?(?:取消|核销|撤销|删除)|(?:取消|核销|撤销)(?:该|本|此)?(?:岗位|职位|招聘|计划)/;

const isOff = ({ cells }: ReadPostRow) =>
  Object.entries(cells).some(
    ([heading, text]) =>
      !superseded.test(heading) &&
      (offCell.test(text.trim()) || (/人数|名额|计划|数量/.test(heading) && /^0\s*[人名]?$/.test(text.trim()))),
  );

const nameOf = ({ employer, title }: Partial<Pick<ExamPostForm, 'employer' | 'title'>>) => `${employer} ${title}`;
/** Share of the posts that stand which a table names where it is the whole table anew. */
const WHOLE = 0.6;

/** Finds the post of a row: by its code, unless that is a number of the row or of quite another post; else by employer and title. */
function finder(standing: readonly ExamPost[]) {
  const byCode = new Map(standing.map((post) => [post.code, post]));
  const byName = Map.groupBy(standing, nameOf);
  return ({ notes }: ReadPostRow, post: Partial<ExamPostForm>): ExamPost | undefined => {
    const [named, ...more] = byName.get(nameOf(post)) ?? [];
    const only = more.length === 0 ? named : undefined;
    const coded = notes.includes('没有岗位代码，以行号代替') ? undefined : byCode.get(post.code ?? '');
    const isOther = coded && only && coded.employer !== post.employer && coded.title !== post.title;
    return isOther ? only : (coded ?? only);
  };
}

/** Sentences that name exactly one post, by its code or by employer and title. */
function sentencesOf(lines: readonly string[], standing: readonly ExamPost[]): [string, ExamPost][] {
  const sentences = lines.filter((line) => !line.includes('\t')).flatMap((line) => line.split(/[。；;]/));
  const isNamed = (text: string, { code, employer, title }: ExamPost) =>
    (code.length > 2 && text.split(/[^0-9A-Za-z-]+/).includes(code)) ||
    (text.includes(employer) && text.includes(title));
  return sentences.flatMap((text): [string, ExamPost][] => {
    if (!off.test(text) && !on.test(text) && !/核减|减少/.test(text)) return [];
    return standing.filter((post) => isNamed(text, post)).map((post) => [text, post]);
  });
}

const newCount = /(?:调整|变更|核减|减少|增加|更正|改)(?:为|至|到)\s*(\d+)\s*[人名]/;

/** The posts that a later announcement adds, changes or removes, by its table and its sentences. */
export function changedPosts(
  standing: readonly ExamPost[],
  rows: readonly ReadPostRow[],
  lines: readonly string[],
): PostChange[] {
  const open = standing.filter(({ status }) => status === 'open');
  const find = finder(standing);
  const found = new Map<string, PostChange>();
  const named = new Set<string>();
  const put = (old: ExamPost | undefined, post: ExamPostForm | null, isSaid = true) => {
    const isOpen = old?.status === 'open';
    const change = isOpen || post ? postChange(isOpen ? formOf(old) : undefined, post) : null;
    if (change)
      found.set(post?.code ?? old?.code ?? '', { ...change, code: post?.code ?? old?.code ?? '', post, isSaid });
  };
  let isBelowOff = false;
  for (const row of rows) {
    const post = row.post ?? row.unfinished;
    const text = Object.values(row.cells).join('');
    if (!post) {
      if (off.test(text) || on.test(text)) isBelowOff = off.test(text) && !on.test(text);
      continue;
    }
    const old = find(row, post);
    if (old) named.add(old.code);
    if (isBelowOff || isOff(row)) put(old, null);
    else if (old) put(old, laterPost(formOf(old), post, row.cells));
    else if (row.post) put(undefined, row.post);
  }
  for (const [text, post] of sentencesOf(lines, open)) {
    if (named.has(post.code)) continue;
    const count = Number(newCount.exec(text)?.[1] ?? 0);
    if (count > 0) put(post, { ...formOf(post), headcount: count });
    else if (off.test(text)) put(post, null);
  }
  if (named.size >= open.length * WHOLE)
    for (const post of open) if (!named.has(post.code) && !found.has(post.code)) put(post, null, false);
  return [...found.values()];
}
