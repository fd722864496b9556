import { totalText } from './total-text.ts';

interface Props {
  count: { total: number; totalIsCapped: boolean };
  /** What is counted, with its measure word: 个职位. */
  unit: string;
  /** Another list is on its way: this number is not its. */
  loading: boolean;
}

/** The number of a list's items above it. An empty list says so itself. */
export function FoundCount({ count, unit, loading }: Props) {
  if (loading) return '正在查找';
  if (count.total === 0) return null;
  return (
    <>
      共 <b className="num">{totalText(count)}</b> {unit}
    </>
  );
}
