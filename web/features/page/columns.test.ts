import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromColumns, toColumns } from './packed.ts';

const cards = [
  { id: '1', company: { id: 'a', rate: 98 }, marks: [[0, 2]] },
  { id: '2', company: { id: 'b', rate: null }, marks: [] },
  { id: '3', company: { id: 'c', rate: 7 }, marks: [[1, 2]] },
];

test('a list of alike objects is written field by field, objects within them too', () => {
  expect(toColumns(cards)).toEqual({
    $fields: ['id', 'company', 'marks'],
    $columns: [
      ['1', '2', '3'],
      {
        $fields: ['id', 'rate'],
        $columns: [
          ['a', 'b', 'c'],
          [98, null, 7],
        ],
      },
      [[[0, 2]], [], [[1, 2]]],
    ],
  });
});

test.each([[[]], [[{ a: 1 }, { a: 2 }]], [[{ a: 1 }, { b: 2 }, { a: 3 }]], [[{}, {}, {}]], [[1, null, 'x']]])(
  '%j stays a list',
  (list) => expect(toColumns(list)).toEqual(list),
);

test('a field that is undefined is not there, in a table or out of it', () => {
  const places = [
    { code: '1', count: undefined },
    { code: '2', count: undefined },
    { code: '3', count: undefined },
  ];
  expect(fromColumns(JSON.parse(JSON.stringify(toColumns(places))))).toEqual([
    { code: '1' },
    { code: '2' },
    { code: '3' },
  ]);
  const mixed = [{ count: 1 }, { count: undefined }, { count: 3 }];
  expect(fromColumns(JSON.parse(JSON.stringify(toColumns(mixed))))).toEqual([{ count: 1 }, {}, { count: 3 }]);
});

test('whatever JSON it is comes back', () => {
  const field = fc.constantFrom('a', 'b', 'c');
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.boolean(),
      tie('list'),
      tie('object'),
    ),
    list: fc.array(tie('value'), { maxLength: 5 }),
    object: fc.dictionary(field, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  }));
  fc.assert(
    fc.property(value, (data) => {
      expect(fromColumns(JSON.parse(JSON.stringify(toColumns(data))))).toEqual(data);
    }),
    { numRuns: 500 },
  );
});
