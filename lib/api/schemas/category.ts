import * as z from 'zod';
import type { Category } from '../../model/category.ts';
import { count, localized, optionalId, requiredId, text } from './fields.ts';
import { byId, listOf } from './list.ts';

const category = z
  .object({
    categoria_id: requiredId,
    categoria_desc: text,
    categoria_desc_eng: text,
    categoria_img_id: optionalId,
    numMoocPubblicati: count,
  })
  .refine((wire) => wire.categoria_desc ?? wire.categoria_desc_eng, 'no name in any language')
  .transform(
    (wire) =>
      ({
        id: wire.categoria_id,
        name: localized(wire.categoria_desc, wire.categoria_desc_eng),
        imageId: wire.categoria_img_id,
        publishedCourses: wire.numMoocPubblicati ?? 0,
      }) satisfies Category,
  );

export const categories = listOf<Category>(category, 'category', byId);
