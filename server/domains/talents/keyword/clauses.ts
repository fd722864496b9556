import { normalise, simplified } from '#server/domains/search/public.ts';
import { isFilling } from './fillers.ts';
import { patternsIn } from './patterns.ts';
import { tradeNames } from './trades.ts';
import type { Unusable } from './unusable-phrases.ts';

/** A keyword by its clauses: what is said of the people who are sought, and what is said besides. */
export interface ReadClauses {
  /** The demands, wishes and refusals, without who seeks, how it is asked for and how many are sought. */
  text: string;
  told: Unusable[];
  /** Whether somebody speaks: a known word counts wherever it stands. */
  isSentence: boolean;
}

const pattern = patternsIn('clauses.tsv');
const said = (name: string) => new RegExp(pattern(name), 'u');
/** '我院机电系需要一名', '现在急招', '老板说想要个' */
const demand = said('demand');
const [isOurs, isHeadless, courtesy] = [said('isOurs'), said('isHeadless'), said('courtesy')];
const [opening, endings, when, comes] = [said('opening'), said('endings'), said('when'), said('comes')];
const [isOwn, isOffer, isPost, isWaived] = [said('isOwn'), said('isOffer'), said('isPost'), said('isWaived')];
const [isWish, isRefusal, cause] = [said('isWish'), said('isRefusal'), said('cause')];

const beforeTrade = new RegExp(`^[\\s,，]+(?:${tradeNames.join('|')})`, 'u');
/** '副教授带护理专业', '老师去中职上课': what somebody will teach stands apart. */
const joints: readonly [RegExp, string][] = [
  [
    /(?:[来去到])?(?:能|会|可以)?(?:带|教(?![授师练研务育学])|讲(?!师)|上(?!海))(?<trade>(?!过)\p{Script=Han}{2,8}?)专业课?的?(?:老师|教师)?$/u,
    ' $<trade>专业教师',
  ],
  [/哪[一个]?(?:科|门)?都(?=行$|可以?$)/u, '都'],
  [
    new RegExp(
      `(?<![给为帮]\\S{0,8})(?<=${pattern('person')})(?:一起)?(?:[来去到]|过来)?(?:我们?(?:学校|这边)?)?(?:担任|当|做|带|教|讲|负责)(?!过|的|得)(?=\\p{Script=Han}{2})`,
      'gu',
    ),
    ' ',
  ],
  [new RegExp(`(?<=${pattern('person')})(?:去|到|来)(?=\\p{Script=Han}{2,})`, 'gu'), ' '],
  [new RegExp(`(?<=${pattern('person')})${pattern('count')}$`, 'u'), ''],
  [/^(?:主要是?|关键是?|其实就是|就是|只要|但求|重点是|必须是?|起码|至少是?|得是|需是)(?=\p{Script=Han}{2})/u, ''],
];
const asObject = (text: string): string => joints.reduce((plain, [pattern, way]) => plain.replace(pattern, way), text);

/** 但, 另外: what follows is a clause of its own. */
const cuts = new RegExp(pattern('cuts'), 'gu');
const clause = /[^\s,，。;；:：!！?？()]+/gu;

/** Cuts a keyword into clauses, and takes out what says nothing of the people who are sought. */
export function readClauses(keyword: string): ReadClauses {
  const plain = simplified(normalise(keyword)).replace(cuts, '，');
  const told: Unusable[] = [];
  let isSentence = false;
  const text = plain.replace(clause, (typed, from: number) => {
    const tell = (text: string, reason: Unusable['reason']) => {
      told.push({ text, reason, from });
      isSentence ||= typed.length > 4;
      return '';
    };
    const plainly = typed.replace(cause, (why) => tell(why, 'cause'));
    const spoken = plainly.replace(courtesy, '').replace(endings, '').replace(opening, '');
    if (spoken !== typed) isSentence = true;
    if (spoken === '') return '';
    if (isWish.test(spoken) || isRefusal.test(spoken)) {
      const { head = '', verb = '', many = '', what = '' } = demand.exec(spoken)?.groups ?? {};
      return verb && what && isHeadless.test(head) && !isWish.test(head) && !isRefusal.test(verb + head) && many
        ? what
        : spoken;
    }
    if (isWaived.test(spoken)) return tell(spoken, 'waived');
    if (isOffer.test(spoken) || (isSentence && isPost.test(spoken))) return tell(spoken, 'offered');
    const { head = '', verb = '', many = '', what = '' } = demand.exec(spoken)?.groups ?? {};
    const isCounted = what === '' && many !== '';
    if ((what !== '' || isCounted) && !(comes.test(what) && spoken.slice(head.length).search(when) === 0)) {
      if (isHeadless.test(head) || isOurs.test(head)) {
        isSentence = true;
        if (isCounted && isHeadless.test(head)) return tell(spoken, 'own');
        if (!isHeadless.test(head) && !isFilling(head)) tell(head, 'own');
        return asObject(what);
      }
      if (isCounted) {
        tell(verb + many, 'own');
        return head;
      }
    }
    const isDepartment =
      /^\p{Script=Han}{2,4}学院$/u.test(spoken) && beforeTrade.test(plain.slice(from + typed.length));
    return isDepartment || isOwn.test(spoken) ? tell(spoken, 'own') : asObject(spoken);
  });
  return { text: told.reduce(withoutHigher, text), told, isSentence };
}

const degrees = ['大专|专科', '本科', '硕士|研究生', '博士'];

/** '硕士起步，……本科也可以': the higher degree is wished. */
function withoutHigher(text: string, { text: waived, reason }: Unusable): string {
  const lowest = reason === 'waived' ? degrees.findIndex((names) => new RegExp(names, 'u').test(waived)) : -1;
  return lowest < 0 || lowest === degrees.length - 1
    ? text
    : text.replace(
        new RegExp(
          `(?<degree>${degrees.slice(lowest + 1).join('|')})(?:学历|学位|起步?|打底|毕业|及?以上)*(?!优先|最好|更)`,
          'gu',
        ),
        '$<degree>优先',
      );
}
