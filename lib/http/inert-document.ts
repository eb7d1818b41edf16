/** The policy of what somebody else has written and a browser would show as a document of our origin: nothing in it runs. */
export const inertDocumentPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";
