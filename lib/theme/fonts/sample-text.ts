/** What fonts are compared by: sentences as the pages have them, half of them Italian, half English. */
export const sampleText = [
  'Corsi aperti delle università italiane: li segui online, quando vuoi e senza pagare.',
  'Impara dalle università e dalle istituzioni AFAM italiane, dal laboratorio di fisica alla sala prove.',
  'Al termine del corso saprai leggere un documento antico, riconoscerne la scrittura e la datazione.',
  'Che cosa imparerai, quanto tempo serve, chi insegna e quando si può cominciare: 6 settimane, 24 ore.',
  'Open courses of Italian universities: follow them online, whenever you like, free of charge.',
  'Learn from the universities and the schools of art and music of Italy, from the lab to the stage.',
  'By the end of the course you will read an old document, know its hand and tell when it was written.',
  'What you will learn, how long it takes, who teaches and when you can begin: 6 weeks, 24 hours.',
].join(' ');
