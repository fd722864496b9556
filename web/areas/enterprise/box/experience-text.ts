/** '4 年 2 个月', for teaching experience; '应届' for none. */
export function experienceText(months: number): string {
  if (months < 1) return '应届';
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 ? `${years} 年` : '', rest > 0 ? `${rest} 个月` : ''].filter(Boolean).join(' ');
}
