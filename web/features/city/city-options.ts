import { hotCities } from './hot-cities.ts';

/** The great cities as the options of a select. */
export const cityOptions = Object.entries(hotCities).map(([value, label]) => ({ value, label }));
