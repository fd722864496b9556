const peoples =
  '(?:蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|普米|怒|鄂温克|保安|裕固|独龙|各)族';
/** Some names omit 族: 木垒哈萨克自治县. */
const bare = '蒙古|哈萨克|塔吉克|锡伯|柯尔克孜';

const suffixes = [
  /(?:壮族|回族|维吾尔)自治区$/,
  new RegExp(`(?:${peoples}|${bare})+自治[县州旗]$`),
  new RegExp(`${peoples}区$`),
  /(?:特别行政区|自治[区县州旗]|新区|地区|林区|行政委员会|[省市县盟旗])$/,
  /区$/,
];

/**
 * The common name: 广州 for 广州市, 天河 for 天河区, 恭城 for 恭城瑶族自治县. Never shorter than two characters: 沙县, 城区 and the like stay whole, and
 * so does a 矿区, whose name means nothing without it.
 */
export function shortRegionName(name: string): string {
  if (name.endsWith('矿区') || name.endsWith('特区')) return name;
  for (const suffix of suffixes) {
    const short = name.replace(suffix, '');
    if (short !== name && short.length >= 2) return short.replace(/族$/, '');
  }
  return name;
}

/** A development zone's name beside its city: 工业园区 for 苏州工业园区, 高新区 for 济南高新技术产业开发区. */
export function shortZoneName(name: string, cityShort: string): string {
  const at = name.indexOf(cityShort);
  const own = at < 0 ? name : name.slice(at + cityShort.length).replace(/^市/, '');
  // 东营港 is a name in its own right.
  if (own.startsWith('港')) return name;
  const short = own
    .replace(/高新技术(?:产业)?(?:开发|园)区$/, '高新区')
    .replace(/经济技术开发区$|经济开发区$/, '经开区');
  return short.length >= 2 ? short : name;
}
