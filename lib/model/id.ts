/** 1 to 64 letters, digits, `_`, `-` and dots. Dots alone are refused, because they would change a path. */
const idPattern = /^(?!\.+$)[\w.-]{1,64}$/;

/** Whether a text can be an id. */
export const isId = (text: string): boolean => idPattern.test(text);
