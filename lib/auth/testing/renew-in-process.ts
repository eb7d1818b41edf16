import { renewTokensOnce } from '../renew.ts';

/** A program that renews the same tokens several times at once, and prints the results. */
const [restUrl = '', secret = '', folder = '', tokens = '', times = '1'] = process.argv.slice(2);
const settings = { restUrl, secret, folder };
const renewed = await Promise.all(
  Array.from({ length: Number(times) }, () => renewTokensOnce(JSON.parse(tokens), settings)),
);
console.info(JSON.stringify(renewed));
