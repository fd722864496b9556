/** '线上展厅 A01': omits the hall if the number starts with its letter. */
export function boothText({ hall, number }: { hall: string; number: string }): string {
  const letter = /^[A-Za-z]+/.exec(number)?.[0];
  const place = letter ? hall.replace(new RegExp(`(?<![A-Za-z])${letter} ?区?$`, 'i'), '') : hall;
  return `${place.trim()} ${number}`.trim();
}
