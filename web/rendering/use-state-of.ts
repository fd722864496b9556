import { useState } from 'react';

/**
 * State that starts at `value` and is set back to it whenever `value` changes.
 * It is set during the render: an effect may run late, and would then undo what the user has done since.
 */
export function useStateOf<T>(value: T) {
  const [state, setState] = useState(value);
  const [last, setLast] = useState(value);
  if (!Object.is(last, value)) {
    setLast(value);
    setState(value);
  }
  return [state, setState] as const;
}
