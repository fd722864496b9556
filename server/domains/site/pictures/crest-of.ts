import { type CrestHue, type CrestShape, crestLook } from '#contract/site/crest.ts';

export interface Crest {
  shape: CrestShape;
  hue: CrestHue;
  /** One character of the name: a Chinese character, a letter or a digit. */
  character: string;
}

const character = /^[\p{Script=Han}A-Za-z0-9]$/u;

const longCities =
  /^(?:石家庄|秦皇岛|张家口|呼和浩特|鄂尔多斯|哈尔滨|齐齐哈尔|牡丹江|佳木斯|连云港|马鞍山|景德镇|平顶山|驻马店|张家界|防城港|攀枝花|六盘水|嘉峪关|乌鲁木齐)/;
const administrative = /^(?:.{2,12}?自治[县州]|.{2,4}?(?:省|市|区|县|州|盟|旗))+(?=.{2})/;
/** Words for what a place of education is; what is its own stands before them. */
const kindWords =
  /(?:第?[一二三四五六七八九十]+)?(?:学前|师范|理工|科技|财经|医科|工程|农林|交通|传媒|艺术|体育|工学院|联合|中英|中德|职业|高等|高级|初级|中等|特殊|幼儿|实验|外国语|双语|国际|机关|九年|教育|文化|人力|少儿|青少年|少年|儿童|蒙台梭利|智能|高中|社区|老年|开放|干部|新区|经济|大学|学院|中学|小学|学校|书院|园|党校|研究|美育|研学|听障|启智|启航|专门|技师|技工|培训).*$/;

/** The character that tells a school from its namesakes: the first after its place, before the words for its kind. */
function ownCharacter(name: string): string {
  const plain = name.replace(/（[^（）]*）/g, '');
  const [, ordinal] = /第([一二三四五六七八九十])/.exec(plain) ?? [];
  if (ordinal) return ordinal;
  const placed = plain.replace(longCities, '').replace(administrative, '') || plain;
  const stem = placed.replace(kindWords, '');
  const own = placed === plain && [...stem].length >= 4 ? [...stem].slice(2) : [...stem];
  return [...own, ...placed].find((char) => character.test(char) && char !== '小') ?? '校';
}

/** The crest of a school without a logo. It follows from the name alone, so it is the same wherever the school is named. */
export const crestOf = (name: string): Crest => ({ ...crestLook(name), character: ownCharacter(name) });
