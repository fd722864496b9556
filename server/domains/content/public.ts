export { cleanBody } from './editor/clean-body.ts';
export { signUpForLecture } from './lectures/sign-up-for-lecture.ts';
