/** Sort orders of a list of posts. */
export const sorts = { fit: '综合排序', newest: '最新发布', salary: '薪资最高' } as const;
