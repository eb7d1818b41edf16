/** A valid id: 1 to 64 letters, digits, `_`, `-` and dots. Dots alone are refused, because they would change a path. */
export const idPattern = /^(?!\.+$)[\w.-]{1,64}$/;
