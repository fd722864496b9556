/**
 * The result for one field of a row. `read`: stated in its own column. `guessed`: taken from elsewhere or only partly understood;
 * a person should check it. `missing`: not found.
 */
export interface Reading<T> {
  value: T | null;
  certainty: 'read' | 'guessed' | 'missing';
  /** The source text. */
  from: string;
  /** Why it is a guess, or what is odd about it, in Chinese. */
  note?: string;
}

export const read = <T>(value: T, from: string): Reading<T> => ({ value, certainty: 'read', from });
export const guessed = <T>(value: T | null, from: string, note: string): Reading<T> => ({
  value,
  certainty: 'guessed',
  from,
  note,
});
export const missing = <T>(from = '', note?: string): Reading<T> => ({
  value: null,
  certainty: 'missing',
  from,
  ...(note ? { note } : {}),
});

/** The same value, marked as uncertain. */
export const doubt = <T>(reading: Reading<T>, note: string): Reading<T> => ({
  ...reading,
  certainty: reading.certainty === 'missing' ? 'missing' : 'guessed',
  note: reading.note ? `${reading.note}；${note}` : note,
});
