/** Policy for third-party content that a browser would show as a document of our origin: no script in it runs. */
export const inertDocumentPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";
