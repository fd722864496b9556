export const moduleContracts = {};
