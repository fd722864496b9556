export interface Case {
  name: string;
  /** The folder in which the tree lies. */
  folder?: string;
  /** Of a folder above the tree. */
  mode?: number;
  /** Who runs it; else who runs this script, root. */
  user?: number;
  env?: Record<string, string>;
  /** The major version of the Node that is installed; else that of this machine. */
  node?: number;
  /** Whether the Node that comes with the packages is missing, as on a platform without one. */
  noOwnNode?: boolean;
  /** Commands that the machine has not. */
  without?: readonly string[];
}

/** A case, made: what runs a script of the product as its user would. */
export interface Machine {
  tree: string;
  user: number | undefined;
  env: Record<string, string>;
}

/** Known to every Debian, unlike 1234. */
const nobody = 65_534;

export const cases: readonly Case[] = [
  { name: 'root below a folder of its own, 0700', folder: 'inner', mode: 0o700 },
  { name: 'an ordinary user', user: nobody },
  { name: 'a user without a name', user: 1_234 },
  { name: 'spaces and Chinese in the path', folder: '教育 人才网 (新)' },
  { name: 'LANG=C, New York', env: { LANG: 'C', LC_ALL: 'C', TZ: 'America/New_York' } },
  { name: 'Node 20', node: 20 },
  { name: 'Node 22', node: 22 },
  { name: 'Node 24', node: 24 },
  { name: 'Node 24 alone', node: 24, noOwnNode: true },
  { name: 'without unshare, below 0700', folder: 'inner', mode: 0o700, without: ['unshare'] },
];
