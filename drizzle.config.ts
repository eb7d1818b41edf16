import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  // Tests are in the same folder as the tables, and drizzle-kit would run them.
  schema: './backend/database/schema/!(*.test).ts',
  out: './backend/database/migrations',
});
