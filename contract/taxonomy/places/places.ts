import { formerNames } from './region-changes.ts';
import { shortRegionName } from './region-short-name.ts';
import { allRegions, cityCodeOf, formerRegions, type Region, regionByCode, regionPath } from './regions.ts';

/** What a place name in a text may refer to. */
interface PlaceName {
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
function placeNameAt(text: string, at: number): { name: PlaceName; length: number } | null {
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

/**
 * A place read from text. `exact`: the text names a single region. `guess`: the likeliest of several, a former name, or an area
 * that is no unit of GB/T 2260. `none`: unknown or ambiguous; then `code` is null and `candidates` lists the options.
 */
export interface Place {
  code: string | null;
  confidence: 'exact' | 'guess' | 'none';
  candidates: string[];
}

interface Token extends PlaceName {
  /** Nothing else is attached to it: it is written in full, or a separator or the end follows. */
  whole: boolean;
}

const lead = /^(?:工作)?(?:地点|地区|地址|城市)[:：]?|^中国/;
const headings = /(?:自治区|省)?直辖县级行政区划|市辖区|县级市/g;
const separator = /[\s\-‐-―·•/\\|,，、;；:：>_.()（）[\]【】]/;
/** After a short name these form another word: 中山大学, 北京路, 长安镇, 三元里. */
const otherWord =
  /^(?:大学|学院|师范|理工|外国语|大道|[东南西北中]{0,2}路|[东南西北]{0,2}街|公园|广场|机场|社区|[镇乡村里站话])/;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (separator.test(text.charAt(at))) {
      at++;
      continue;
    }
    const found = placeNameAt(text, at);
    if (!found) break;
    at += found.length;
    if (!found.name.full && otherWord.test(text.slice(at, at + 8))) break;
    const next = text.charAt(at);
    tokens.push({ ...found.name, whole: found.name.full || next === '' || separator.test(next) });
  }
  return tokens;
}

const liesIn = (inner: string, outer: string) => regionPath(inner).some(({ code }) => code === outer);
const isBelow = (inner: string, outers: readonly string[]) =>
  outers.some((outer) => inner !== outer && liesIn(inner, outer));

/** What two adjacent names mean together, in either order; empty where they contradict each other. */
function narrow(before: readonly string[], token: Token): string[] {
  const below = token.codes.filter((code) => isBelow(code, before));
  if (below.length > 0) return below;
  return before.filter((code) => token.codes.includes(code) || isBelow(code, token.codes));
}

const depth: Record<Region['level'], number> = { province: 0, city: 1, county: 2 };
const depthOf = (code: string) => depth[regionByCode(code)?.level ?? 'county'];

/** Of several regions with one name, the one that people mean: 长沙 is the city, not 长沙县 in it. `sure` where no other is likely. */
function likeliest(codes: readonly string[]): { code: string | null; sure: boolean } {
  const top = Math.min(...codes.map(depthOf));
  const [best, ...equals] = codes.filter((code) => depthOf(code) === top);
  if (!best || equals.length > 0) return { code: null, sure: false };
  return { code: best, sure: top === 0 || codes.every((code) => liesIn(code, best)) };
}

/**
 * Reads the place at the start of a text: '惠州-博罗县', '广东-东莞', '广州市天河区体育西路', '北京朝阳'. Text after the last matching name is treated
 * as an address. A name is a region's full, short or former name.
 */
export function resolvePlace(text: string): Place {
  const clean = text.slice(0, 200).normalize('NFKC').trim().replace(lead, '').replace(headings, '');
  const [first, ...rest] = tokensOf(clean);
  if (!first) return { code: null, confidence: 'none', candidates: [] };
  let { codes, loose, whole } = first;
  let contradicted = false;
  for (const token of rest) {
    const narrowed = narrow(codes, token);
    if (narrowed.length === 0) {
      // A short name joined to what follows is a street or a hamlet, not a second place.
      contradicted = token.whole;
      break;
    }
    const decides = narrowed.some((code) => !codes.includes(code));
    codes = narrowed;
    loose = decides ? token.loose : loose;
    whole = token.whole;
  }
  const { code, sure } = likeliest(codes);
  if (!code) return { code, confidence: 'none', candidates: codes };
  const exact = sure && whole && !loose && !contradicted;
  return {
    code,
    confidence: exact ? 'exact' : 'guess',
    candidates: [code, ...codes.filter((other) => other !== code)],
  };
}
