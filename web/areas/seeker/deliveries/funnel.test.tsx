import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Funnel } from './funnel.tsx';

test('a step that nobody reached has a number and no bar', () => {
  const steps = [
    { status: 'submitted', n: 4 },
    { status: 'viewed', n: 0 },
  ];
  render(<Funnel steps={steps} />);
  const bars = screen.getAllByRole('row').map((row) => row.querySelectorAll('td span').length);
  expect(bars).toEqual([1, 0]);
});
