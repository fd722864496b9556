import { contentEndpoints as endpoints } from './contract/content.ts';

export const contentEndpoints = endpoints;
