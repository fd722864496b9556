import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import { coordinateTable } from './coordinate-table.ts';
import { cityOfRegion, isCounty, isProvince } from './places.ts';

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
export function nearby(code: string): readonly string[] {
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
