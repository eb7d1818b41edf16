/** What can be an id: 1 to 64 letters, digits, `_`, `-` and dots, but no path segment of dots alone. */
export const idPattern = /^(?!\.+$)[\w.-]{1,64}$/;
