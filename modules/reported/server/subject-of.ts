/** What an announcement may ask for in the subject of a mail. */
export interface SubjectFacts {
  name: string;
  phone: string;
  education: string;
  school: string;
  major: string;
  post: string;
}

/** The longer name first: 应聘岗位 is not 应聘 and a 岗位. */
const names: [RegExp, keyof SubjectFacts][] = [
  [/(?:本人|应聘者?|报考者?|考生)?姓名/g, 'name'],
  [/(?:应聘|报考|拟聘|申请|意向)?(?:岗位|职位)(?:名称)?(?!代码|编号|序号)/g, 'post'],
  [/(?:最高)?学历(?:学位)?/g, 'education'],
  [/(?:毕业)?(?:院校|学校)(?:名称)?/g, 'school'],
  [/(?:所学)?专业(?:名称)?/g, 'major'],
  [/(?:手机号?码?|联系电话|联系方式|电话)/g, 'phone'],
];

/**
 * The subject of a mail as the announcement wants it, with the person's facts in place of their names; what is not known here,
 * such as 岗位代码, stays for the person to fill in.
 */
export function subjectOf(pattern: string, facts: SubjectFacts): string {
  const found = names
    .flatMap(([name, fact]) => [...pattern.matchAll(name)].map(({ index, 0: words }) => ({ index, words, fact })))
    .sort((one, other) => one.index - other.index || other.words.length - one.words.length);
  let [text, at] = ['', 0];
  for (const { index, words, fact } of found) {
    if (index < at) continue;
    text += pattern.slice(at, index) + (facts[fact] || words);
    at = index + words.length;
  }
  return text + pattern.slice(at);
}
