import { operatorsPage, schoolsPage } from './consoles.ts';
import { fault, notice } from './errors-and-notices.ts';
import { module } from './modules.ts';
import { field, filter } from './posts.ts';
import type { Recipe } from './recipe.ts';

export const recipes: readonly Recipe[] = [field, filter, schoolsPage, operatorsPage, notice, fault, module];
