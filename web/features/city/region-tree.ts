import { childRegions, regionByCode } from '#contract/taxonomy/places/regions.ts';

interface Option {
  value: string;
  label: string;
  children?: Option[];
}

const below = (parent?: string): Option[] =>
  childRegions(parent).map(({ code, name }) => {
    const children = below(code);
    return { value: code, label: name, ...(children.length > 0 ? { children } : {}) };
  });

let made: Option[] | undefined;

/** Every province with its cities and counties; built once. */
export function regionTree(): Option[] {
  made ??= below();
  return made;
}

/** The codes from the province down to a region. */
export function regionPathOf(code: string): string[] {
  const region = regionByCode(code);
  return region ? [...regionPathOf(region.parent), region.code] : [];
}
