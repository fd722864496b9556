import { type Place, resolvePlace } from '#contract/taxonomy/places/places.ts';
import {
  cityCodeOf,
  provinceCodeOf,
  regionByCode,
  regionCovers,
  regionFullName,
  regionPath,
} from '#contract/taxonomy/places/regions.ts';
import { guessed, missing, type Reading, read } from './reading.ts';

export interface ReadPlace {
  regionCode: string;
  cityCode: string;
}

const isCityOrBelow = (code: string) => regionByCode(code)?.level !== 'province' || cityCodeOf(code) !== code;
const placeOf = (code: string): ReadPlace => ({
  regionCode: regionByCode(code)?.code ?? code,
  cityCode: cityCodeOf(code),
});

/** The county that an address adds to a city that contains it. */
function countyIn(city: string, address: string): string | null {
  const { code, confidence } = resolvePlace(address);
  return code && confidence === 'exact' && regionByCode(code)?.level === 'county' && regionCovers(city, code)
    ? code
    : null;
}

/**
 * Where a post is: from its own column, its county also from the address. Contradicting columns give a guess, in favour of the
 * first.
 */
export function readPlace(cell: string, address: string, title = ''): Reading<ReadPlace> {
  const place = resolvePlace(cell);
  if (!place.code || !isCityOrBelow(place.code)) return fromAddress(cell, place, address, title);
  const other = resolvePlace(address);
  const notes = [
    place.confidence === 'guess' || hasUnreadTail(cell, place.code)
      ? `“${cell}”只部分识别，按${regionFullName(place.code)}理解`
      : '',
    contradicts(place.code, other) ? `与工作地点“${address.slice(0, 20)}”不一致` : '',
    elsewhere(place.code, title),
  ].filter(Boolean);
  if (notes.length > 0) return guessed(placeOf(place.code), cell, notes.join('；'));
  const county = regionByCode(place.code)?.level === 'city' ? countyIn(place.code, address) : null;
  return read(placeOf(county ?? place.code), county ? `${cell}；${address}` : cell);
}

/** A trailing area without a code: for '潮州-高新区' the city is used. */
function hasUnreadTail(cell: string, code: string): boolean {
  const tail = cell.split(/[-·/\\|\s、,，]+/).at(-1) ?? '';
  return (
    /[区县市镇]$/.test(tail) && !regionPath(code).some(({ name, short }) => tail.includes(name) || tail.includes(short))
  );
}

/** Only unambiguous places can contradict each other. */
function contradicts(code: string, other: Place): boolean {
  if (other.confidence !== 'exact' || !other.code) return false;
  return !regionCovers(code, other.code) && !regionCovers(other.code, code);
}

const abroad = /工作地(?:点)?在?(香港|澳门|台湾|海外|国外)/;

function elsewhere(code: string, title: string): string {
  const found = abroad.exec(title);
  if (!found) return '';
  const named = resolvePlace(found[1] ?? '').code;
  return named && provinceCodeOf(named) === provinceCodeOf(code) ? '' : `职位名称写明工作地在${found[1]}`;
}

function fromAddress(cell: string, place: Place, address: string, title: string): Reading<ReadPlace> {
  const other = resolvePlace(address);
  if (other.code && isCityOrBelow(other.code)) {
    const fits = !place.code || regionCovers(place.code, other.code);
    return guessed(placeOf(other.code), address, fits ? '地区取自工作地点' : `与地区“${cell}”不一致，取自工作地点`);
  }
  if (place.code) return guessed(placeOf(place.code), cell, '只写到省');
  const candidates = place.candidates.map(regionFullName).slice(0, 3).join('、');
  return missing(cell || title, candidates ? `有同名地区：${candidates}` : '看不出工作地区');
}
