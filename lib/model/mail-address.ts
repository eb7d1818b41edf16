/** A mail address that needs no escaping in a `mailto:` address. It also must not exceed {@link maxMailAddressLength} characters. */
export const mailAddressPattern = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/;

export const maxMailAddressLength = 200;

const wholeAddress = new RegExp(`^${mailAddressPattern.source}$`);

/** Whether a text is a mail address and nothing else. */
export const isMailAddress = (text: string): boolean => text.length <= maxMailAddressLength && wholeAddress.test(text);
