/** States as tabs or choices, each by its label; `all` stands for every state. */
export const stateOptions = <S extends string>(states: readonly (S | 'all')[], labels: Readonly<Record<S, string>>) =>
  states.map((value) => ({ key: value, value, label: value === 'all' ? '全部' : labels[value] }));
