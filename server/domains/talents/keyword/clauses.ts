import { normalise, simplified } from '#server/domains/search/public.ts';
import { isFilling } from './fillers.ts';
import { patternsIn } from './patterns.ts';
import { tradeNames } from './trades.ts';
import type { Unusable, UnusableReason } from './unusable-phrases.ts';

/** A keyword by its clauses: what is said of the people who are sought, and what is said besides. */
export interface ReadClauses {
  /** The demands, wishes ('X优先') and refusals ('X的不要'), without who seeks, how it is asked for and how many are sought. */
  text: string;
  told: Unusable[];
  /** Whether somebody speaks: a known word counts wherever it stands. */
  isSentence: boolean;
}

/** How much of a phrase is a condition: all, none (nobody may be selected by age), some of its words, or less. */
export type Reading = 'all' | 'none' | 'some' | 'less';

const pattern = patternsIn('clauses.tsv');
const said = (name: string) => new RegExp(pattern(name), 'u');
/** '我院机电系需要一名', '现在急招', '老板说想要个' */
const demand = said('demand');
const [isOurs, isHeadless, courtesy] = [said('isOurs'), said('isHeadless'), said('courtesy')];
const [opening, endings, when, comes] = [said('opening'), said('endings'), said('when'), said('comes')];
const [isWish, isRefusal, isPost, cause] = [said('isWish'), said('isRefusal'), said('isPost'), said('cause')];
const [some, lacking, isDuty, ahead] = [said('some'), said('lacking'), said('duty'), said('ahead')];
/** '还缺一名教学秘书', after the post that is sought first: what follows is of that one. */
const isAnother = said('another');
const [wished, refused] = ['wished', 'refused'].map((name) => new RegExp(`(?:${pattern(name)})$`, 'u')) as [
  RegExp,
  RegExp,
];

type Roles = readonly (readonly [RegExp, UnusableReason])[];
const roles = (...names: UnusableReason[]): Roles => names.map((name) => [said(name), name]);
/** The roles that make no condition; a clause has the first that it fits. Of the others nobody is asked for. */
const [toldRoles, otherRoles] = [roles('some', 'waived', 'offered'), roles('duty', 'own')];
const roleOf = (clause: string, roles: Roles) => roles.find(([fits]) => fits.test(clause))?.[1];

const beforeTrade = new RegExp(`^[\\s,，]+(?:${tradeNames.join('|')})`, 'u');
/** '副教授带护理专业', '老师去中职上课': what somebody will teach stands apart. */
const joints: readonly [RegExp, string][] = [
  [
    /(?:[来去到])?(?:能|会|可以)?(?:带|教(?![授师练研务育学])|讲(?!师)|上(?!海))(?<trade>(?!过)\p{Script=Han}{2,8}?)专业课?的?(?:老师|教师)?$/u,
    ' $<trade>专业教师',
  ],
  [
    new RegExp(
      `(?<![给为帮]\\S{0,8})(?<=${pattern('person')})(?:一起)?(?:[来去到]|过来)?(?:我们?(?:学校|这边)?)?(?:担任|当|做|带(?!教)|教|讲|负责)(?!过|的|得)(?=\\p{Script=Han}{2})`,
      'gu',
    ),
    ' ',
  ],
  [new RegExp(`(?<=${pattern('person')})${pattern('count')}$`, 'u'), ''],
];
const asObject = (text: string): string => joints.reduce((plain, [pattern, way]) => plain.replace(pattern, way), text);

/** 但, 另外: what follows is a clause of its own. */
const cuts = new RegExp(pattern('cuts'), 'gu');
const addressed = new RegExp(pattern('addressed'), 'gu');
const clause = /[^\s,，。;；:：!！?？()]+/gu;

/** Cuts a keyword into clauses, gives each one role, and takes out those that say nothing of the people who are sought. */
export function readClauses(keyword: string, readingOf: ((refused: string) => Reading) | null): ReadClauses {
  const plain = simplified(normalise(keyword)).replace(addressed, '$<hello>').replace(cuts, '，');
  const isOneOfSeveral = /[^\s,，。;；:：!！?？()][\s,，。;；:：!！?？()]+\S/u.test(plain.trim());
  const told: Unusable[] = [];
  let isSentence = false;
  let isOfAnother = false;
  const text = plain.replace(clause, (typed, from: number) => {
    const tell = (text: string, reason: UnusableReason) => {
      told.push({ text, reason, from });
      isSentence ||= typed.length > 4;
      return '';
    };
    isOfAnother ||= from > 0 && isAnother.test(typed);
    if (isOfAnother) return tell(typed, 'another');
    const plainly = typed.replace(cause, (why) => tell(why, 'cause'));
    const spoken = plainly.replace(courtesy, '').replace(endings, '').replace(opening, '');
    if (spoken !== typed) isSentence = true;
    if (spoken === '') return '';
    const { head = '', verb = '', many = '', what = '' } = demand.exec(spoken)?.groups ?? {};
    const isAhead = readingOf !== null && ahead.test(spoken) && /less|some/u.test(readingOf(spoken.replace(ahead, '')));
    if (!isAhead && (isWish.test(spoken) || wished.test(spoken) || isRefusal.test(spoken) || refused.test(spoken))) {
      if (verb && what && isHeadless.test(head) && !isWish.test(head) && !isRefusal.test(verb + head) && many)
        return what;
      if (readingOf === null) return spoken;
      return refused.test(spoken) ? refusal(spoken, readingOf, tell) : spoken.replace(wished, '优先');
    }
    const role = isOneOfSeveral || !some.test(spoken) ? roleOf(spoken, toldRoles) : undefined;
    if (role) return tell(spoken, role);
    if (isAhead) return tell(spoken, 'refused');
    if (isSentence && isPost.test(spoken)) return tell(spoken, 'offered');
    const isCounted = what === '' && many !== '';
    if ((what !== '' || isCounted) && !(comes.test(what) && spoken.slice(head.length).search(when) === 0)) {
      if (isHeadless.test(head) || isOurs.test(head)) {
        isSentence = true;
        if (isCounted && isHeadless.test(head)) return tell(spoken, 'own');
        if (!isHeadless.test(head) && !isFilling(head)) tell(head, 'own');
        return isDuty.test(what) ? tell(what, 'duty') : asObject(what);
      }
      if (isCounted) {
        tell(verb + many, 'own');
        return head;
      }
    }
    const isDepartment =
      /^\p{Script=Han}{2,4}学院$/u.test(spoken) && beforeTrade.test(plain.slice(from + typed.length));
    const idle = isDepartment ? 'own' : roleOf(spoken, otherRoles);
    return idle ? tell(spoken, idle) : asObject(spoken);
  });
  let whole = text;
  const left = told.filter((one) => {
    const lowered = withoutHigher(whole, one);
    whole = lowered.text;
    return !lowered.isLeast;
  });
  return { text: whole, told: left, isSentence };
}

/** What is refused is refused whole: 语文 of '语文老师兼着写两笔的就算了' alone is not. */
function refusal(
  spoken: string,
  readingOf: (refused: string) => Reading,
  tell: (text: string, reason: UnusableReason) => string,
): string {
  const what = spoken.replace(refused, '').replace(/[的者]$/u, '');
  if (what === '' || lacking.test(what) || isRefusal.test(what)) return spoken.replace(refused, '不要');
  const reading = readingOf(what);
  if (reading === 'all' || reading === 'none') return reading === 'all' ? spoken.replace(refused, '不要') : spoken;
  // '分管教学的副校长民办的不要': who is sought stands before.
  const least = [2, 3, 4, 5, 6].map((length) => what.length - length).filter((at) => at > 2);
  const at = least.find((at) => readingOf(what.slice(at)) === 'all' && /all|some/u.test(readingOf(what.slice(0, at))));
  return at === undefined ? tell(spoken, 'refused') : `${what.slice(0, at)} ${what.slice(at)}的不要`;
}

const degrees = ['大专|专科', '本科', '硕士|研究生', '博士'];

/** '硕士起步，……本科也可以': the higher degree is wished; `isLeast` where the lower one is for all ('博士优先，硕士也可'). */
function withoutHigher(text: string, { text: waived, reason }: Unusable): { text: string; isLeast: boolean } {
  const lowest = reason === 'waived' ? degrees.findIndex((names) => new RegExp(names, 'u').test(waived)) : -1;
  const higher = degrees.slice(lowest + 1).join('|');
  if (lowest < 0 || !higher || !new RegExp(higher, 'u').test(text)) return { text, isLeast: false };
  const isLeast = new RegExp(`^(?:学历)?(?:${degrees[lowest]})[^]{0,4}[也亦均]`, 'u').test(waived);
  const wished = text.replace(
    new RegExp(`(?<degree>${higher})(?:学历|学位|起步?|打底|毕业|及?以上)*(?!优先|最好|更)`, 'gu'),
    '$<degree>优先',
  );
  return { text: isLeast ? `${wished}，${degrees[lowest]?.split('|')[0]}及以上` : wished, isLeast };
}
