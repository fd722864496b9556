import { formerNames } from './region-changes.ts';
import { shortRegionName } from './region-short-name.ts';
import { allRegions, cityCodeOf, formerRegions } from './regions.ts';

/** What a place name in a text may refer to. */
export interface PlaceName {
  codes: string[];
  /** Written in full (广州市), so that an address follows and not the rest of another word. */
  full: boolean;
  /** A divided county's former name, or an area: it leads to the right surroundings, without a code of its own. */
  loose: boolean;
}

/** Areas that people write as a place but that have no code: the city or county that contains them. */
const areas: Readonly<Record<string, string>> = {
  雄安: '130600',
  雄安新区: '130600',
  西咸新区: '610100',
  天府新区: '510100',
  两江新区: '500100',
  贵安新区: '520100',
  湘江新区: '430100',
  赣江新区: '360100',
  滇中新区: '530100',
  哈尔滨新区: '230100',
  长春新区: '220100',
  金普新区: '210200',
  舟山群岛新区: '330900',
  郑东新区: '410100',
  莱芜市: '370116',
  松山湖: '441900',
  横琴: '440402',
  大亚湾: '441303',
  仲恺: '441302',
  前海: '440305',
  大鹏新区: '440307',
  龙华新区: '440309',
  坪山新区: '440310',
  光明新区: '440311',
};

type Kind = Pick<PlaceName, 'full' | 'loose'>;

function learn(map: Map<string, PlaceName>, text: string, code: string, kind: Kind): void {
  if (text.length < 2) return;
  const known = map.get(text);
  if (!known) map.set(text, { codes: [code], ...kind });
  else if (known.loose === kind.loose && !known.codes.includes(code)) {
    known.codes.push(code);
    known.full ||= kind.full;
  }
}

/** Exact names are added first, so a loose name never replaces one. */
function build(): Map<string, PlaceName> {
  const map = new Map<string, PlaceName>();
  const learnBoth = (name: string, short: string, code: string, loose: boolean) => {
    learn(map, name, code, { full: true, loose });
    if (short !== name) learn(map, short, code, { full: false, loose });
  };
  for (const { code, name, short, level } of allRegions()) {
    // A zone's short name (高新区) is ambiguous; a municipality is its own city.
    const isZone = /^....7/.test(code);
    learnBoth(name, isZone ? name : short, level === 'province' ? cityCodeOf(code) : code, false);
  }
  for (const { name, code, certain } of formerRegions()) learnBoth(name, shortRegionName(name), code, !certain);
  for (const [code, name] of Object.entries(formerNames)) learnBoth(name, shortRegionName(name), code, false);
  for (const [name, code] of Object.entries(areas)) learn(map, name, code, { full: true, loose: true });
  return map;
}

let names: Map<string, PlaceName> | undefined;
let longest = 0;

/** The longest place name in the text at an offset. */
export function placeNameAt(text: string, at: number): { name: PlaceName; length: number } | null {
  if (!names) {
    names = build();
    longest = Math.max(...[...names.keys()].map((name) => name.length));
  }
  for (let length = Math.min(longest, text.length - at); length >= 2; length--) {
    const name = names.get(text.slice(at, at + length));
    if (name) return { name, length };
  }
  return null;
}
