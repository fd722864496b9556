import type { Person } from './people.ts';

/** A line of a resume before layout: cells are side by side. */
export interface Block {
  kind: 'name' | 'contact' | 'heading' | 'line' | 'note';
  cells: string[];
  /** In a two-column layout: whether it belongs to the narrow column. */
  side?: boolean;
}

const english = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const split = (month: string) => [Number(month.slice(0, 4)), Number(month.slice(5))] as const;
type MonthText = (month: string) => string;
const monthText = {
  dot: (m) => m.replace('-', '.'),
  loose: (m) => `${split(m)[0]}.${split(m)[1]}`,
  slash: (m) => m.replace('-', '/'),
  iso: (m) => m,
  cn: (m) => `${split(m)[0]}年${split(m)[1]}月`,
  short: (m) => `${m.slice(2, 4)}年${split(m)[1]}月`,
  en: (m) => `${english[split(m)[1] - 1]} ${split(m)[0]}`,
  us: (m) => `${m.slice(5)}/${m.slice(0, 4)}`,
  compact: (m) => m.replace('-', ''),
  year: (m) => m.slice(0, 4),
  day: (m) => `${m}-01`,
} as const satisfies Record<string, MonthText>;

const headingWords = {
  cn: {
    wish: '求职意向',
    edu: '教育背景',
    work: '工作经历',
    cert: '资格证书',
    honour: '荣誉奖项',
    paper: '发表论文',
    intro: '自我评价',
  },
  alt: {
    wish: '应聘岗位',
    edu: '学习经历',
    work: '任教经历',
    cert: '证书与技能',
    honour: '获奖情况',
    paper: '论文',
    intro: '自我介绍',
  },
  en: {
    wish: 'Objective',
    edu: 'Education',
    work: 'Teaching Experience',
    cert: 'Certificates',
    honour: 'Awards',
    paper: 'Publications',
    intro: 'Summary',
  },
} as const;

export interface Style {
  date: keyof typeof monthText;
  /** Separator of a period's ends, and the word for today. */
  joint: string;
  now: string;
  words: keyof typeof headingWords;
  /** Format of a heading; null without headings. */
  heading: ((word: string) => string) | null;
  entry: 'cells' | 'head-first' | 'date-first' | 'labels' | 'pipes' | 'commas';
  contact: 'labels' | 'bare' | 'grid' | 'english';
  /** Certificates and honours one per line, or all on one. */
  lists: 'lines' | 'one-line';
  /** With grades, courses and a faculty beside the school, as students write them. */
  chatty: boolean;
  order: string;
}

function place(style: Style, time: string, facts: string[], labels: string[]): string[][] {
  const [head = '', ...rest] = facts;
  switch (style.entry) {
    case 'cells':
      return [[time, ...facts]];
    case 'head-first':
      return [[head, time], [rest.join(' | ')]];
    case 'date-first':
      return [[time], [facts.join('  ')]];
    case 'labels':
      return [[`时间：${time}`], ...facts.map((fact, index) => [`${labels[index]}：${fact}`])];
    case 'pipes':
      return [[[...facts, time].join(' | ')]];
    default:
      return [[`${time}，${facts.join('，')}`]];
  }
}

const studies = ['GPA 3.7/4.0（前 10%），获校一等奖学金', '主修课程：教育学、心理学、课程与教学论、班级管理'];

function certificateLines(person: Person, { lists }: Style, month: MonthText): string[] {
  const certificate = `${person.certificate.words} ${month(person.certificate.issued)}`;
  const title = person.title ? [`职称：${person.title.words}`] : [];
  if (lists === 'lines') return [certificate, `普通话${person.putonghua.words}`, person.foreign.words, ...title];
  return [
    [person.certificate.words, `普通话${person.putonghua.words}证书`, person.foreign.words, '计算机二级'].join('、'),
    ...title,
  ];
}

function honourLines(person: Person, { lists }: Style, month: MonthText): string[][] {
  if (lists === 'lines') return person.honours.map(({ title, when }) => [month(when), title]);
  return [[person.honours.map(({ title }) => title).join('；')]];
}

/** The lines of a person's resume in a style. */
export function blocksOf(person: Person, style: Style): Block[] {
  const month = monthText[style.date];
  const time = ({ from, to }: { from: string; to: string }) =>
    `${month(from)}${style.joint}${to === 'now' ? style.now : month(to)}`;
  const words = headingWords[style.words];
  const head = (word: string, side = false): Block[] =>
    style.heading ? [{ kind: 'heading', cells: [style.heading(word)], side }] : [];
  const line = (cells: string[], side = false): Block => ({ kind: 'line', cells, side });
  const [y, m] = split(person.birthday.slice(0, 7));
  const contacts = {
    labels: [
      [`性别：${person.gender}`, `出生年月：${y}年${m}月`],
      [`电话：${person.phone}`, `邮箱：${person.email}`],
    ],
    bare: [
      [`${person.gender}  |  ${y}.${String(m).padStart(2, '0')}出生`],
      [`${person.phone.replace(/(...)(....)(....)/, '$1-$2-$3')}  |  ${person.email}`],
    ],
    english: [
      [`Tel: +86 ${person.phone}`, `E-mail: ${person.email}`],
      [`Gender: ${person.gender === '女' ? 'Female' : 'Male'}`, `Date of Birth: ${person.birthday}`],
    ],
    grid: [
      ['姓名', person.name, '性别', person.gender],
      ['出生日期', person.birthday, '电话', person.phone],
      ['邮箱', person.email, '政治面貌', '群众'],
    ],
  }[style.contact];
  const parts: Record<string, () => Block[]> = {
    c: () => contacts.map((cells): Block => ({ kind: 'contact', cells, side: true })),
    w: () =>
      style.heading
        ? [...head(words.wish, true), line([person.wish], true), line([`期望城市：${person.city}`], true)]
        : [line([`求职意向：${person.wish}`, person.city], true)],
    e: () => [
      ...head(words.edu),
      ...person.educations.flatMap((one) => [
        ...place(
          style,
          time(one),
          [style.chatty ? `${one.school}教育学院` : one.school, one.major, one.degreeWord],
          ['学校', '专业', '学历'],
        ).map((cells) => line(cells)),
        ...(style.chatty ? studies.map((text): Block => ({ kind: 'note', cells: [text] })) : []),
      ]),
    ],
    x: () => [
      ...head(words.work),
      ...person.experiences.flatMap((one) => [
        ...place(style, time(one), [one.employer, one.position], ['单位', '职务']).map((cells) => line(cells)),
        ...one.notes.map((note): Block => ({ kind: 'note', cells: [`• ${note}`] })),
      ]),
    ],
    t: () => [...head(words.cert, true), ...certificateLines(person, style, month).map((text) => line([text], true))],
    h: () => [...head(words.honour), ...honourLines(person, style, month).map((cells) => line(cells))],
    // Content without a field: a reader should omit it rather than misread it.
    z: () => (style.heading ? [...head('兴趣爱好'), line(['羽毛球、书法，曾任校学生会副主席'])] : []),
    p: () =>
      person.paper
        ? [
            ...head(words.paper),
            line([`《${person.paper.title}》，发表于《${person.paper.journal}》，${month(person.paper.when)}`]),
          ]
        : [],
    i: () => [...head(words.intro), line([person.intro])],
  };
  const name: Block = { kind: 'name', cells: [style.contact === 'grid' ? '个人简历' : person.name] };
  return [name, ...[...style.order].flatMap((letter) => parts[letter]?.() ?? [])];
}
