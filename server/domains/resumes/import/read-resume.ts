import type { ReadingEntry, ResumeReading } from '#contract/resumes/resume-import.ts';
import { readCertificate, readForeign, readPutonghua, readTitle } from './credentials.ts';
import { findDates } from './dates.ts';
import { isTableHead, type ReadEntry, readEntries, schoolOf } from './entries.ts';
import { isFactLabel } from './fact-labels.ts';
import { headingOf, type Topic } from './headings.ts';
import { labelled, partsOf, plainLine, withoutBullet } from './lines.ts';
import { isOfOthers } from './person/contacts.ts';
import { readPerson } from './person.ts';
import { honoursIn, readHonour, readPaper, readProject } from './records.ts';
import { unreadOf } from './unread.ts';
import { readIntention, wishIn } from './wishes.ts';

interface Line {
  text: string;
  index: number;
  topic: Topic | null;
}

const employer = /(?:中学|小学|学校|幼儿园|高中|附中|附小|公司|集团|培训|教育中心|机构|学院|大学)/;
const post = /教师|老师|班主任|讲师|助教|辅导员|实习|教务|专员|主管|教授/;

/** The probable topic of a line without a heading. */
function guess(text: string): Topic | null {
  const { from, to, rest } = findDates(text);
  const parts = partsOf(rest);
  if (from && to) {
    if (post.test(rest) && employer.test(rest)) return 'experiences';
    if (parts.some((part) => schoolOf(part)) || /本科|硕士|博士|大专|专科/.test(rest)) return 'educations';
    if (employer.test(rest)) return 'experiences';
  }
  if (
    /[一二三]等奖|优秀|荣誉|先进|公开课|标兵|骨干教师|获奖|奖学金/.test(text) &&
    !/GPA|绩点|排名/i.test(text) &&
    [...text].length <= 60
  )
    return 'honours';
  if (/^《.+》.*(?:发表|期刊|学报|刊)/.test(withoutBullet(text))) return 'papers';
  if (/课题|立项|结题/.test(text) && [...text].length <= 60) return 'projects';
  return null;
}

/** What a form asks for below its entries: the vow of the person and the words of those who decide. */
const formality =
  /^(?:以上.{0,12})?(?:本人|考生|申请人)?(?:郑重)?(?:承诺|声明|保证)(?!书)|^(?:.{0,6}(?:审核|审查|推荐)|单位|学校)意见|签[名字章]\s*[:：]|^填[表报](?:人|日期|时间)/;

/** 联系电话：… or 职称：… in a table concerns the person, whatever the section, as do the lines of a form that are no entry. */
const factOutside = (topic: Topic | null, text: string): boolean => {
  if (topic !== null && topic !== 'intro' && (isOfOthers(text) || formality.test(text))) return true;
  const pair = labelled(text);
  if (!pair || topic === null || topic === 'certificates' || topic === 'titles') return false;
  return isFactLabel(pair.label) && !(topic === 'educations' && /学历|学位|专业|毕业/.test(pair.label));
};

/** Assigns a topic to each line. */
function sort(lines: readonly string[], taken: Set<number>): Line[] {
  let topic: Topic | null = null;
  let hasHeadings = false;
  const sorted: Line[] = [];
  lines.forEach((text, index) => {
    const heading = headingOf(text);
    if (heading) {
      taken.add(index);
      // A heading with text on its own line does not apply to the following lines.
      if (heading.value) sorted.push({ text: heading.value, index, topic: heading.topic });
      else {
        topic = heading.topic === 'mixed' ? null : heading.topic;
        hasHeadings = true;
      }
    } else sorted.push({ text, index, topic: factOutside(topic, text) ? 'person' : topic });
  });
  if (hasHeadings)
    return sorted.map((line) => {
      if (line.topic && line.topic !== 'person') return line;
      const guessed = guess(line.text);
      // Among the facts of the person only a period is another topic.
      return line.topic && !/^(?:educations|experiences)$/.test(guessed ?? '') ? line : { ...line, topic: guessed };
    });
  let last: Topic | null = null;
  return sorted.map((line) => {
    if (line.topic) return line;
    const guessed = guess(line.text);
    // Lines after an experience or education without a period of their own describe it.
    if (guessed) last = guessed;
    else if (last === 'honours' || last === 'papers' || last === 'projects') last = null;
    const isStated =
      taken.has(line.index) || readCertificate(line.text) || readPutonghua(line.text) || readTitle(line.text, false);
    return { ...line, topic: guessed ?? (isStated ? null : last) };
  });
}

const keyed = (prefix: string, entries: readonly ReadEntry[]): ReadingEntry[] =>
  entries.map((entry, index) => ({ ...entry, key: `${prefix}${index}` }));

const nothing: Omit<ResumeReading, 'unread'> = {
  person: {},
  intro: '',
  entries: {
    intentions: [],
    educations: [],
    experiences: [],
    certificates: [],
    titles: [],
    foreign: [],
    papers: [],
    projects: [],
    otherCertificates: [],
    honours: [],
  },
};

const unique = (entries: ReadEntry[]) => [
  ...new Map(
    entries.map((entry) => [JSON.stringify([entry.kind, entry.subject, entry.level, entry.title]), entry]),
  ).values(),
];

/** An examination that is named twice, once with its points, is one. */
const withPoints = (entries: readonly ReadEntry[]) =>
  entries.filter(({ level }) => !entries.some((other) => String(other.level).startsWith(`${level} `)));

/** Combines 毕业院校, 专业 and 学历 of a table of personal facts into one education. */
const studyFacts = (lines: readonly string[]): string[] => {
  const facts = lines.filter((line) => /毕业院校|毕业学校|专业|学历|学位/.test(labelled(line)?.label ?? ''));
  return facts.length > 1 ? [facts.join('\t')] : [];
};

/** Joins wrapped lines: a line without final punctuation continues on the next. */
const unwrapped = (lines: readonly string[]): string =>
  lines.reduce((text, line) => `${text}${text === '' || !/[。！？；.!?;：:]$/.test(text) ? '' : '\n'}${line}`, '');

const isPageNumber = (line: string) =>
  /^(?:[^\n]{0,30}?[·|｜—–-]\s*)?第\s*\d+\s*页[，,、/\s]*(?:[共总]\s*\d+\s*页)?$|^[-–—\s]*(?:page\s*)?\d{1,2}(?:\s*(?:\/|of)\s*\d{1,2})?[-–—\s]*$/i.test(
    line,
  );

/** A heading in the column beside its text is a line of its own. */
function parted(line: string): string[] {
  const [first = '', ...rest] = line.split(/\t+/);
  return rest.length > 0 && headingOf(first)?.value === '' && !isFactLabel(first) && !isTableHead(line)
    ? [first, rest.join('\t')]
    : [line];
}

/** Keeps the line of a record as it is written where it says more than the fields: authors, pages. */
const noted = (entry: ReadEntry, line: string): ReadEntry =>
  unreadOf([line], { ...nothing, entries: { ...nothing.entries, honours: [{ ...entry, key: '' }] } }).length === 0
    ? entry
    : { ...entry, note: line };

/** Reads the text of a resume into a draft; `unread` contains the lines not understood. */
export function readResume(raw: readonly string[]): ResumeReading {
  const lines = raw.flatMap((line) => parted(plainLine(line))).filter((line) => line !== '' && !isPageNumber(line));
  const taken = new Set<number>();
  const person = readPerson(lines, taken);
  const sorted = sort(lines, taken);
  const under = (topic: Topic) => sorted.filter((line) => line.topic === topic);
  const entriesOf = (kind: 'educations' | 'experiences') => {
    for (const { index } of under(kind)) taken.add(index);
    return readEntries(
      kind,
      under(kind).map(({ text }) => text),
    );
  };
  const read = {
    certificates: [] as ReadEntry[],
    titles: [] as ReadEntry[],
    foreign: [] as ReadEntry[],
    putonghua: undefined as string | undefined,
  };
  /** What each line gave of credentials, outside of educations. */
  const facts = new Map<number, ReadEntry[]>();
  const isProse = new Set<Topic | null>(['experiences', 'intro', 'honours', 'papers', 'projects']);
  for (const { text, index, topic } of sorted) {
    const parts = topic === 'certificates' || topic === 'languages' ? partsOf(text).concat(text) : [text];
    for (const part of parts) {
      const certificate = isProse.has(topic) ? null : readCertificate(part);
      const level = topic === 'experiences' ? undefined : readPutonghua(part);
      const title = isProse.has(topic) || topic === 'educations' ? null : readTitle(part, topic === 'titles');
      const tongues = topic === 'experiences' || topic === 'honours' ? [] : readForeign(part);
      if (certificate) read.certificates.push(certificate);
      if (level) read.putonghua ??= level;
      if (title) read.titles.push(title);
      read.foreign.push(...tongues);
      const found = [certificate, title, ...tongues].filter((one) => one !== null);
      if (topic !== 'educations' && (level || found.length > 0))
        facts.set(index, [...(facts.get(index) ?? []), ...found]);
      if (certificate || level || title || tongues.length > 0) taken.add(index);
    }
  }
  const records = (topic: Topic, reader: (line: string) => ReadEntry | null, split = (text: string) => [text]) =>
    under(topic).flatMap(({ text, index }) => {
      if (taken.has(index) && topic !== 'honours') return [];
      const entries = split(text).flatMap((part): ReadEntry[] => {
        const entry = reader(part);
        return entry ? [noted(entry, part)] : [];
      });
      if (entries.length > 0) taken.add(index);
      return entries;
    });
  const honours = records('honours', readHonour, honoursIn);
  const papers = records('papers', readPaper);
  const projects = records('projects', readProject);
  const others = under('certificates').flatMap(({ text, index }) => {
    const { rest } = findDates(text);
    const isStated = (part: string) =>
      Boolean(readCertificate(part) || readPutonghua(part) || readTitle(part, false)) ||
      readForeign(part).length > 0 ||
      /^[一二三]级[甲乙]等$/.test(part);
    if (isStated(text) && partsOf(rest).length < 3) return [];
    taken.add(index);
    const named = partsOf(withoutBullet(rest))
      .filter((part) => /证|级|师|员|照|executive|certificate/i.test(part) && [...part].length <= 40 && !isStated(part))
      .map((title) => ({ title }));
    facts.set(index, [...(facts.get(index) ?? []), ...named]);
    return named;
  });
  const wishes = [
    ...sorted.flatMap(({ text, topic }) => (topic === 'intentions' ? [text] : (wishIn(text) ?? []))),
    ...lines.flatMap((line) => wishIn(line) ?? []),
  ];
  const intention = readIntention(wishes);
  for (const { index } of under('intentions')) if (intention) taken.add(index);
  const intro = unwrapped(under('intro').map(({ text }) => text));
  for (const { index } of under('intro')) taken.add(index);
  const written = entriesOf('educations');
  const educations = written.length > 0 ? written : readEntries('educations', studyFacts(lines));
  const experiences = entriesOf('experiences');
  const told = {
    person,
    putonghua: read.putonghua,
    intro: intro.slice(0, 1000),
    entries: {
      intentions: keyed('ri', intention ? [intention] : []),
      educations: keyed('re', educations),
      experiences: keyed('rx', experiences),
      certificates: keyed('rc', merged(read.certificates)),
      titles: keyed('rt', unique(read.titles)),
      foreign: keyed('rf', withPoints(unique(read.foreign))),
      papers: keyed('rp', papers),
      projects: keyed('rj', projects),
      otherCertificates: keyed('ro', unique(others)),
      honours: keyed('rh', honours),
    },
  };
  return { ...told, unread: unreadOf(lines, told, facts) };
}

/** Merges two lines about one certificate, the second with its number. */
function merged(all: ReadEntry[]): ReadEntry[] {
  const byKind = new Map<string, ReadEntry>();
  for (const one of all) {
    const same = [...byKind.values()].find(
      ({ kind, subject }) => kind === one.kind && (!one.subject || !subject || subject === one.subject),
    );
    if (same) Object.assign(same, { ...one, ...same });
    else byKind.set(`${one.kind}${one.subject ?? ''}`, { ...one });
  }
  return [...byKind.values()];
}
