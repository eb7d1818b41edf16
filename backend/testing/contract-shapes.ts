import { z } from 'zod';

const id = z.number().int().positive();
const imageId = id.nullable();
const text = z.string().min(1);
const optionalText = text.nullable();
const epochMs = z.number().int().nullable();
const eqfLevel = z
  .string()
  .regex(/^[1-8]$/)
  .nullable();

const university = z.strictObject({
  ateneo_id: id,
  ateneo_nome: text,
  ateneo_logo_id: imageId,
  ateneo_logo_bandiera_id: imageId,
  ateneo_img_id: imageId,
  ateneo_web_site: z.url(),
  ateneo_afam_fl: z.enum(['N', 'S']),
});

/** An item of the list, with the fields of the extension `institutions`. */
export const listedUniversity = university.extend({ ateneo_citta: text, numMoocPubblicati: z.number().int().min(0) });

const category = z.strictObject({
  categoria_id: id,
  categoria_desc: text,
  categoria_desc_eng: text,
  categoria_img_id: imageId,
  numMoocPubblicati: z.number().int().min(0),
});

/** An item of the list, with the field of the extension `categories`. */
export const listedCategory = category.extend({ moocInComune: z.record(z.string(), id) });

export const faq = z.strictObject({
  domanda: text,
  domanda_eng: text,
  risposta: text,
  risposta_eng: text,
  stato_fl: z.enum(['A', 'N']),
});

export const filter = z.strictObject({
  filterName: text,
  filterOrder: id,
  moocFilterValueVOs: z
    .array(z.strictObject({ filterKey: text, filterValue: text, filterValueEng: text, filterValueOrder: id }))
    .min(1),
});

export const iscedNode = z.strictObject({
  valore: z.string().regex(/^\d{2,4}$/),
  descrizione: text,
  get figlioIsceds() {
    return z.array(iscedNode);
  },
});

export const summary = z.strictObject({
  moocId: id,
  moocTitolo: text,
  moocSottotitolo: optionalText,
  moocDescrizione: optionalText,
  moocImgId: imageId,
  moocImgCaroselloId: imageId,
  moocAteneoColl: z.array(university).min(1),
  numeroMoocSerie: z.number().int().min(0),
  moocLingua: z.string().length(2),
  /** The extension `course-facts`. */
  fatti: z.strictObject({
    apertura: epochMs,
    chiusura: epochMs,
    corsi: z
      .array(
        z.strictObject({ apertura: epochMs, chiusura: epochMs, lingua: z.string().length(2), livelloEqf: eqfLevel }),
      )
      .optional(),
    ore: z.number().positive().nullable(),
    settimane: id.nullable(),
    livelloEqf: eqfLevel,
    sottotitoli: z.array(z.string().length(2)),
  }),
});

export const page = z.strictObject({
  moocs: z.array(summary),
  moocTotali: z.number().int().min(0),
  paginaCorrente: id,
  pagineTotali: z.number().int().min(0),
  /** The extension `search`, only for a search with a text. */
  ricerca: z
    .strictObject({
      testoCorretto: z.string().nullable(),
      paroleSenzaRisultati: z.array(z.string()),
      soloInParte: z.literal(true).optional(),
    })
    .optional(),
  vicini: z
    .strictObject({ categorie: z.array(category).max(3), moocs: z.array(summary).max(6), soloMenzioni: z.boolean() })
    .optional(),
});

const teacher = z.strictObject({
  deh_docentiPO: z.strictObject({
    /** The extension `teachers`. */
    doc_id: id,
    doc_nome: text,
    doc_cognome: text,
    doc_foto_id: imageId,
    doc_dipartimento: optionalText,
    doc_dipartimento_eng: optionalText,
    doc_descrizione: optionalText,
    doc_descrizione_eng: optionalText,
  }),
});

export const course = z.strictObject({
  mooc_id: id,
  mooc_titolo: text,
  mooc_sottotitolo: optionalText,
  mooc_descrizione: optionalText,
  mooc_informazioni: optionalText,
  mooc_risultati_app: optionalText,
  mooc_attivita: optionalText,
  mooc_img_id: imageId,
  mooc_link_video: z.url().nullable(),
  mooc_link_corso: z.url().nullable(),
  mooc_inizio_disponib_dt: epochMs,
  mooc_fine_disponib_dt: epochMs,
  mooc_contatti: optionalText,
  mooc_valutazione: optionalText,
  mooc_carico_lavoro: optionalText,
  mooc_lingua: z.string().length(2),
  mooc_sottotitolo_lingua: z
    .string()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/i)
    .nullable(),
  mooc_prerequisiti: optionalText,
  mooc_livello_eqf: z
    .string()
    .regex(/^[1-8]$/)
    .nullable(),
  deh_ateneoPO: university,
  deh_mooc_docentiColl: z.array(teacher),
  deh_mooc_iscedColl: z.array(z.strictObject({ isced_id: text })),
  deh_mooc_targetColl: z.array(
    z.strictObject({ deh_target_cataPO: z.strictObject({ target_desc: text, target_desc_eng: text }) }),
  ),
  deh_mooc_categoriaColl: z.array(
    z.strictObject({
      categoria_id: id,
      deh_categoria_cataPO: z.strictObject({ categoria_desc: text, categoria_desc_eng: text }),
    }),
  ),
  moocAteneoColl: z.array(university).min(1),
  numeroMoocSerie: z.number().int().min(0),
  /** The extension `course-facts`. */
  serie: z.array(id),
});

export const problem = z.strictObject({ message: text });
