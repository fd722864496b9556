import { codeOfLabel, isCode, labelOf } from '#contract/taxonomy/list.ts';
import { meetsPutonghua, type PutonghuaCode, putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { meetsTitle, titles } from '#contract/taxonomy/titles.ts';
import { type Candidate, type Check, compareYourself, notFilled, type PostRequirements } from './check.ts';

/** A level as a code, or as a notice writes it: '普通话二级乙等及以上'. */
function putonghuaOf(text: string): PutonghuaCode | null {
  if (isCode(putonghuaLevels, text)) return text;
  return codeOfLabel(putonghuaLevels, text.replace(/普通话|水平|证书|[(（]?[及或]?以上[)）]?/g, ''));
}

/** 普通话. */
export function checkPutonghua({ requirements }: PostRequirements, { content }: Candidate): Check | null {
  const requirement = requirements.putonghua?.trim();
  if (!requirement) return null;
  const required = putonghuaOf(requirement);
  const mine = content.languages.putonghua;
  const line = {
    key: 'putonghua',
    name: '普通话',
    wants: required ? `${labelOf(putonghuaLevels, required)}${required === '1a' ? '' : '及以上'}` : requirement,
    has: mine ? labelOf(putonghuaLevels, mine) : notFilled,
    section: 'languages',
  };
  if (!mine) return { ...line, result: 'missing' };
  if (!required) return { ...line, result: 'missing', note: compareYourself };
  return { ...line, result: meetsPutonghua(mine, required) ? 'fit' : 'unfit' };
}

/** 职称: tracks are compared by national level; where they differ the school decides. */
export function checkTitle({ titleLevel: required }: PostRequirements, { content }: Candidate): Check | null {
  if (!isCode(titles, required)) return null;
  const top = titles[required].rank === 5;
  const line = {
    key: 'title',
    name: '职称',
    wants: `${titles[required].label}${top ? '' : '及以上'}`,
    section: 'titles',
  };
  const mine = [...content.titles].sort((a, b) => titles[b.level].rank - titles[a.level].rank)[0]?.level;
  if (!mine) return { ...line, has: notFilled, result: 'missing' };
  const fits = meetsTitle(mine, required);
  const note = fits && titles[mine].track !== titles[required].track ? '系列不同，以单位认定为准' : undefined;
  return { ...line, has: titles[mine].label, result: fits ? 'fit' : 'unfit', note };
}
