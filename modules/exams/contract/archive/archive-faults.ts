import { drawFaults, hashOfText, type PublishedDraw } from '../draw.ts';
import { hashOfList } from '../results/list-text.ts';
import {
  type ArchivedEvents,
  type ArchivedList,
  type ArchivedScore,
  type ArchivedSheet,
  type ArchiveManifest,
  archiveMembers,
  manifestText,
} from './archive-shapes.ts';
import { chainFaults } from './event-chain.ts';
import { orderFaults, scoreFaults } from './score-faults.ts';

const hashOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

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
    else if ((await hashOf(bytes)) !== sha256) faults.push(`${name}：内容被改动，SHA-256 不一致`);
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
