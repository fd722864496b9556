export { joberHandlers } from './routes.ts';
