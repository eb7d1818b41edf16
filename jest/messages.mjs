import compile from 'icu-minify/compile';

/** Compiles a file of messages for the tests, as next-intl's plugin does in a build. */
export default {
  process(source) {
    const compiled = JSON.parse(source, (_key, value) => (typeof value === 'string' ? compile(value) : value));
    return { code: JSON.stringify(compiled) };
  },
};
