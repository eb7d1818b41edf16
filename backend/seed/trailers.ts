import { join } from 'node:path';

/** The folder of the trailers, `*.webm`. */
export const trailersFolder = join(import.meta.dirname, 'media');
