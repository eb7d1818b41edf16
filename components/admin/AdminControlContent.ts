/** What the admin control gets from the server: finished texts, and patterns with `{name}` or `{version}` in them. */
export interface AdminControlContent {
  readonly texts: {
    readonly admin: string;
    /** Name of the button and of its panel. */
    readonly open: string;
    readonly loading: string;
    readonly failed: string;
    readonly ended: string;
    readonly impersonator: string;
    readonly controller: string;
    readonly view: string;
  };
  /** Showcase, signed-in area, logout; without base path. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
}
