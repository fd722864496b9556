import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

// It adds a property to all arrays, at which a reader of PDFs in another test of the same worker refuses to work.
Reflect.deleteProperty(Array.prototype, 'random');

export { generateDrizzleJson, generateMigration };
