export { lectureTicket } from './lectures/lecture-seats.ts';
export { signUpForLecture } from './lectures/sign-up-for-lecture.ts';
