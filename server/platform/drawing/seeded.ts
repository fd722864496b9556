/** Numbers that follow from a seed: the same seed draws the same picture. */
export function seeded(seed: string) {
  let state = 2_166_136_261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16_777_619) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    int,
    pick: <T>(all: readonly [T, ...T[]]): T => all[int(0, all.length - 1)] ?? all[0],
    chance: (share: number) => next() < share,
  };
}
export type Seeded = ReturnType<typeof seeded>;
