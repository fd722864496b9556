export { updateJober } from './update-jober.ts';
