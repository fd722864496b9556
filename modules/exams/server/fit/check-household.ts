import { regionCovers, regionFullName } from '#contract/taxonomy/places/regions.ts';
import type { ExamRequirements } from '../../contract/exam-requirements.ts';
import type { RuleCheck } from '../../contract/exam-shapes.ts';
import { householdCode, readHousehold } from './read-household.ts';

/** 户籍 by the places that the requirement names. Whatever it says beyond them, or the record does not say, refuses nobody. */
export function checkHousehold(
  { words: { household: required } }: ExamRequirements,
  household: string | null,
  home: string,
): RuleCheck | null {
  if (!required) return null;
  const has = household ? regionFullName(household) : '未填写';
  const line = { rule: 'household', label: '户籍', required, has, section: 'basics' };
  const byPerson = (reason: string): RuleCheck => ({ ...line, verdict: 'person', reason });
  const rule = readHousehold(required);
  const codes = rule?.places.map((place) => householdCode(place, home)) ?? [];
  if (!rule || codes.includes(null)) return byPerson('由组织单位审核');
  if (!household) return { ...line, verdict: 'missing', reason: '基本信息里没有写户籍所在地' };
  const places = codes.filter((code) => code !== null);
  const names = places.map(regionFullName).join('、');
  if (places.some((code) => regionCovers(code, household))) return { ...line, verdict: 'fits', reason: '' };
  if (rule.originToo) return byPerson(`户籍不在${names}，生源地由组织单位审核`);
  if (places.some((code) => regionCovers(household, code))) return byPerson(`是否在${names}由组织单位审核`);
  return { ...line, verdict: 'unfit', reason: `户籍不在${names}` };
}
