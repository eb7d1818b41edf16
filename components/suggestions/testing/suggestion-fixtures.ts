import type { Suggestions } from '@/lib/model/suggestions';
import type { SuggestionTexts } from '../useSuggestionTexts';

/** Suggestions of each kind for “mus”. */
export const suggestions: Suggestions = {
  courses: [
    { id: '12', title: 'Musica e città', isSeries: false, language: 'it', institution: 'Conservatorio di Milano' },
    { id: '7', title: 'How Music Works', isSeries: true, language: 'en', institution: null },
    { id: '9', title: 'الموسيقى: مقدمة', isSeries: false, language: 'ar', institution: 'Sapienza Università di Roma' },
  ],
  categories: [
    { id: '3', name: { it: 'Musica', en: 'Music' } },
    { id: '4', name: { it: 'Museologia', en: null } },
  ],
  institutions: [{ id: '5', name: 'Istituto di studi musicali con un nome lungo '.repeat(3).trim() }],
  teachers: [{ id: '8', name: 'Ada Musatti' }],
  correctedText: null,
  near: null,
  hasTeacherPages: true,
};

/** The Italian texts. */
export const texts: SuggestionTexts = {
  suggestions: 'Suggerimenti',
  corrected: 'Suggerimenti per «{text}»',
  courses: 'Corsi',
  series: 'Serie',
  categories: 'Aree',
  institutions: 'Atenei',
  teachers: 'Docenti',
  searchFor: 'Cerca «{text}»',
  near: 'Vicini a «{text}»',
  found: 'Suggerimenti: {count}.',
  none: 'Nessun suggerimento',
};
