import type { Sentence } from '../text/document.ts';
import type { Fact } from './fact.ts';

const address =
  /(?:https?:\/\/|www\.)[A-Za-z0-9\-._~:/?#@!$&'*+%=]+|(?<![@\w.])[a-z0-9-]+(?:\.[a-z0-9-]+)+\.(?:cn|com|net|org|gov|edu)(?:\/[\w\-./?=&#]*)?(?![\w@])/gi;
const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const toRegister = /报名|填报|登录|登陆|入口|报考|投递|申请|系统|网上/;
const toRead = /公示|公布|查询|查看|主页|官网|发布|下载/;

/** Where people register: the address named with that, not one where lists and results are shown. */
export function readUrl(sentences: readonly Sentence[]): Fact[] {
  const found = sentences.flatMap(({ text, headings, placeOf }) =>
    [...text.matchAll(address)].flatMap((match): { score: number; fact: Fact }[] => {
      const value = match[0].replace(/[.,;:)]+$/, '');
      const before = text.slice(Math.max(0, match.index - 30), match.index);
      const heading = headings.findLast((one) => one !== '') ?? '';
      const score =
        (toRegister.test(before) ? 2 : 0) +
        (/报名/.test(heading) ? 1 : 0) +
        (/报名/.test(text) ? 1 : 0) -
        (toRead.test(before) ? 2 : 0);
      if (score < 1) return [];
      return [{ score, fact: { field: 'url', value, ...placeOf(match.index, match.index + value.length), note: '' } }];
    }),
  );
  const [best] = [...found].sort((one, other) => other.score - one.score);
  return best ? [best.fact] : [];
}

export function readEmail(sentences: readonly Sentence[]): Fact[] {
  const found = sentences.flatMap(({ text, placeOf }) =>
    [...text.matchAll(mail)].map(
      (match): Fact => ({
        field: 'email',
        value: match[0],
        ...placeOf(match.index, match.index + match[0].length),
        note: '',
      }),
    ),
  );
  return found.slice(0, 1);
}
