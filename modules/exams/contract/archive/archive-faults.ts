import { drawFaults, hashOfBytes, hashOfText, type PublishedDraw } from '../draw.ts';
import { leastForExtremes } from '../exam-settings.ts';
import { type HashedList, hashOfList } from '../results/list-text.ts';
import { type ChainBlock, type ChainEvent, chainFaults } from './event-chain.ts';

/** The members of an archive beside its lists, and what each holds. */
export const archiveMembers = {
  'announcement.json': '公告、规则、时间安排和补充公告',
  'posts.json': '岗位表',
  'decisions.json': '报名、审核结论和现在的状态',
  'draws.json': '抽签的名单、种子和结果',
  'scores.json': '笔试成绩及更正',
  'sheets.json': '面试评分表及更正、回避',
  'objections.json': '异议、复查和答复',
  'events.json': '全部事件和事件链',
} as const;
export type ArchiveMember = keyof typeof archiveMembers;

/** `manifest.json`: what the archive contains. */
export interface ArchiveManifest {
  format: 'exam-archive-1';
  examId: string;
  title: string;
  madeAt: string;
  /** The end of the chain of events, as the page of results shows it. */
  head: string;
  files: { name: string; sha256: string }[];
  /** SHA-256 of `manifestText`. */
  seal: string;
}

/** The manifest as the text that its seal is made of. */
export const manifestText = ({ format, examId, title, madeAt, head, files }: Omit<ArchiveManifest, 'seal'>): string =>
  `${[`${format} ${examId} ${madeAt} ${head}`, title, ...files.map(({ name, sha256 }) => `${sha256}  ${name}`)].join('\n')}\n`;

/** A member of `scores.json`. */
export interface ArchivedScore {
  registrationId: string;
  status: string;
  mark: string;
  points: number | null;
  enteredAt: string;
  decidedAt: string | null;
}

/** A member of `sheets.json`. */
export interface ArchivedSheet {
  registrationId: string;
  group: number;
  judge: number;
  status: string;
  marks: { name: string; max: number; value: number }[];
  total: number;
  receivedAt: string;
  decidedAt: string | null;
  /** Whether its judge declared a conflict of interest about this person: then it does not count. */
  recused: boolean;
  /** False of a removed judge whose sheets two people left out; absent in archives that are older than the question. */
  counts?: boolean;
}

/** `lists/KIND-VERSION.json` */
export interface ArchivedList extends HashedList {
  hash: string;
  preparedAt: string;
  reason: string;
  changes: string[];
  rules: {
    weights: { written: number; interview: number };
    decimals: number;
    results: { fullMark: number; dropExtremes: boolean; groupCorrection: string };
  };
  lines: (HashedList['lines'][number] & { registrationId: string })[];
}

/** `events.json` */
export interface ArchivedEvents {
  events: ChainEvent[];
  blocks: ChainBlock[];
}

/** Points as whole ten-thousandths: what follows is whole arithmetic. */
const whole = (points: number): bigint => BigInt(Math.round(points * 10_000));

/** `number / divisor` ten-thousandths, rounded half up to a number of decimals. */
function rounded(number: bigint, divisor: bigint, decimals: number): bigint {
  const unit = 10n ** BigInt(4 - decimals);
  const by = divisor * unit;
  return ((2n * number + by) / (2n * by)) * unit;
}

const text = (value: bigint) => String(Number(value) / 10_000);

/** The mean of the sheets of one person, as the rules of the list have it; null without one. */
function meanOfSheets(sheets: readonly ArchivedSheet[], { decimals, results }: ArchivedList['rules']) {
  const totals = sheets
    .filter(({ status, recused, counts = true }) => status === 'sealed' && !recused && counts)
    .map(({ total }) => whole(total))
    .sort((one, other) => (one < other ? -1 : 1));
  const counted = results.dropExtremes && totals.length >= leastForExtremes ? totals.slice(1, -1) : totals;
  const sum = counted.reduce((all, one) => all + one, 0n);
  return counted.length === 0 ? null : rounded(sum, BigInt(counted.length), decimals);
}

const changedAfter = (at: string) => (row: { decidedAt: string | null; receivedAt?: string }) =>
  (row.decidedAt ?? '') > at || (row.receivedAt ?? '') > at;

type Papers = { scores: readonly ArchivedScore[]; sheets: readonly ArchivedSheet[] };

/**
 * What a list says otherwise than the scores and sheets that it was made from, in words. Scores and sheets that changed after the
 * list was made are left out, and so are interviews that were corrected between groups.
 */
function scoreFaults(list: ArchivedList, { scores, sheets }: Papers): string[] {
  const { rules, preparedAt, lines } = list;
  const written = Map.groupBy(scores, ({ registrationId }) => registrationId);
  const judged = Map.groupBy(sheets, ({ registrationId }) => registrationId);
  const later = changedAfter(preparedAt);
  return lines.flatMap((line) => {
    const who = `${line.post} ${line.name} ${line.ticket}`;
    const own = written.get(line.registrationId) ?? [];
    const score = own.find(({ status }) => status === 'confirmed');
    const faults: string[] = [];
    if (line.written !== null && !own.some(later) && (score?.points ?? null) !== line.written)
      faults.push(`${who}：笔试成绩 ${line.written} 与登记的 ${score?.points ?? '无'} 不一致`);
    const ownSheets = judged.get(line.registrationId) ?? [];
    const mean = meanOfSheets(ownSheets, rules);
    if (
      line.interview !== null &&
      rules.results.groupCorrection === 'none' &&
      !ownSheets.some(later) &&
      mean !== whole(line.interview)
    )
      faults.push(`${who}：面试成绩 ${line.interview} 与评分表的 ${mean === null ? '无' : text(mean)} 不一致`);
    const total = totalOf(line, rules);
    if (line.total !== null && whole(line.total) !== total)
      faults.push(`${who}：总成绩 ${line.total}，按占比应为 ${text(total)}`);
    return faults;
  });
}

/** Written and interview by their weights; the written score counts as a share of its full mark. */
function totalOf(
  { written, interview }: { written: number | null; interview: number | null },
  { weights, decimals, results: { fullMark } }: ArchivedList['rules'],
): bigint {
  const sum =
    whole(written ?? 0) * BigInt(weights.written) * 100n +
    whole(interview ?? 0) * BigInt(weights.interview) * BigInt(fullMark);
  return rounded(sum, 100n * BigInt(fullMark), decimals);
}

/** What an order contradicts: a rank after a better one's with more points. */
function orderFaults({ kind, lines }: ArchivedList): string[] {
  const by = kind === 'written' || kind === 'shortlist' ? 'written' : 'total';
  const posts = Map.groupBy(
    lines.filter(({ rank }) => rank !== null),
    ({ post }) => post,
  );
  return [...posts].flatMap(([post, ranked]) => {
    const inOrder = ranked.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
    const wrong = inOrder.find((line, at) => (line[by] ?? 0) > (inOrder[at - 1]?.[by] ?? Number.POSITIVE_INFINITY));
    return wrong ? [`岗位 ${post} 的第 ${wrong.rank} 名分数高于前一名`] : [];
  });
}

const MANIFEST = 'manifest.json';

/** What an archive proves, or fails to. */
interface ArchiveVerdict {
  manifest: ArchiveManifest | null;
  /** Each names the member at fault. */
  faults: string[];
  /** How many lists, draws, lines and events were computed again. */
  checked: { lists: number; lines: number; draws: number; events: number };
}

type Members = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

const read = <T>(members: Members, name: string): T =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(members.get(name))) as T;

/** Which members are not those that were archived. */
async function memberFaults(members: Members, manifest: ArchiveManifest): Promise<string[]> {
  const faults: string[] = [];
  const sealed = await hashOfText(manifestText(manifest));
  if (sealed !== manifest.seal) faults.push(`${MANIFEST}：清单与封存时不一致`);
  const listed = new Set(manifest.files.map(({ name }) => name));
  for (const name of Object.keys(archiveMembers)) if (!listed.has(name)) faults.push(`${name}：清单里没有`);
  for (const { name, sha256 } of manifest.files) {
    const bytes = members.get(name);
    if (!bytes) faults.push(`${name}：缺少这个文件`);
    else if ((await hashOfBytes(bytes)) !== sha256) faults.push(`${name}：内容被改动，SHA-256 不一致`);
  }
  for (const name of members.keys())
    if (name !== MANIFEST && !listed.has(name)) faults.push(`${name}：清单里没有这个文件`);
  return faults;
}

/** Checks an unpacked archive: every member by its hash, then what the members prove together. Needs nothing but the archive. */
export async function archiveFaults(members: Members): Promise<ArchiveVerdict> {
  const checked = { lists: 0, lines: 0, draws: 0, events: 0 };
  let manifest: ArchiveManifest;
  try {
    manifest = read<ArchiveManifest>(members, MANIFEST);
    const faults = await memberFaults(members, manifest);
    if (faults.length > 0) return { manifest, faults, checked };
  } catch {
    return { manifest: null, faults: [`${MANIFEST}：读不出来，不是归档包或清单被改动`], checked };
  }
  const faults = await contentFaults(members, manifest, checked);
  return { manifest, faults, checked };
}

async function contentFaults(
  members: Members,
  { examId, files, head }: ArchiveManifest,
  checked: ArchiveVerdict['checked'],
) {
  const faults: string[] = [];
  const papers = {
    scores: read<ArchivedScore[]>(members, 'scores.json'),
    sheets: read<ArchivedSheet[]>(members, 'sheets.json'),
  };
  for (const { name } of files.filter((file) => file.name.startsWith('lists/'))) {
    const list = read<ArchivedList>(members, name);
    if ((await hashOfList(list)) !== list.hash) faults.push(`${name}：名单与公布的哈希不一致`);
    faults.push(...[...scoreFaults(list, papers), ...orderFaults(list)].map((fault) => `${name}：${fault}`));
    checked.lists += 1;
    checked.lines += list.lines.length;
  }
  for (const draw of read<PublishedDraw[]>(members, 'draws.json')) {
    faults.push(...(await drawFaults(draw)).map((fault) => `draws.json：${fault}`));
    checked.draws += 1;
  }
  const chain = read<ArchivedEvents>(members, 'events.json');
  faults.push(...(await chainFaults(examId, chain)).map((fault) => `events.json：${fault}`));
  if ((chain.blocks.at(-1)?.hash ?? '') !== head) faults.push('events.json：事件链的末端与清单不一致');
  checked.events = chain.events.length;
  return faults;
}
