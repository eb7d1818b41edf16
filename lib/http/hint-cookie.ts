/** Name of the cookie, with the value 1, that tells scripts and the server in front only that somebody is signed in. */
export const hintCookie = 'signed-in';
