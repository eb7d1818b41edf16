import { config } from 'zod';

// Zod's compiled validators need `new Function`, which the Content-Security-Policy forbids and reports. A schema reads this
// setting when it is created, so every module with a schema for the browser imports this file first.
config({ jitless: true });
