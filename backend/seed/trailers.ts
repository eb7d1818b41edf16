import { join } from 'node:path';

/** Where the trailers lie, `*.webm`. */
export const trailersFolder = join(import.meta.dirname, 'media');
