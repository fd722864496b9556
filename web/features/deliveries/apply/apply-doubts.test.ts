import { expect, test } from 'vitest';
import { applyDoubts, type Doubtful } from './apply-dialog.tsx';

const check = (name: string, result: Doubtful['checks'][number]['result'], note?: string) => ({
  key: name,
  name,
  wants: '',
  has: '',
  result,
  note,
});
const good = { completeness: 80, isDefault: true };

test('a fitting, filled resume goes without a word', () => {
  expect(applyDoubts({ checks: [check('学历', 'fit'), check('普通话', 'missing')], blocked: false }, good)).toEqual([]);
  expect(applyDoubts(null, null)).toEqual([]);
});

test('what does not fit is said again, with its note', () => {
  const checks = [check('学历', 'fit'), check('教学经验', 'unfit', '还差 19 个月'), check('职称', 'unfit')];
  expect(applyDoubts({ checks, blocked: false }, good)).toEqual(['教学经验（还差 19 个月）、职称不符合岗位条件。']);
  expect(applyDoubts({ checks, blocked: false }, { ...good, isDefault: false })[0]).toMatch(/^按你的默认简历，/);
});

test('a thin resume and a blocked company are warned of', () => {
  const said = applyDoubts({ checks: [], blocked: true }, { ...good, completeness: 12 });
  expect(said).toEqual([expect.stringContaining('写得还少'), expect.stringContaining('屏蔽')]);
});
