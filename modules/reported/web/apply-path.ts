export const applyPath = (postId: string) => `/jobs/apply?id=${postId}`;
