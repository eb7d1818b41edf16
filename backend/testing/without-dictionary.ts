import { registerHooks } from 'node:module';

const nothing = `export const prepareDictionary = async () => {};
  export const loadDictionary = () => { throw new Error('This backend has no dictionary: no text can be searched for.'); };
  export {
    loadDictionary as completionsOf, loadDictionary as isSubject, loadDictionary as isTerm,
    loadDictionary as loadOtherNames, loadDictionary as loadSubjects,
  };`;

// Loaded before a backend that gets no text searches, because reading the dictionary takes a second of processor time.
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.endsWith('/search/dictionary.ts') && specifier !== './dictionary.ts')
      return nextResolve(specifier, context);
    return { url: `data:text/javascript,${encodeURIComponent(nothing)}`, format: 'module', shortCircuit: true };
  },
});
