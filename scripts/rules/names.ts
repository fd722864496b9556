import type { Fault } from './structure.ts';

/** Retired names with their replacements. */
const instead: Readonly<Record<string, string>> = {
  Hand: 'Actor',
  FEW: 'MIN_…, or MAX_… of what it limits',
  FEWEST: 'MIN_… of what it limits',
  Happening: 'a name that ends in Event',
  Held: 'Locked',
  Hit: 'consume, Match',
  Kept: 'CacheEntry',
  MOST: 'MAX_… of what it limits',
  Mover: 'Actor',
  ResumeKeeper: 'ResumeAutosave',
  SHOWN: 'VISIBLE_… of what it limits',
  SaveMark: 'SaveStatus',
  Seat: 'Actor',
  Told: 'Notice',
  Wanted: 'Input',
  askedAt: 'requestedAt',
  asleep: 'dormant',
  atEnd: 'beforeCommit',
  calm: 'rate-limit',
  carryOut: 'applyTransition',
  chores: 'schedule',
  clockTasks: 'schedule',
  companyDesk: 'operatorCompanies',
  deeds: 'actions',
  dice: 'prng',
  fairDesk: 'operatorFairs',
  forgive: 'refund',
  gather: 'batch',
  handleAside: 'handleDetached',
  houses: 'tenants',
  isSound: 'isFresh',
  isTheirs: 'notModified',
  isTight: 'isFullyCompressed',
  keepApart: 'blockAndReport',
  keptFirst: 'cacheFastPath',
  keptMarkup: 'fragmentCache',
  lockSeat: 'lockParticipant',
  mayLag: 'replicaSafe',
  moverOf: 'actorOf',
  oversight: 'adminDashboard',
  postDesk: 'recruiterPosts',
  sealedAt: 'reassignedAt',
  sharing: 'singleFlight',
  spiders: 'seo',
  tellPages: 'publishPageChanges',
  troubleOf: 'classifyError',
  useDeeds: 'useActions',
  useStillness: 'usePrefersReducedMotion',
  veil: 'anonymise',
  veiled: 'anonymised',
};

const plain = (name: string) => name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
const fileWords = new Map(Object.entries(instead).map(([word, better]) => [plain(word), better]));

/** Comments, strings, and template text outside placeholders. */
const prose =
  /\/\*[\s\S]*?\*\/|(?<=^|[^:'"`\\])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|\$\{[^}]*\}|[^`\\])*`/g;

const codeOf = (source: string) =>
  source.replace(prose, (text) => (text.startsWith('`') ? [...text.matchAll(/\$\{([^}]*)\}/g)].join(' ') : ' '));

/** Retired words in a source file's identifiers and name. */
export function nameFaults(file: string, source: string): Fault[] {
  const stem = plain(file.split('/').at(-1)?.split('.')[0] ?? '');
  const ofFile = fileWords.get(stem);
  const used = [...new Set(codeOf(source).match(/[A-Za-z_$][\w$]*/g))].filter((name) => Object.hasOwn(instead, name));
  return [
    ...(ofFile ? [{ file, message: `the file's name: say ${ofFile}` }] : []),
    ...used.map((name) => ({ file, message: `${name}: say ${instead[name]}` })),
  ];
}
