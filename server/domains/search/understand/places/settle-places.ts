import { placeLabel, regionByCode, regionShortName } from '#contract/taxonomy/places/regions.ts';
import { regionLexeme } from '../../index/code-bits.ts';
import type { Part, Placed } from '../part.ts';
import type { Token } from '../tokens.ts';
import { coordinateTable } from './coordinate-table.ts';
import { cityOfRegion, isCounty, isProvince, liesIn, likelier } from './places.ts';

interface Centre {
  code: string;
  /** Degrees. */
  longitude: number;
  latitude: number;
}

const kmPerDegree = 111.2;
/** How many kilometres people look around a city, and around a county. */
const reach = { city: 120, county: 45 } as const;

let known: Map<string, Centre> | undefined;

function centres(): Map<string, Centre> {
  if (known) return known;
  known = new Map();
  for (const line of coordinateTable.split('\n')) {
    const [province = '', rest = ''] = line.split('|');
    for (const entry of rest.split(' ')) {
      const [digits = '', at = ''] = entry.split(':');
      const [longitude = 0, latitude = 0] = at.split(',').map((part) => Number(part) / 100);
      known.set(province + digits, { code: province + digits, longitude, latitude });
    }
  }
  return known;
}

/** On a plane that touches the globe here: exact enough over a hundred kilometres. */
function distance(one: Centre, other: Centre): number {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(east, one.latitude - other.latitude) * kmPerDegree;
}

/** A district is a part of its city; a county or small city lies around it. */
const isDistrict = (code: string): boolean => regionByCode(code)?.name.endsWith('区') ?? false;

const found = new Map<string, readonly string[]>();

/** Regions of the same level whose centres are near, the nearest first; of a county its whole city as well. */
function nearby(code: string): readonly string[] {
  const near = found.get(code) ?? around(code);
  found.set(code, near);
  return near;
}

function around(code: string): string[] {
  if (isProvince(code)) return [code];
  const own = centres().get(code);
  if (!own) return [isCounty(code) ? cityOfRegion(code) : code];
  const isSmall = isCounty(code);
  const city = isSmall && !isDistrict(code) ? [cityOfRegion(code)] : [];
  const limit = isSmall ? reach.county : reach.city;
  const near = [...centres().values()]
    .filter((centre) => isCounty(centre.code) === isSmall)
    .map((centre) => ({ code: centre.code, far: distance(own, centre) }))
    .filter(({ far }) => far <= limit)
    .sort((one, other) => one.far - other.far)
    .map((centre) => centre.code);
  return [...city, ...near];
}

const groupIn = ({ groups: [group] }: Part) => (group?.kind === 'place' && !group.not ? group : null);

/** The regions of a place, in the index's form. */
export const regionsOf = (part: Part): string[] =>
  part.region === undefined
    ? (groupIn(part)
        ?.codes.flat()
        .map((lexeme) => lexeme.slice(3)) ?? [])
    : [part.region];

const codesOf = ({ part }: Placed): string[] => regionsOf(part);

/** '成都附近': the regions around the place before the word. */
export function widenNearby(parts: readonly Placed[], words: readonly Token[], text: string): Placed[] {
  return parts.map((placed) => {
    const group = groupIn(placed.part);
    const isMeant = words.some(({ from }) => from >= placed.to && /^[\s的及和]*$/u.test(text.slice(placed.to, from)));
    if (!group || !isMeant) return placed;
    const codes = [...new Set(codesOf(placed).flatMap(nearby))].map((code) => [regionLexeme(code)]);
    const part = { ...placed.part, label: `${placed.part.label}周边`, groups: [{ ...group, codes, words: [] }] };
    return { ...placed, part };
  });
}

/** '广东 惠州 博罗' is one place; '广州 深圳' means either; 浦江 alone may be part of a name. */
export function settlePlaces(parts: readonly Placed[]): Placed[] {
  const places = parts.filter(({ part }) => groupIn(part));
  const [first] = places;
  if (!first) return [...parts];
  const deepest = innermostOf(places);
  const [only] = deepest;
  if (only !== undefined && deepest.length === 1) {
    const mayName = places.length === 1 && isCounty(only) && !/[区县市旗]$/u.test(first.part.text);
    if (mayName) return [...parts];
    return replaced(parts, places, { label: placeLabel(only), region: only, groups: [] });
  }
  const likely = places.length === 1 && deepest.every(isCounty) ? likelier(deepest) : null;
  if (likely !== null && /[区县市旗]$/u.test(first.part.text))
    return replaced(parts, places, { label: placeLabel(likely), region: likely, groups: [] });
  if (places.length === 1) return [...parts];
  const several = withoutOuter(places);
  const codes = deepest.length > 0 ? deepest : [...new Set(several.flatMap(codesOf))];
  const labels = deepest.length > 0 ? deepest.map(regionShortName) : several.map(({ part }) => part.label);
  const text = places.map(({ part }) => part.text).join(' ');
  const words = deepest.length > 0 ? [] : several.flatMap(({ part }) => groupIn(part)?.words ?? []);
  const group = { text, kind: 'place' as const, codes: codes.map((code) => [regionLexeme(code)]), words };
  return replaced(parts, places, { label: [...new Set(labels)].join('、'), groups: [group] });
}

/** The regions that lie in every place named, without those that contain another. */
function innermostOf(places: readonly Placed[]): string[] {
  const codes = [...new Set(places.flatMap(codesOf))];
  const common = codes.filter((code) => places.every((place) => codesOf(place).some((other) => liesIn(code, other))));
  return common.filter((code) => !common.some((other) => other !== code && liesIn(other, code)));
}

/** '南京 杭州 余杭' means 南京 and 余杭: a place is left out where another lies in it. */
const withoutOuter = (places: readonly Placed[]): Placed[] =>
  places.filter(
    (outer) =>
      !places.some((inner) => {
        const codes = codesOf(inner);
        const own = codesOf(outer);
        return (
          codes.length > 0 && codes.every((code) => !own.includes(code) && own.some((other) => liesIn(code, other)))
        );
      }),
  );

function replaced(parts: readonly Placed[], places: readonly Placed[], made: Omit<Part, 'text'>): Placed[] {
  const text = places.map(({ part }) => part.text).join(' ');
  return parts.flatMap((placed) => {
    if (!places.includes(placed)) return [placed];
    return placed === places[0] ? [{ ...placed, part: { ...made, text } }] : [];
  });
}
