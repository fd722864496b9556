export { countSalaries } from './market/count-salaries.ts';
