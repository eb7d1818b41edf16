import * as z from 'zod';
import type { Person } from '../../model/person.ts';
import { text } from './fields.ts';

/** Digits only; `null` for anything else (specification, section 5). */
const careerNumber = text.transform((value) => (value !== null && /^\d+$/.test(value) ? value : null));

/** The answer of the call for the person. The `…Imp` fields name the impersonator, the person who really signed in. */
export const person = z
  .object({
    codicePersona: text,
    cognome: text,
    nome: text,
    codicePersonaImp: text,
    cognomeImp: text,
    nomeImp: text,
    description: text,
    matricola: careerNumber,
    classeCarriera: text,
  })
  .transform((wire): Person => {
    const impersonator = { firstName: wire.nomeImp, surname: wire.cognomeImp, code: wire.codicePersonaImp };
    // Some backends fill the `…Imp` fields even when nobody is impersonated.
    const isSame =
      impersonator.code === null
        ? impersonator.firstName === wire.nome && impersonator.surname === wire.cognome
        : impersonator.code === wire.codicePersona;
    return {
      firstName: wire.nome,
      surname: wire.cognome,
      code: wire.codicePersona,
      impersonator: !isSame && (impersonator.firstName || impersonator.surname) ? impersonator : null,
      description: wire.description,
      career: wire.matricola,
      careerClass: wire.classeCarriera,
    };
  });
