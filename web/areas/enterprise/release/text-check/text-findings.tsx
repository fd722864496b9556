import { Button, Tag } from 'antd';
import { CircleAlert, CircleX } from 'lucide-react';
import { lowPay } from '#contract/posts/low-pay.ts';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { checkPost, type PostFinding } from '#contract/posts/post-text-check.ts';
import { salaryText } from '#contract/posts/salary-text.ts';
import { findingKinds } from '#contract/posts/text-check/rules.ts';
import { usePostForm } from '../form-parts.tsx';
import { partAt, withPart } from '../form-paths.ts';

/** The replacement of a range of a text. */
interface Fix {
  from: number;
  to: number;
  text: string;
}

/** A word that joined what was removed to what stands before it. */
const joint = /\s*(?:或者?|以及|及|和|与|[/／])\s*$/;

const stop = /[，,、；;。！!？?\n]/;
const preferred =
  /^(?:的|者|人员|人士|考生|应聘者|教师|老师)*(?:可|均可|予以|给予)?(?:优先(?:考虑|录用|录取|聘用)?|为佳|尤佳|更佳|最佳|加分|考虑|录用|录取)/;
/** What leads to a number or an address: a request, the verb, whose it is, and what it is called. */
const contactName = new RegExp(
  [
    '(?:(?:请|可以?|也可以?|欢迎|直接|先)*',
    '(?:致电|拨打|来电|电联|加|添加|关注|联系|咨询|发(?:送)?(?:简历|邮件|材料)?[至到往给]|投(?:递)?(?:简历)?[至到])+)?',
    '(?:我们的?|我校的?|本校的?|学校的?)?',
    '(?:(?:联系|咨询|报名|招聘|办公|学校|人事处?)?(?:电话|手机|座机|热线|电子邮箱|邮箱|邮件|微信|QQ|网址|官网|联系方式)(?:号码?)?)?',
    '\\s*(?:[:：]|是|为)?\\s*$',
  ].join(''),
  'i',
);
/** What a number that is dialled was for. */
const purpose = /^\s*(?:进行)?(?:咨询|联系|报名|预约|了解(?:详情|情况)?)(?=[，,、；;。！!？?\n]|$)/;
const mailing = /(?:请?将?(?:个人)?简历)(?:电子版)?(?:请)?(?:发|投|寄)(?:送|递)?(?:至|到|往)(?:邮箱)?\s*[:：]?\s*$/;

/** The start of the clause at a position (after the previous punctuation mark), and its end (at the next one). */
const clauseFrom = (text: string, at: number) => {
  let from = at;
  while (from > 0 && !stop.test(text.charAt(from - 1))) from -= 1;
  return from;
};
const clauseTo = (text: string, at: number) => {
  let to = at;
  while (to < text.length && !stop.test(text.charAt(to))) to += 1;
  return to;
};

/** Extends a finding to adjacent words that are meaningless without it: '电话：' before a number, '优先' after a restriction. */
function widened(text: string, { kind, from, to, words }: PostFinding): Pick<Fix, 'from' | 'to'> {
  if (kind === 'training') return { from: clauseFrom(text, from), to: clauseTo(text, to) };
  const clause = text.slice(clauseFrom(text, from), from);
  if (kind === 'contact') {
    const led = mailing.exec(clause)?.[0] ?? contactName.exec(clause)?.[0] ?? '';
    return { from: from - led.length, to: to + (purpose.exec(text.slice(to))?.[0].length ?? 0) };
  }
  const rest = text.slice(to, clauseTo(text, to));
  const behind = preferred.exec(rest)?.[0] ?? '';
  if (kind !== 'household') return { from, to: to + behind.length };
  const place = /(?:有|具有|具备|持|要求)?[一-龥]{2,6}$/.exec(clause)?.[0] ?? '';
  const whole = place === clause ? place.length : 0;
  return { from: from - whole, to: to + (/[限须需在为:：]$/.test(words) ? rest : behind).length };
}

/** A requirement of one sex without the sex: '招聘女教师' becomes '招聘教师'; null if nothing meaningful remains. */
function withoutSex(words: string): string | null {
  if (/^[（(].*[)）]$/.test(words)) return '';
  const neutral = words.replace(/的?[男女]性?/g, '');
  return /^招聘?(?:教师|老师|士|生)|^岁|\d名|[一二两]名/.test(neutral) ? neutral : null;
}

/** The fix that a finding's button applies to its text. */
function fixOf(text: string, finding: PostFinding): Fix {
  const { kind, words, suggestion } = finding;
  const range = widened(text, finding);
  const neutral = kind === 'sex' ? withoutSex(words.replace(/\s/g, '')) : null;
  if (neutral !== null) return { from: finding.from, to: finding.to, text: neutral };
  const elsewhere = text.slice(0, range.from) + text.slice(range.to);
  return { ...range, text: elsewhere.includes(suggestion) ? '' : suggestion };
}

/** Applies a fix to a text; if words were removed, no punctuation mark is left without a clause. */
function fixed(text: string, { from, to, text: words }: Fix): string {
  const [before, right] = [text.slice(0, from), text.slice(to)];
  if (words !== '') return before + words + right;
  const left = right === '' || stop.test(right.charAt(0)) ? before.replace(joint, '') : before;
  if (/(?:^|[\n，,、；;。：:])\s*$/.test(left)) {
    const rest = right.replace(/^\s*[，,、；;]\s*/, '');
    return /^(?:[。！!？?\n]|$)/.test(rest) ? left.replace(/[，,、；;]\s*$/, '') + rest : left + rest;
  }
  return left + right;
}

/** A copy of a form with the text at a path replaced; an entry of a list that becomes empty is removed. */
function withText(form: unknown, path: readonly string[], text: string): unknown {
  const above = path.slice(0, -1);
  const list = partAt(form, above);
  if (!Array.isArray(list) || text.trim() !== '') return withPart(form, path, text);
  return withPart(form, above, list.toSpliced(Number(path.at(-1)), 1));
}

/** The label of a finding's button, and the part of the form after its fix; null where only the writer knows the fix. */
export function fixIn(
  form: PostDraftForm,
  finding: PostFinding,
): { label: string; patch: Partial<PostDraftForm> } | null {
  if (finding.kind === 'pay') {
    const salary = lowPay(form)?.meant;
    if (!salary) return null;
    return {
      label: `改为 ${salaryText({ min: salary.min ?? null, max: salary.max ?? null, unit: 'year' })}`,
      patch: { salary },
    };
  }
  const path = finding.field.split('.');
  const [field = ''] = path;
  const text = String(partAt(form, path) ?? '');
  const fix = fixOf(text, finding);
  return {
    label: fix.text === '' ? '删去' : `改为“${fix.text}”`,
    patch: { [field]: partAt(withText(form, path, fixed(text, fix)), [field]) },
  };
}

function Finding({ finding }: { finding: PostFinding }) {
  const { form, change } = usePostForm();
  const { kind, severity, words, reason } = finding;
  const fix = fixIn(form, finding);
  const blocking = severity === 'block';
  const Icon = blocking ? CircleX : CircleAlert;
  return (
    <li className="flex items-start gap-2 py-1.5 text-14">
      <Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${blocking ? 'text-err' : 'text-warm'}`} />
      <span className="min-w-0 flex-1 text-ink-2">
        <Tag className="me-1.5">{findingKinds[kind].label}</Tag>
        <b className="text-ink-1">“{words}”</b>
        <span className="block text-ink-3">
          {reason}
          {/[？。]$/.test(reason) ? '' : '。'}
          {blocking ? '修改后才能发布。' : '请自行斟酌。'}
        </span>
      </span>
      {fix && (
        <Button size="small" onClick={() => change(fix.patch)}>
          {fix.label}
        </Button>
      )}
    </li>
  );
}

/** Findings of the text check in a field, each explained and with a suggestion. */
export function TextFindings({ field }: { field: string }) {
  const found = checkPost(usePostForm().form).filter((finding) => finding.field.startsWith(field));
  if (found.length === 0) return null;
  return (
    <ul
      className="mt-2 divide-y divide-line rounded-ctl border border-line bg-fill px-3 py-1"
      aria-label="文字检查"
      data-testid="text-findings"
    >
      {found.map((finding) => (
        <Finding key={`${finding.field}-${finding.kind}-${finding.from}`} finding={finding} />
      ))}
    </ul>
  );
}
