interface Hours {
  day: string;
  from: string;
  to: string;
}

/** Whole slots of some minutes within hours of a day in Asia/Shanghai; what is left over at the end is not used. */
export function cutDay({ day, from, to }: Hours, minutes: number): { startsAt: string; endsAt: string }[] {
  const length = minutes * 60_000;
  const [begins, ends] = [from, to].map((time) => Date.parse(`${day}T${time}:00+08:00`));
  const slots = [];
  for (let at = begins ?? 0; at + length <= (ends ?? 0); at += length)
    slots.push({ startsAt: new Date(at).toISOString(), endsAt: new Date(at + length).toISOString() });
  return slots;
}
