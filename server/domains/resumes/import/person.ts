import { findDates } from './dates.ts';
import { headingOf } from './headings.ts';
import { labelled, partsOf } from './lines.ts';

interface ReadPerson {
  name?: string;
  phone?: string;
  email?: string;
  gender?: 'female' | 'male';
  /** `1996-05-12`, or the month alone. */
  birthday?: string;
}

const phonePattern = /(?<!\d)(?:\+?86[\s-]?)?(1[3-9]\d)[\s-]?(\d{4})[\s-]?(\d{4})(?!\d)/;
const emailPattern = /[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}/;
const hanName = /^[\p{Script=Han}]{2,4}$|^[\p{Script=Han}]{2,6}[·•][\p{Script=Han}]{2,8}$/u;
const latinName = /^[A-Z][a-z]+(?:[ -][A-Z][a-z]+){1,2}$/;
/** Short words at the top of a resume that are not names. */
const noName =
  /简历|信息|意向|教师|老师|大学|学院|学校|中学|小学|本科|硕士|博士|女|男|党员|群众|团员|汉族|电话|手机|邮箱|姓名|性别|应聘|求职|个人|教育|证书|至今|评价|专业|毕业|未婚|已婚|籍贯|民族|经历|能力|省|市|岁|年龄|月/;
const surnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向汤欧阳司马上官诸葛温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝';

const isName = (text: string): boolean => {
  const bare = text.replace(/\s+/g, '');
  return hanName.test(bare) && !noName.test(bare) && surnames.includes([...bare][0] ?? '');
};

/** The date of birth, or its month. */
function birthdayOf(text: string): string | undefined {
  const [, y, m, d] = /((?:19[4-9]|20[01])\d)\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})/.exec(text) ?? [];
  const two = (part: string) => part.padStart(2, '0');
  if (y && m && d && Number(m) <= 12 && Number(d) <= 31) return `${y}-${two(m)}-${two(d)}`;
  const { from } = findDates(text);
  return from?.month ? `${from.year}-${two(String(from.month))}` : undefined;
}

function readLabel(person: ReadPerson, name: string, value: string): boolean {
  if (/^(?:姓名|name|名字)$/i.test(name)) {
    const [first = ''] = value.split(/\t|\s{2,}|[|｜]/);
    const compact = /\p{Script=Han}/u.test(first) ? first.replace(/\s+/g, '') : first;
    const [han] = /^\p{Script=Han}{2,4}/u.exec(compact) ?? [];
    person.name ??= han ?? compact.trim();
    return true;
  }
  if (/^(?:性别|gender|sex)$/i.test(name)) {
    if (/女|\bfemale/i.test(value)) person.gender ??= 'female';
    else if (/男|\bmale/i.test(value)) person.gender ??= 'male';
    return true;
  }
  if (/出生|生日|birth/i.test(name)) {
    const birthday = birthdayOf(value);
    if (birthday) person.birthday ??= birthday;
    return true;
  }
  return false;
}

const labelStart =
  /(姓\s*名|性\s*别|出生(?:日期|年月|时间)?|生\s*日|Name|Gender|Sex|Date of Birth|Birthday)\s*[:：]?\s*/i;

/** 'label value' pairs of one line, also from table cells without a colon. */
function readPairs(person: ReadPerson, line: string): boolean {
  const cells = line.split(/\t|\s{2,}|[|｜,，;；]/).map((cell) => cell.trim());
  let read = false;
  cells.forEach((cell, index) => {
    const pair = labelled(cell);
    const [whole = '', name = ''] = labelStart.exec(cell) ?? [];
    if (pair) read = readLabel(person, pair.label, pair.value || (cells[index + 1] ?? '')) || read;
    else if (name && cell.startsWith(whole)) {
      const value = cell.slice(whole.length) || (cells[index + 1] ?? '');
      read = readLabel(person, name.replace(/\s(?=\p{Script=Han})/gu, ''), value) || read;
    } else if (cell === '女' || cell === '男') {
      person.gender ??= cell === '女' ? 'female' : 'male';
      read = true;
    } else if (/^(?:19[5-9]|200)\d\s*[年./-]\s*\d{1,2}.*(?:生|出生)$/.test(cell)) {
      person.birthday ??= birthdayOf(cell);
      read = true;
    }
  });
  return read;
}

/** In the first lines a name may share its line; further down, in the narrow column, it has its own. */
const TOP = 8;

/** Reads the personal data of a resume. `taken` collects the lines used. */
export function readPerson(lines: readonly string[], taken: Set<number>): ReadPerson {
  const person: ReadPerson = {};
  lines.forEach((line, index) => {
    const [, a, b, c] = phonePattern.exec(line) ?? [];
    const [email] = emailPattern.exec(line) ?? [];
    if (a && person.phone === undefined) person.phone = `${a}${b}${c}`;
    if (email) person.email ??= email;
    if (readPairs(person, line) || a || email) taken.add(index);
  });
  if (person.name) return person;
  for (const [index, line] of lines.entries()) {
    const bare = line.replace(/(?:的)?(?:个人)?简历$|^个人简历\s*[-—:：]?\s*|Resume of\s*|的?求职简历$/i, '').trim();
    if (headingOf(bare)) continue;
    const candidates = index < TOP ? [bare, ...partsOf(bare)] : [bare];
    const name =
      candidates.find(isName) ??
      candidates.find((part) => latinName.test(part) && !/University|School|Teacher/.test(part));
    if (!name) continue;
    person.name = isName(name) ? name.replace(/\s+/g, '') : name;
    taken.add(index);
    break;
  }
  return person;
}
