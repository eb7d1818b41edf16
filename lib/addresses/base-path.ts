/** The path segment that the product lives under, fixed at build time (`PRODUCT`, REST contract). */
const product = process.env.NEXT_PUBLIC_PRODUCT ?? 'mooc';

/** Where the web app starts on its origin: `/{product}/app` (specification, section 9). */
export const basePath = `/${product}/app`;

/** An address of the app as the browser needs it where Next does not add the base path itself, such as in a form. */
export function withBasePath(href: string): string {
  return `${basePath}${href}`;
}
