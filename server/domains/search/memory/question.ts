import { firstBelow } from '#server/platform/memory-index/base/base.ts';
import type { Query } from '#server/platform/memory-index/query/query.ts';
import type { Question } from '#server/platform/memory-index/query/question.ts';
import type { Condition } from '../find/condition.ts';
import type { Search } from '../find/search.ts';
import { cityOfRegion, isProvince } from '../understand/places.ts';
import { askedByCondition, askedByWords } from './asked.ts';
import { type PostFields, type PostView, partsOf, sharedOf } from './post-definition.ts';

/** What a search asks of posts: their lexemes, and what is compared. */
export const questionOf = (
  view: PostView,
  { condition, groups }: Pick<Search, 'condition' | 'groups'>,
  first: readonly Query[] = [],
): Question<PostFields> => ({
  asked: [...askedByCondition(condition), ...askedByWords(groups, false)],
  first,
  end: condition.since === null ? view.base.size : firstBelow(view.base, condition.since.getTime()),
  passes: passes(view, condition),
  meets: meets(condition),
});

function passes({ base }: PostView, condition: Condition): (doc: number) => boolean {
  const { cities, regions, least, most } = sharedOf(base);
  const { deadline } = base.numbers;
  const [{ of: pay }, { of: place }] = [base.texts.pay, base.texts.place];
  const { salaryMin, salaryMax } = condition;
  const now = condition.now.getTime();
  const area = condition.region === null ? null : areaOf(condition.region);
  return (doc) => {
    if ((deadline[doc] as number) <= now) return false;
    if (area !== null) {
      const own = place[doc] as number;
      const city = cities[own] as number;
      if (city < area.from || city > area.to) return false;
      if (area.county !== 0 && regions[own] !== area.county) return false;
    }
    if (salaryMin !== null && (most[pay[doc] as number] as number) < salaryMin) return false;
    if (salaryMax === null) return true;
    const paid = least[pay[doc] as number] as number;
    return paid >= 0 && paid <= salaryMax;
  };
}

function meets(condition: Condition): Question<PostFields>['meets'] {
  const { salaryMin, salaryMax } = condition;
  const now = condition.now.getTime();
  const since = condition.since?.getTime() ?? Number.NEGATIVE_INFINITY;
  const area = condition.region === null ? null : areaOf(condition.region);
  return ({ numbers: { deadline, refreshedAt }, texts }) => {
    const [least, most] = partsOf(texts.pay).map(Number) as [number, number];
    const [city, region] = partsOf(texts.place).map(Number) as [number, number];
    return (
      deadline > now &&
      refreshedAt >= since &&
      (salaryMin === null || most >= salaryMin) &&
      (salaryMax === null || (least >= 0 && least <= salaryMax)) &&
      (area === null || (city >= area.from && city <= area.to && (area.county === 0 || region === area.county)))
    );
  };
}

/** Cities between two numbers, and of one of them one county or all (0). */
interface Area {
  from: number;
  to: number;
  county: number;
}

/** The same as `regionSql`. */
function areaOf(region: string): Area {
  const code = Number(region);
  if (isProvince(region)) return { from: code, to: code + 9_999, county: 0 };
  const city = Number(cityOfRegion(region));
  return { from: city, to: city, county: city === code ? 0 : code };
}
