/** A mail address that may stand in a `mailto:` as it is, of at most {@link longestMailAddress} characters. */
export const mailAddressPattern = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/;

export const longestMailAddress = 200;
