import { config } from 'zod';

// Zod's compiled validators need `new Function`, which the Content-Security-Policy forbids and reports. A schema looks
// at this when it is made, so whatever the browser loads imports this first.
config({ jitless: true });
