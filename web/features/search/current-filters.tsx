/** The filters that a new search keeps, as hidden fields of its form. */
export function CurrentFilters({ keep }: { keep: Readonly<Record<string, string | undefined>> }) {
  return Object.entries(keep).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
