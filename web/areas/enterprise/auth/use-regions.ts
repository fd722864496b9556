import { useEffect, useState } from 'react';
import { call } from '../../../api/browser-call.ts';

interface RegionOption {
  value: string;
  label: string;
  isLeaf: boolean;
  children?: RegionOption[];
}

const load = async (parent: string | undefined, isLeaf: boolean): Promise<RegionOption[]> => {
  const answer = await call('GET /api/site/regions', { query: { parent } }, { background: true });
  return answer.map(({ code, name }) => ({ value: code, label: name, isLeaf }));
};

/** Replaces the children of the option at `path`. */
function withChildren(options: RegionOption[], [head, ...rest]: string[], children: RegionOption[]): RegionOption[] {
  return options.map((option) => {
    if (option.value !== head) return option;
    if (rest.length > 0) return { ...option, children: withChildren(option.children ?? [], rest, children) };
    return children.length > 0 ? { ...option, children } : { ...option, isLeaf: true };
  });
}

/** Provinces, their cities and counties, each level fetched when it is opened. */
export function useRegions() {
  const [regions, setRegions] = useState<RegionOption[]>([]);
  useEffect(() => {
    load(undefined, false).then(setRegions, () => undefined);
  }, []);
  const loadMore = async (path: RegionOption[]) => {
    const children = await load(path.at(-1)?.value, path.length >= 2).catch(() => []);
    setRegions((current) =>
      withChildren(
        current,
        path.map(({ value }) => value),
        children,
      ),
    );
  };
  return { regions, loadMore };
}
