/** Name of the cookie that stores the chosen theme (specification, section 3). */
export const themeCookie = 'theme';

/**
 * The script that runs in `<head>` before the first paint. A cached page is the same for everybody, so the visitor's theme
 * is set in the browser. Without a cookie, or where the browser refuses to read cookies as in a sandboxed frame, an error
 * ends the script before it sets anything, and the system's preference decides. It runs again when the browser shows a
 * page that it kept for the button Back, because the theme may have changed on another page, and when React takes over.
 */
export const themeScript = `(onpageshow=()=>{try{document.documentElement.dataset.theme=document.cookie.match(/(?:^|; )${themeCookie}=(light|dark)(?:;|$)/)[1]}catch{}})()`;
