/** The product's path segment, fixed at build time (`PRODUCT`, REST contract). */
const product = process.env.NEXT_PUBLIC_PRODUCT ?? 'mooc';

/** The base path of the web app on its origin: `/{product}/app` (specification, section 9). */
export const basePath = `/${product}/app`;

/** Adds the base path to an address where Next does not, such as in a form. */
export function withBasePath(href: string): string {
  return `${basePath}${href}`;
}
