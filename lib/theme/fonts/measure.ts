import { readFileSync } from 'node:fs';
import { readFontFile } from './font-file.ts';
import { sampleText } from './sample-text.ts';

// Prints the mean width of the sample text in each font file named: what `machine-fonts.ts` holds.
for (const file of process.argv.slice(2)) {
  console.info(readFontFile(readFileSync(file)).meanWidth(sampleText).toFixed(4), file);
}
