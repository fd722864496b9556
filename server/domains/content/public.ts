export { signUpForLecture } from './lectures/sign-up-for-lecture.ts';
