/** 单位规模, by number of employees. */
export const companySizes = {
  's-50': '50 人以下',
  's-100': '50–100 人',
  's-200': '100–200 人',
  's-500': '200–500 人',
  's-1000': '500–1000 人',
  's-max': '1000 人以上',
} as const;
