import { type QueryPart, readOnce } from '#server/domains/search/public.ts';
import { saysWhat } from './meet.ts';
import { partOfPerson } from './part-of-person.ts';
import { termsIn } from './placed-words.ts';
import { type TalentPart, weightOf } from './talent-part.ts';
import { tradeOf } from './trades.ts';

/** What a school calls itself, for the 学段 at which somebody will teach. */
const ofSchools =
  /[高初][一二三]|[一二三四五六七八九]年级|职业高中|幼儿园|(?<!中)小学|初中|高中|中职|高职|职高|职校|技校|大学|高校|特校|中心校|九年一贯制|完中|中学/gu;

/** '我们是乡镇初中', '机电系': what a school says of itself names the 学段, and what is taught, where nothing else does. */
export function namedBy(own: readonly string[], parts: readonly TalentPart[]): TalentPart[] {
  const demanded = parts.filter(({ isWish }) => !isWish);
  const isStage = ({ weight }: TalentPart) => weight === weightOf('stage');
  const isWhat = (part: TalentPart) => saysWhat(part) || (part.isUnknown === true && tradeOf(part.text) !== null);
  // 郊区 is a place by name, and here only how a school lies.
  const isPlace = ({ weight, text }: TalentPart) => weight === weightOf('region') && !/^(?:郊|城|市|矿)区$/u.test(text);
  const asWish = (part: TalentPart): TalentPart => ({ ...part, isWish: true });
  const stages = own.flatMap((text) => text.replace('村小', '小学').match(ofSchools) ?? []).flatMap(readOnce);
  // '我是年级主任': who writes is not who is sought.
  const others = own
    .filter((text) => !/[让说叫]$|^(?:我|本人)是/u.test(text))
    .flatMap((text) => termsIn(text.replace(/^.{0,3}(?:校长|园长|院长|主任|领导)(?=让|叫|说|要我|安排)/u, '')));
  const named = (some: readonly QueryPart[]) => some.flatMap((typed) => partOfPerson(typed) ?? []);
  return [
    ...(demanded.some(isStage)
      ? []
      : named(stages).map((stage) => (isNoMust(stage) && demanded.some(isWhat) ? asWish(stage) : stage))),
    ...(parts.some(({ weight }) => weight === weightOf('region')) ? [] : named(others).filter(isPlace).map(asWish)),
    ...(demanded.some(isWhat)
      ? []
      : named(others)
          .filter((part) => isWhat(part) && !isStage(part))
          .map(taughtAs)),
  ];
}

/** Who teaches a trade at another school would come to a 高职, and a school for special pupils may seek somebody for anything. */
const isNoMust = ({ required, weight }: TalentPart): boolean =>
  weight === weightOf('special') || /"s:(?:higher|undergraduate)/u.test(JSON.stringify(required));

const taughtAs = ({ isUnknown, ...part }: TalentPart): TalentPart =>
  isUnknown ? { ...part, isUnknown, weight: weightOf('craft'), isTaught: true } : part;
