const lists = {
  place: ['广州', '天河区', '魔都', '江浙沪', '深圳附近', 'hangzhou', '大湾区', '北京'],
  stage: ['小学', '初中', '高一', '幼儿园', 'gaozhong', '高校'],
  subject: ['语文', '数学老师', '教画画', 'yinyue', '英浯', '体育', '道法'],
  tenure: ['事业编', '非编', '员额制', '代课', '不要派遣'],
  benefit: ['包吃住', '双休', '有寒暑假', '孩子能上学'],
  pay: ['月薪8k以上', '年薪20万', '5000-9000元', '一节课100'],
  school: ['公办', '民办学校', '不要培训机构', '国际学校'],
  person: ['应届生', '大专能做的', '3年经验', '硕士'],
  word: ['骨干', '皮影', '围棋', '东晖', '屠龙术', '谢谢', '火箭', '没有这个词'],
} as const;

const signs = [...'\'"&|!():*\\<>-_=+?#%,.;/[]{}~`^$@0123456789 \t，。、？！…・“”　abcxyzöß'];
const rarities = ['\u{1F600}', '\u200B', '\u0301', 'ﬁ', '㍿', '𠮷', '語', '１', 'Ａ', '不', '要', '的', '万', '除了'];

const oneOf = <T>(next: () => number, list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;

/** Fragments of a query, at most one of a list, so that none says what another one refers to. */
export function fragmentsOf(next: () => number): string[] {
  const chosen = shuffled(next, Object.values<readonly string[]>(lists)).slice(0, 1 + Math.floor(next() * 4));
  return chosen.map((list) => oneOf(next, list));
}

/** A copy in another order. */
export function shuffled<T>(next: () => number, list: readonly T[]): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(next() * rest.length), 1));
}

const longest = 60;

/** A text of any signs, words and letters, as long as a keyword may be. */
export function anyText(next: () => number): string {
  const words = Object.values<readonly string[]>(lists).flat();
  const length = 1 + Math.floor(next() * longest);
  let text = '';
  while (text.length < length) {
    const share = next();
    text += share < 0.5 ? oneOf(next, signs) : share < 0.75 ? oneOf(next, rarities) : oneOf(next, words);
  }
  // `substring` may halve a pair, as a browser's form does.
  return text.substring(0, longest);
}
