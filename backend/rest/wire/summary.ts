import type { CourseSummary } from '../../catalogue/course-summaries.ts';
import { institutionToWire } from './institution.ts';

/** The contract's Mooc summary. */
export function summaryToWire(summary: CourseSummary) {
  return {
    moocId: summary.id,
    moocTitolo: summary.title,
    moocSottotitolo: summary.subtitle,
    moocDescrizione: summary.description,
    moocImgId: summary.imageId,
    moocImgCaroselloId: summary.imageId,
    moocAteneoColl: summary.institutions.map(institutionToWire),
    numeroMoocSerie: summary.seriesSize,
    moocLingua: summary.language,
  };
}
