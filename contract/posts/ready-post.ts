import type { Issue } from '#contract/errors.ts';
import { dayAt } from '#contract/months.ts';
import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import { lackingOf } from './apply-by.ts';
import { emptyColumns, type PostDraftForm, type PostForm, postForm } from './post-fields.ts';

const needed = {
  title: '请填写职位名称',
  role: '请选择岗位类别',
  tenure: '请选择编制类型',
  description: '请填写职位描述',
  experience: '请选择经验',
  regionCode: '请选择工作地区',
} as const;

/** Fields that may be left empty, as their columns then are. */
const blank = {
  salary: { unit: 'month' as const },
  ...Object.fromEntries(
    Object.entries(emptyColumns).filter(([name, empty]) => !Object.hasOwn(needed, name) && empty !== null),
  ),
};

/** Errors of a draft by path in the form, and whether a required field is still empty. */
export interface NotReady {
  form: null;
  faults: Issue[];
  isIncomplete: boolean;
}

type ReadyPost = { form: PostForm; faults: [] } | NotReady;

function beyondSchema({ regionCode, deadline, applyBy }: PostDraftForm, now: Date): Issue[] {
  const found = applyBy ? lackingOf(applyBy) : [];
  if (regionCode && regionByCode(regionCode)?.level === 'province')
    found.push({ path: 'regionCode', message: '工作地区请选到城市或区县' });
  if (deadline && deadline < dayAt(now)) found.push({ path: 'deadline', message: '截止日期须在今天或以后' });
  return found;
}

/** Validates a draft for publishing, for both the form's steps and the server; each field is reported once. */
export function readyPost(draft: PostDraftForm, now: Date): ReadyPost {
  const given = { ...blank, ...draft };
  const lacking = Object.entries(needed)
    .filter(([name]) => !given[name as keyof typeof needed])
    .map(([path, message]) => ({ path, message }));
  const parsed = postForm.safeParse(given);
  const unfit = (parsed.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
  const faults = [...lacking, ...unfit, ...beyondSchema(draft, now)];
  const named = faults.filter(({ path }, at) => faults.findIndex((other) => other.path === path) === at);
  if (parsed.success && named.length === 0) return { form: parsed.data, faults: [] };
  return { form: null, faults: named, isIncomplete: lacking.length > 0 };
}
