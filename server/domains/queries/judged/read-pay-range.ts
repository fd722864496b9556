interface PayRange {
  least: number;
  most: number;
}

/** Yuan a month, '8000', '8000-12000' or '~5000' (about), or a lesson, '100/lesson'. */
export function readPayRange(text: string): PayRange {
  if (text.startsWith('~')) return { least: Number(text.slice(1)) * 0.8, most: Number(text.slice(1)) * 1.3 };
  const [least = '', most] = text.replace('/lesson', '').split('-');
  return { least: Number(least), most: most === undefined ? Number.POSITIVE_INFINITY : Number(most) };
}
