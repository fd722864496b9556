export { lectureTicket } from './lecture-seats.ts';
export { signUpForLecture } from './sign-up-for-lecture.ts';
