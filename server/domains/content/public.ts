export { leaveLecture } from './leave-lecture.ts';
export { lectureTicket } from './lecture-seats.ts';
export { type Guest, signUpForLecture } from './sign-up-for-lecture.ts';
