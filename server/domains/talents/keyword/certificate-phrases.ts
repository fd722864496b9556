import { meetsPutonghua, type PutonghuaCode, putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { cut, readOnce, statementsOf } from '#server/domains/search/public.ts';
import { allOf, anyOf, type Query } from '#server/platform/memory-index/query/query.ts';
import { lexeme } from '../index/talent-row.ts';
import type { Claim, Rule } from './people-claim.ts';

function putonghua(found: RegExpMatchArray): Claim {
  const rank = String('一二三'.indexOf(found.groups?.rank ?? '') + 1);
  const half = { 甲: 'a', 乙: 'b' }[found.groups?.half ?? ''];
  const code = `${rank}${half ?? 'b'}` as PutonghuaCode;
  const label = half ? putonghuaLevels[code].label : `${found.groups?.rank}级`;
  return { label: `普通话${label}`, kind: 'putonghua', required: [lexeme.putonghua(code)] };
}

const anyPutonghua = Object.keys(putonghuaLevels).filter((code) => meetsPutonghua(code as PutonghuaCode, '3b'));

const wordsOf = (name: string): Query => allOf(cut(name));

/** A certificate beside those that allow to teach, which the lists of the sector have. */
function certificate({ 0: typed, groups }: RegExpMatchArray): Claim | null {
  const isListed = readOnce(typed).some((part) => statementsOf(part).some(({ list }) => list === 'certificate'));
  const name = groups?.name ?? '';
  return isListed ? null : { label: `${name}证`, kind: 'certificate', required: [wordsOf(name)] };
}

const six = ['六级', 'cet6', 'cet-6', '专四', '专业四级', 'tem4', 'tem-4'];
const eight = ['专八', '专业八级', 'tem8', 'tem-8'];
/** The ways of writing an examination in English, with those above it. */
const examinations: Record<string, { label: string; names: readonly string[] }> = {
  四: { label: '英语四级', names: ['四级', 'cet4', 'cet-4', ...six, ...eight] },
  六: { label: '英语六级', names: ['六级', 'cet6', 'cet-6', ...eight] },
  专四: { label: '英语专四', names: ['专四', '专业四级', 'tem4', 'tem-4', ...eight] },
  专八: { label: '英语专八', names: eight },
};

const english = (name: string): Claim | null => {
  const examination = examinations[name.replace('4', '四').replace('6', '六').replace('8', '八').replace('业', '')];
  return examination
    ? { label: examination.label, kind: 'certificate', required: [anyOf(examination.names.map(wordsOf))] }
    : null;
};

/** 普通话, examinations of languages, and certificates. */
export const certificatePhrases: Rule[] = [
  [/普通话(?:水平)?(?:等级)?(?:证书?)?(?:达到?)?(?<rank>[一二三])级?(?<half>[甲乙])?等?(?:及?以上)?/gu, putonghua],
  [/(?:有)?(?<rank>[一二三])级?(?<half>[甲乙])等?(?:及?以上)?的?普通话(?:证书?)?/gu, putonghua],
  [
    /(?<![\p{Script=Han}])(?<rank>[一二三])级?(?<half>[甲乙])等?(?:普通话)?(?:证书?)?(?:及?以上)?(?![\p{Script=Han}])/gu,
    putonghua,
  ],
  [
    /普通话(?:水平)?(?:等级)?证书?|有普通话证/gu,
    () => ({ label: '普通话证', kind: 'putonghua', required: [anyOf(anyPutonghua.map(lexeme.putonghua))] }),
  ],
  [
    /(?:大学)?(?:英语)?(?<name>专业?[四八])级?(?:证书?)?(?:水平)?(?:及?以上)?|(?:大学)?英语(?<name>[四六])级(?:证书?)?(?:水平)?(?:及?以上)?|(?<!\p{Script=Han})(?<name>[四六])级(?:证书?)?(?:及?以上)?(?!\p{Script=Han})|cet-?(?<name>[46])(?:及?以上)?/gu,
    ({ groups }) => english(groups?.name ?? ''),
  ],
  [/tem-?(?<name>[48])(?:及?以上)?/gu, ({ groups }) => english(`专${groups?.name ?? ''}`)],
  [
    /(?:有|持有?)?(?<kind>[abc]\d)?(?:照)?(?:驾照|驾驶证|驾本)/gu,
    ({ groups }) => {
      const { kind } = groups ?? {};
      const required = [anyOf(['驾照', '驾驶证']), ...(kind ? [kind] : [])];
      return { label: `${(kind ?? '').toUpperCase()}驾照`, kind: 'certificate', required };
    },
  ],
  [
    /(?:(?:有|持有?|具有|具备|取得|考取|考过)|(?<!\p{Script=Han}))(?<name>(?:(?!有|持|的|老师|教师|教资|普通话|证)\p{Script=Han}){2,8}?)(?:职业|技能|资格|等级)*证书?(?![明券据])(?:的|者)?/gu,
    certificate,
  ],
];
