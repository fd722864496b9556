/** Province, city and county of a company, by their full names in GB/T 2260; unknown levels are omitted. */
type RegionNames = readonly string[];

const suffix = /(?:特别行政区|(?:[一-龥]{1,3}族)*自治[区州县]|地区|林区|新区|[省市区县盟旗])$/;
/** Suffixes for a campus or a division of a school. */
const division =
  /(?:[(（【[][^()（）【】[\]]*(?:校区|校园|分校|分园|学部|小学部|初中部|高中部|幼儿部|国际部|本部|总部|招聘)[)）】\]])|(?:小学|初中|高中|中学|幼儿)部$/g;
/** Names that many schools share once the place is removed: 实验小学, 第一中学, 中心幼儿园. */
const generic =
  /^(?:附属|附|第?[一二三四五六七八九十百\d]+|实验|中心|外国语|外语|国际|双语|师范|机关|艺术|职业|技工|技术|高级|初级|完全|特殊教育|新|区|镇|市立|公立|人民)*(?:小学|中学|学校|幼儿园|学院|大学|高中|初中|学园|教育局|教师发展中心)?$/;

const shortOf = (name: string) => name.replace(suffix, '') || name;

/** After a short place name these belong to a university's own name: 广东财经大学附属…. */
const ownWord = /^(?:[外语贸师范工业农医科技财经理华侨]{2,4})?大学/;

/** Removes a place from the start of the text, by its full or its short name: '广州市' and '广州' alike. */
function behead(text: string, name: string): string | null {
  const short = shortOf(name);
  if (text.startsWith(name)) return text.slice(name.length);
  const rest = text.slice(short.length);
  return short.length >= 2 && text.startsWith(short) && !ownWord.test(rest) ? rest : null;
}

/**
 * Normalises a company's name for matching: removes brackets, spaces, width, campus and the leading places. Where too little
 * would remain, the nearest place stays in its short form, so that two 第一中学 do not collide. Comparable within one city only.
 */
export function companyNameKey(name: string, places: RegionNames = []): string {
  const plain = name
    .normalize('NFKC')
    .replace(division, '')
    .replace(/[\s\p{P}\p{S}]/gu, '')
    .toLowerCase();
  let rest = plain;
  let stored = '';
  for (const place of places) {
    const tail = behead(rest, place);
    if (tail === null || tail === '') continue;
    stored = shortOf(place);
    rest = tail;
  }
  return rest.length < 4 || generic.test(rest) ? stored + rest : rest;
}
