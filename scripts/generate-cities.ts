/**
 * Generates contract/taxonomy/places/city-table.ts, the compact list of cities for the browser's first load, from the contract's
 * regions: `node scripts/generate-cities.ts`. Its test fails when the file is out of date.
 */
import { writeFileSync } from 'node:fs';
import { customPinyin, pinyin } from 'pinyin-pro';
import { allRegions, cityCodeOf, type Region } from '#contract/taxonomy/places/regions.ts';

const file = new URL('../contract/taxonomy/places/city-table.ts', import.meta.url);

// pinyin-pro knows the readings of place names (重庆, 厦门, 六安, 台州), except this one.
customPinyin({ 喀什: 'kā shí' });

/** 'HangZhou': a capital starts each syllable, so that initials need no separate storage. */
const spell = (text: string) =>
  pinyin(text, { toneType: 'none', type: 'array', v: true })
    .map((syllable) => syllable.charAt(0).toUpperCase() + syllable.slice(1))
    .join('');

/** '01杭州HangZhou': the digits that the province's code leaves open, without trailing zeros of a prefecture. */
const entry = ({ code, short }: Region) => `${code.slice(2).replace(/00$/, '')}${short}${spell(short)}`;

/** '33浙江|01杭州HangZhou|…' for each province; a municipality has only its own entry. */
export function cityTable(): string {
  const regions = allRegions();
  const provinces = regions.filter(({ level }) => level === 'province');
  return provinces
    .map((province) => {
      const cities = regions.filter(({ level, parent }) => level === 'city' && parent === province.code);
      const own = cities.length > 0 ? cities : [province];
      return [`${province.code.slice(0, 2)}${province.short}`, ...own.map(entry)].join('|');
    })
    .join('\n');
}

function cityModule(): string {
  return `// Written by scripts/generate-cities.ts.\n\n/** Province, then its cities: open digits of the code, short name, pinyin with a capital at each syllable. */\nexport const cityTable = \`${cityTable()}\`;\n`;
}

if (import.meta.main) {
  writeFileSync(file, cityModule());
  const cities = allRegions().filter(({ code, level }) => level !== 'county' && cityCodeOf(code) === code);
  console.log(`${cities.length} provinces and cities written`);
}
