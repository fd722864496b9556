import type { FoundFact } from '#contract/exams/exam-reading.ts';

type Reader = (line: string, at: number) => FoundFact[];

const number = (text: string) => Number(text);
const cardinals: Record<string, number> = { 三: 3, 五: 5, 七: 7, 十: 10 };

const ends = /(?:公告|简章|启事|通告|方案)$/;
const headline = /(?:招聘|选聘|考聘|招考|引进|招录|选调)/;

/** The title, which may take two lines, among the first lines. */
export function readTitle(lines: readonly string[]): FoundFact[] {
  for (const [at, line] of lines.slice(0, 12).entries()) {
    const own = line.replaceAll(/\s+/g, '');
    const two = own + (lines[at + 1] ?? '').replaceAll(/\s+/g, '');
    if (/[：:。，；]/.test(own)) continue;
    const isWhole = headline.test(own) && ends.test(own);
    const isSplit =
      !isWhole &&
      !ends.test(own) &&
      own.length >= 4 &&
      two.length <= 80 &&
      headline.test(two) &&
      ends.test(two) &&
      !/[：:。，；]/.test(two);
    const value = isWhole ? own : isSplit ? two : '';
    if (value.length >= 6 && value.length <= 80)
      return [{ field: 'title', value, line: at, words: value, note: isWhole ? '' : '标题由两行连成' }];
  }
  return [];
}

const issued = /^[^，。：:]{1,12}[〔[［（(]\s*(20\d\d)\s*[〕\]］）)]\s*第?\s*\d{1,4}\s*号$/;

const readDocumentNumber: Reader = (line, at) => {
  const text = line.replaceAll(/\s+/g, '').replace(/^(?:文号|发文字号)[:：]/, '');
  return at < 12 && issued.test(text)
    ? [{ field: 'documentNumber', value: text, line: at, words: text, note: '' }]
    : [];
};

const readFee: Reader = (line, at) => {
  const free = /(?:不收取?|免收|免缴|免交)(?:任何|考生)?(?:报名|考务|考试|报考)?(?:费用|费|考务费)/.exec(line);
  if (free) return [{ field: 'fee', value: 0, line: at, words: free[0], note: '' }];
  const found =
    /(?:考务|报名|考试|笔试|报考)(?:考务)?费(?:用|标准)?[^。；元]{0,24}?(\d{1,4})(?:\.0+)?\s*元(?:\s*[/／每]\s*(?:人|科|门|生))*/.exec(
      line,
    );
  const each = found ?? /(?:每人)?(?:每[科门])?(?:缴纳|收取|交纳|缴费|收费)[^。；元\d]{0,12}(\d{1,4})\s*元/.exec(line);
  if (!each?.[1]) return [];
  const bySubject = /每[科门]|[/／]\s*[科门]/.test(each[0]);
  return [
    {
      field: 'fee',
      value: number(each[1]) * 100,
      line: at,
      words: each[0],
      note: bySubject ? '公告按科目收费，请核对总额' : '',
    },
  ];
};

const percent = String.raw`(?:成绩)?\s*(?:[×xX*＊（(]|占|按|的|总成绩|综合成绩|考试|总分|\s|:|：|为|权重|比例|比重){0,6}\s*(?:(\d{1,3})\s*(?:%|％)|0?[.．](\d)0?(?!\d))`;
/** The percentage that a pattern reads; 0.4 is 40. */
const percentIn = (pattern: RegExp, line: string) => {
  const [, whole, tenth] = pattern.exec(line) ?? [];
  return whole ?? (tenth && `${tenth}0`);
};
const written = new RegExp(`笔试${percent}`);
const interview = new RegExp(`(?:面试|试讲|技能测试)(?:（[^）]{0,12}）)?${percent}`);

/** The part of a line that covers what these patterns match. */
function wordsOf(line: string, patterns: readonly RegExp[]): string {
  const spans = patterns.flatMap((pattern) => {
    const match = pattern.exec(line);
    return match ? [[match.index, match.index + match[0].length] as const] : [];
  });
  return line.slice(Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to)));
}

const readWeights: Reader = (line, at) => {
  const both = /笔试[^。；%]{0,16}面试[^。；%]{0,12}各(?:占|按)?[^。；%\d]{0,6}(\d{1,2})\s*[%％]/.exec(line);
  const ratio =
    /笔试[^。；]{0,12}面试[^。；]{0,12}?([1-9])\s*[:：∶]\s*([1-9])\s*(?:的?比例)?[^。；]{0,10}(?:总成绩|综合成绩|折算|合成|计算)/.exec(
      line,
    );
  const [a, b] = both
    ? [both[1], both[1]]
    : ratio && number(ratio[1] ?? '') + number(ratio[2] ?? '') === 10
      ? [`${ratio[1]}0`, `${ratio[2]}0`]
      : [percentIn(written, line), percentIn(interview, line)];
  if (!a || !b) return [];
  const [first, second] = [number(a), number(b)];
  const words = (both ?? ratio)?.[0] ?? wordsOf(line, [written, interview]);
  if (first + second !== 100) return [];
  return [{ field: 'weights', written: first, interview: second, line: at, words, note: '' }];
};

/** Weights whose halves stand in two lines, '笔试（占50%）' and '面试（占50%）'; only where each is said once. */
function readParted(lines: readonly string[]): FoundFact[] {
  const halves = [written, interview].map((pattern) =>
    lines.flatMap((line, at) => {
      const share = percentIn(pattern, line);
      return share ? [{ share: number(share), at, words: wordsOf(line, [pattern]) }] : [];
    }),
  );
  const [[first, ...more] = [], [second, ...others] = []] = halves;
  if (!first || !second || more.length + others.length > 0 || first.share + second.share !== 100) return [];
  const note = `由两处合成，另一处写的是“${second.words}”`;
  const shares = { written: first.share, interview: second.share };
  return [{ field: 'weights', ...shares, line: first.at, words: first.words, note }];
}

/** A ratio such as 1:3.5 is not a setting, and its first digit would be a guess. */
const ratioWords = String.raw`1\s*[:：∶比]\s*(\d{1,2})(?![.\d])|(?<![.\d])(\d{1,2})\s*[:：∶]\s*1`;

const readRatio: Reader = (line, at) => {
  const found =
    new RegExp(`开考比例[^。；]{0,24}?(?:${ratioWords})`).exec(line) ??
    new RegExp(`(?:${ratioWords})[^。；，]{0,14}(?:方可|才能|始|可)?开考`).exec(line) ??
    new RegExp(`报名人数[^。；]{0,30}(?:${ratioWords})`).exec(line);
  const value = found?.[1] ?? found?.[2];
  return found && value ? [{ field: 'ratio', value: number(value), line: at, words: found[0], note: '' }] : [];
};

const readShortlist: Reader = (line, at) => {
  const found =
    new RegExp(
      `(?:${ratioWords})[^。；，]{0,24}(?:进入|确定|参加|入围|列为)[^。；，]{0,12}(?:面试|试讲|资格复审|复审|现场资格)`,
    ).exec(line) ?? new RegExp(`(?:面试|入围)(?:人选|对象|人员|比例)[^。；]{0,30}(?:${ratioWords})`).exec(line);
  const value = found?.[1] ?? found?.[2];
  return found && value ? [{ field: 'shortlist', value: number(value), line: at, words: found[0], note: '' }] : [];
};

const readPublicity: Reader = (line, at) => {
  const found = /公示(?:期|时间|期限)?[^。；\d三五七十]{0,12}(\d{1,2}|[三五七十])\s*(?:个)?(工作日|天|日(?!期))/.exec(
    line,
  );
  if (!found) return [];
  const value = cardinals[found[1] ?? ''] ?? number(found[1] ?? '');
  if (!(value >= 3 && value <= 30)) return [];
  const note = found[2] === '工作日' ? '' : '公告写的是自然日';
  return [{ field: 'publicityDays', value, line: at, words: found[0], note }];
};

const phone =
  /(?<![\d-])(?:[（(]?0\d{2,3}[）)]?\s*[-—－–]?\s*\d{7,8}(?:\s*[-—转]\s*\d{1,5})?|1[3-9]\d{9}|400[-\s]?\d{3,4}[-\s]?\d{3,4}|\d{7,8})(?!\d)/g;
const phoneName =
  /(?:^|[，,。；;、（(：:\s])([^，,。；;、（(：:\s\d]{0,14}(?:电话|热线|咨询|监督|举报|联系方式))[^：:，。；\d]{0,8}[:：为]?\s*[^\d，。；]{0,12}$/;

/** '联系方式：区教育局人事科 ' */
const whoseNumber = /联系方式[:：]\s*(\p{Script=Han}{3,14})\s*$/u;

/** Telephones with what they are for, of a line that says what they are. */
const readPhones: Reader = (line, at) => {
  if (!/电话|热线|咨询|监督|举报|联系方式/.test(line)) return [];
  let name = '';
  let last = 0;
  let area = '';
  return [...line.matchAll(phone)].flatMap((match): FoundFact[] => {
    const isShort = /^\d{7,8}$/.test(match[0]);
    // A second number after a comma leaves out the area code.
    if (isShort && (area === '' || !/^\s*[、，,;；/／]\s*$/.test(line.slice(last, match.index)))) return [];
    const before = line.slice(last, match.index);
    const said = whoseNumber.exec(before)?.[1] ?? phoneName.exec(before)?.[1];
    if (said) name = said.replace(/^(?:招聘|本次|报名期间|其中|和|及)/, '');
    last = match.index + match[0].length;
    const plain = match[0]
      .replaceAll(/[（(]/g, '')
      .replaceAll(/[）)]/g, '-')
      .replaceAll(/[—－–]/g, '-')
      .replaceAll(/\s+/g, '')
      .replaceAll(/-+/g, '-');
    const notes = [...(name ? [] : ['没有写用途']), ...(isShort ? ['区号按前一个号码'] : [])];
    const full = isShort ? `${area}-${plain}` : plain;
    if (!isShort) area = /^0\d{2,3}(?=-)/.exec(plain)?.[0] ?? '';
    return [
      {
        field: 'phone',
        name: name || '咨询电话',
        number: full,
        line: at,
        words: match[0],
        note: notes.join('；'),
      },
    ];
  });
};

const MOST_PHONES = 6;
const single: Reader[] = [readDocumentNumber, readFee, readWeights, readRatio, readShortlist, readPublicity];

/** What an announcement says besides its steps. Of several statements about one thing the first counts, and a different one is told. */
export function readFacts(lines: readonly string[]): FoundFact[] {
  const once = single.flatMap((reader) => {
    const found = lines.flatMap((line, at) => reader(line, at));
    const [first] = found;
    if (!first) return [];
    const plain = (fact: FoundFact) => JSON.stringify({ ...fact, line: 0, words: '', note: '' });
    const other = found.find((one) => plain(one) !== plain(first));
    return [
      { ...first, note: [first.note, other && `另一处写的是“${other.words.slice(0, 40)}”`].filter(Boolean).join('；') },
    ];
  });
  const phones = lines.flatMap((line, at) => readPhones(line, at));
  const distinct = phones.filter(
    (one, at) =>
      phones.findIndex((other) => 'number' in other && 'number' in one && other.number === one.number) === at,
  );
  const parted = once.some(({ field }) => field === 'weights') ? [] : readParted(lines);
  return [...readTitle(lines), ...once, ...parted, ...distinct.slice(0, MOST_PHONES)];
}
