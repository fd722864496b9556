import { dayAt, dayMs } from '#contract/months.ts';
import { resolvePlace } from '#contract/taxonomy/places/places.ts';
import type { ExamReading, FoundFact } from '#modules/exams/contract.ts';
import { dayOf, inPosts, supervises } from '#modules/exams/server/public.ts';
import type { Doubt, IntakeDraft } from '../../contract/intake.ts';
import { doubtsOfPosts } from '../../contract/post-doubts.ts';
import { ofApplying, readHow } from './read-how.ts';

type Field = FoundFact['field'];
type StepFact = Extract<FoundFact, { field: 'step' }>;

/** What the reader concludes as announcements usually mean it: nobody has to look that up. */
const usual =
  /^(?:没有写钟点，按全天|没有写年份，按标题或前文|标题由[几两]行连成|区号按前一个号码|监督举报用|另一处写的是“[^”]*\d\s*[名人]”|另有：(?:[^、]{2,20}(?:人力资源和社会保障|财政)[局厅]、?)+)$/;
const labels: Partial<Record<Field, string>> = {
  title: '项目名称',
  organiser: '组织单位',
  documentNumber: '文号',
  headcount: '招聘人数',
  step: '时间',
  phone: '电话',
  weights: '总成绩占比',
  fee: '考务费',
  ratio: '开考比例',
  shortlist: '入围比例',
  publicityDays: '公示',
  ageOn: '年龄计算日',
  papersUntil: '证书取得截止日',
  url: '报名网址',
  email: '邮箱',
};
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Title, file number and day are the form's own; what a project holds of an announcement's 关于…的公告 is what it is about. */
const projectOf = (announced: string): string => {
  const plain = announced.replaceAll(/\s+/g, '');
  const about = /^(.*?)关于(.+?)的(?:公告|通告|通知|启事|简章)(?:[（(]第?[一二三四五六七八九十\d]{1,3}号[）)])?$/.exec(
    plain,
  );
  const title = about ? `${about[1]}${about[2]}` : plain.replace(/(?<=.{6})(?:的?(?:公告|简章|启事|通告))$/, '');
  return title.slice(0, 80);
};

const yearBefore = (iso: string | null): string | null => {
  if (!iso) return null;
  const at = new Date(iso);
  at.setUTCFullYear(at.getUTCFullYear() - 1);
  return at.toISOString();
};

/** A time whose year was concluded from the title: that of the announcement, where a year earlier is after it too. */
function inYear({ startsAt, endsAt, note }: StepFact, begun: string) {
  const [from, until] = [yearBefore(startsAt), yearBefore(endsAt)];
  const isEarlier = note.includes('没有写年份') && (from ?? until ?? '') > begun;
  return isEarlier ? { startsAt: from, endsAt: until } : { startsAt, endsAt };
}

const dayStart = (iso: string) => new Date(`${dayAt(new Date(iso))}T00:00:00+08:00`).toISOString();
const ofRegistering: ReadonlySet<StepFact['step']> = new Set(['review', 'pay']);

function stepsOf(facts: readonly StepFact[], since: string): IntakeDraft['steps'] {
  const begun = new Date(`${since}T00:00:00+08:00`).toISOString();
  const register = facts.find(({ step }) => step === 'register');
  const registered = (register && inYear(register, begun).startsAt) ?? begun;
  const written = facts.find(({ step }) => step === 'written');
  const test = written && inYear(written, begun).startsAt;
  /** The beginning of a step of which the end alone is told. */
  const openFrom = (step: StepFact['step'], endsAt: string): string | null => {
    const first = step === 'register' ? begun : ofRegistering.has(step) ? registered : dayStart(endsAt);
    return first < endsAt ? first : begun < endsAt ? begun : null;
  };
  return facts.flatMap((fact) => {
    const { step } = fact;
    const { startsAt, endsAt } = inYear(fact, begun);
    const from = startsAt ?? (endsAt && openFrom(step, endsAt));
    // An open end of the registration is none.
    if (!from || (!endsAt && step === 'register')) return [];
    const isPrinted = step === 'ticket' && test && test > from;
    const until = endsAt ?? (isPrinted ? test : new Date(Date.parse(dayStart(from)) + dayMs).toISOString());
    return from < until ? [{ step, startsAt: from, endsAt: until, detail: '' }] : [];
  });
}

/** The first fact of a field, as text or number. */
function valuesOf(facts: readonly FoundFact[]) {
  const of = (field: Field) => {
    const fact = facts.find((fact) => fact.field === field);
    return fact && 'value' in fact ? fact.value : undefined;
  };
  return {
    text: (field: Field) => `${of(field) ?? ''}`,
    number: (field: Field) => [of(field)].find((value) => typeof value === 'number'),
  };
}

function rulesOf(facts: readonly FoundFact[]): IntakeDraft['rules'] {
  const { text, number } = valuesOf(facts);
  const weights = facts.find((fact) => fact.field === 'weights');
  const isWhole = (value: number | undefined, least: number, most: number): value is number =>
    value !== undefined && Number.isInteger(value) && value >= least && value <= most;
  const [ageOn, papersUntil, fee] = [text('ageOn'), text('papersUntil'), number('fee')];
  const [ratio, shortlist, publicityDays] = [number('ratio'), number('shortlist'), number('publicityDays')];
  return {
    ...(ageOn ? { ageOn } : {}),
    ...(papersUntil ? { papersUntil } : {}),
    ...(isWhole(fee, 0, 100_000) ? { fee } : {}),
    ...(weights && weights.other === null && isWhole(weights.written, 0, 100)
      ? { weights: { written: weights.written, interview: 100 - weights.written } }
      : {}),
    ...(isWhole(ratio, 1, 20) ? { ratio } : {}),
    ...(isWhole(shortlist, 1, 10) ? { shortlist } : {}),
    ...(isWhole(publicityDays, 3, 30) ? { publicityDays } : {}),
  };
}

/** By which words a text names each way to apply. */
const ways = {
  web: /(?:网[上络]|在线|线上)[^，。；]{0,4}(?:报名|申报|填报|投递|登记)(?!表|系统|不)|登[录陆][^。；]{0,50}(?:投递|报名|填报|注册)|报名(?:网[址站]|系统|平台)|网申|扫码|扫描\S{0,4}二维码|小程序/,
  mail: /(?:邮箱|邮件|邮寄)报名|简历邮箱|(?:发送?|投递?|寄送?)[至到][^，。；]{0,8}@|[发投]至\S{0,4}[\w.+-]+@|电子邮箱申报|邮寄(?!地址)|(?:简历|材料|表)\S{0,10}(?:发送?|投递?|寄送?)[至到]|[发投]送?\S{0,4}(?:简历|材料)[至到]/,
  desk: /现场报名(?!不|点|确认|后)|[到在][^，。；现]{4,24}报名(?=[，。；])|报名地[点址]|[交送][至到]\S{2,16}[室处楼科股厅]|(?:报送|前报)[^\s（(]{2,20}[室科股处]/,
} as const;

/** Ways that a text refuses. */
const refused = /(?:不|无)(?:设|接受|受理|组织|安排|需)?[^，。；]{0,16}(?:现场|网上|网络|邮[箱寄]|来人|上门)报名/g;
/** The line of a place where one applies. */
const takesPapers = /^(?!.*(?:复审|体检)).*(?:报名|应聘|受理|接收|申报|[报寄送]送)/;

/** Fills the form of a project that was announced on a day, with the line of each field and what a person has to look up. */
export function draftOf(reading: ExamReading, day: string) {
  const { lines, facts } = reading;
  const { text } = valuesOf(facts);
  const name = projectOf(text('title'));
  const owner = text('organiser').slice(0, 60);
  const steps = facts.filter((fact) => fact.field === 'step');
  const isPost = inPosts(lines);
  const phones = facts
    .flatMap((fact) =>
      fact.field === 'phone' && !supervises.test(fact.name)
        ? [{ name: fact.name.slice(0, 20), number: fact.number }]
        : [],
    )
    .slice(0, 6);
  const draft: IntakeDraft = {
    title: name,
    documentNumber: text('documentNumber').slice(0, 40),
    organiser: owner,
    regionCode: [owner, name].map((source) => resolvePlace(source).code).find(Boolean) ?? '',
    announcedOn: day,
    announcement: lines
      .filter((_, at) => !isPost[at])
      .map((line) => `<p>${escaped(line.replaceAll('\t', ' '))}</p>`)
      .join(''),
    applyBy: readHow(lines, { url: text('url'), email: text('email'), phones: phones.map(({ number }) => number) }),
    steps: stepsOf(steps, day),
    rules: rulesOf(facts),
    phones,
  };
  const places = Object.fromEntries(
    facts.toReversed().map((fact) => [fact.field === 'step' ? fact.step : fact.field, fact.line]),
  );
  const register = steps.find(({ step }) => step === 'register');
  const doubts = facts.flatMap((fact): Doubt[] => {
    const label = labels[fact.field];
    const isOpenDay = fact.field === 'step' && fact.step !== 'register';
    const line = lines[fact.line] ?? '';
    // It begins with the announcement, or with the registration.
    const isBegun =
      /即日|之日起/.test(line) ||
      (isOpenDay && ofRegistering.has(fact.step) && register?.startsAt && !/顺延|延[期长后]|推迟/.test(line));
    const isUsual = (note: string) =>
      usual.test(note) || (isOpenDay && note === '没有写结束时间') || (isBegun && note === '没有写开始时间');
    const notes = fact.note.split('；').filter((note) => note !== '' && !isUsual(note));
    return label && notes.length > 0 ? [{ line: fact.line, text: `${label}：${notes.join('；')}`.slice(0, 200) }] : [];
  });
  const isBeside = (line: number) => steps.some((fact) => Math.abs(fact.line - line) < 2);
  const unread = reading.unread.flatMap(({ note, line, words }) => {
    if (note === '起止时间前后矛盾') return [{ line, text: `${note}：${words}`.slice(0, 200) }];
    return note === '没有归到哪一步' && isBeside(line) ? [{ line, text: `时间${note}：${words}`.slice(0, 200) }] : [];
  });
  const plain = lines.map((line) => ofApplying(line).replaceAll(refused, ''));
  const ownWay = ways[draft.applyBy.way];
  const others = Object.values(ways).filter((pattern) => pattern !== ownWay);
  const channels = plain.flatMap((line, at): Doubt[] => {
    const quote = others.map((pattern) => pattern.exec(line)?.[0]).find(Boolean);
    return quote ? [{ line: at, text: `报名方式：文中还写了“${quote.slice(0, 40)}”` }] : [];
  });
  const { place = '' } = draft.applyBy.way === 'web' ? {} : draft.applyBy;
  const stands = lines.findIndex((line) => place !== '' && line.includes(place));
  const told = `${/^.*[:：]$/.exec(lines[stands - 1] ?? '') ?? ''}${lines[stands]}`;
  const isTold = place ? takesPapers.test(told) : draft.applyBy.way !== 'desk';
  const lookUp = place ? '报名地点：请核对是否在这里报名' : '报名方式：没有读到在哪里报名';
  const placed: Doubt[] = isTold ? [] : [{ line: stands < 0 ? null : stands, text: lookUp }];
  if (isTold && !(register && plain.some((line) => ownWay.test(line))))
    channels.push({ line: null, text: '报名方式：没有写明怎样报名' });
  const { subject = '' } = draft.applyBy.way === 'mail' ? draft.applyBy : {};
  const subjects = lines.flatMap((line, at): Doubt[] => {
    const named = [...line.matchAll(/[“"「『《【]([^”"」』》】]*[+＋][^”"」』》】]*)/g)].map(([, quoted = '']) =>
      quoted.replaceAll('＋', '+'),
    );
    const isOpen = subject !== '' && line.replaceAll('＋', '+').includes(subject) && !named.includes(subject);
    const quote = isOpen ? subject : named.find((candidate) => subject !== '' && candidate !== subject);
    return quote
      ? [{ line: at, text: `邮件主题：${isOpen ? '没有用引号写明' : `文中还写了“${quote.slice(0, 40)}”`}` }]
      : [];
  });
  const days = lines.flatMap((line, at): Doubt[] =>
    (dayOf(line) ?? day) !== day ? [{ line: at, text: `发布日期：另一处写的是“${line.trim().slice(0, 60)}”` }] : [],
  );
  return {
    draft,
    places,
    doubts: [
      ...days,
      ...channels.slice(0, 1),
      ...placed,
      ...subjects.slice(0, 1),
      ...doubts,
      ...unread,
      ...doubtsOfPosts(reading),
    ],
  };
}
