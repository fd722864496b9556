/** The page of how one applies for a post, or for a project that others run. */
export const applyPath = (subject: { postId: string } | { examId: string }) =>
  'postId' in subject ? `/jobs/apply?id=${subject.postId}` : `/jobs/apply?exam=${subject.examId}`;
