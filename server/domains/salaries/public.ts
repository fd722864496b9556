export { countSalaries } from './count-salaries.ts';
