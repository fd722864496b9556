export { joberHandlers } from './routes.ts';
export { signUpHandlers } from './sign-up.ts';
