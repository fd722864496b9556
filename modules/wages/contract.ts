import { salaryEndpoints } from './contract/market.ts';
import { wageEndpoints } from './contract/wages.ts';

export const wagesEndpoints = { ...wageEndpoints, ...salaryEndpoints };
