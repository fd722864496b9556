import { describe, expect, test } from 'vitest';
import { type Machine, movesFor, next, statesOf, type Who } from '#contract/machine.ts';

const everyone: Who[] = ['seeker', 'recruiter', 'owner', 'member', 'operator', 'self', 'clock', 'system', 'provider'];

/** Tests a machine by its allowed moves, each once as `from move actor to`; `-` is a beginning. Every other combination must be refused. */
export function testMachine(name: string, machine: Machine<string, string>, moves: string): void {
  describe(name, () => {
    const expected = new Map(
      moves.split('\n').map((line) => {
        const [from, move, who, to] = line.trim().split(' ');
        return [`${from} ${move} ${who}`, to];
      }),
    );
    const states = [null, ...statesOf(machine)];

    test('every state × move × actor', () => {
      for (const from of states)
        for (const move of Object.keys(machine.moves))
          for (const who of everyone) {
            const key = `${from ?? '-'} ${move} ${who}`;
            expect.soft(next(machine, from, { move, who }), key).toBe(expected.get(key) ?? null);
          }
      expect(machine.table.filter((row) => row.was === undefined)).toHaveLength(expected.size);
    });

    test('buttons are the moves that are allowed', () => {
      for (const from of states)
        for (const who of everyone) {
          const mine = Object.keys(machine.moves).filter((move) => expected.has(`${from ?? '-'} ${move} ${who}`));
          expect(movesFor(machine, from, who).toSorted()).toEqual(mine.toSorted());
        }
    });

    test('no state without words for each side, none out of reach', () => {
      const reached = new Set(machine.table.map((row) => row.to));
      expect([...reached].toSorted()).toEqual(statesOf(machine).toSorted());
      for (const words of Object.values(machine.labels)) expect(Object.keys(words)).toEqual(statesOf(machine));
    });
  });
}
