export { sweepClaims } from './decide.ts';
export { queueAges } from './queue-ages.ts';
