import { hotCities, provinces } from '#contract/taxonomy/places/cities.ts';

interface CityOption {
  value: string;
  label: string;
}

/** Cities for a select: major ones first, then all by province. Import it lazily: it contains the whole country. */
export const cityOptions: readonly CityOption[] = [
  ...hotCities.map(({ code, name }) => ({ value: code, label: name })),
  ...provinces.flatMap((province) =>
    province.cities.map(({ code, name }) => ({ value: code, label: `${province.name} ${name}` })),
  ),
];
