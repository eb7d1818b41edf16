/** Name of the cookie that stores the chosen theme (specification, section 3). */
export const themeCookie = 'theme';

/**
 * The script that runs in `<head>` before the first paint. A cached page is the same for everybody, so the visitor's theme
 * is set in the browser. Without a cookie nothing is set, and the system's preference decides.
 */
export const themeScript = `(function(){var m=document.cookie.match(/(?:^|; )${themeCookie}=(light|dark)(?:;|$)/);if(m)document.documentElement.dataset.theme=m[1]})()`;
