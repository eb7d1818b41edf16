/** Courses in the forms of real MOOChub feeds: the attribute names and value forms are real, the contents are made up. */

const ccBy = { url: 'https://creativecommons.org/licenses/by/4.0/' };

/** iMooX: 2.1 with `learningobjectives`, `partnerInstitute` and character references in names. */
export const imoox = {
  id: '3',
  type: 'courses',
  attributes: {
    name: 'Werken &amp; Staunen',
    courseCode: '3',
    courseMode: 'MOOC',
    abstract: '',
    description: 'Sieben Wochen in der Werkstatt.',
    languages: ['de'],
    startDate: '2025-10-19T12:00:00+02:00',
    availableUntil: null,
    endDate: '2025-12-06T11:00:00+01:00',
    image: { url: 'https://platform.example.at/pluginfile.php/1/bild.jpg', licenses: [{ id: 'CC0-1.0', ...ccBy }] },
    video: { url: 'https://www.youtube.com/watch?v=abc', licenses: [ccBy] },
    instructors: [{ name: 'Eva Holz &amp; Max Span', image: null, description: 'Beide lehren Werken.' }],
    learningobjectives: ['Werkzeuge benennen', 'Ein Brett sägen'],
    duration: 'P7W',
    partnerInstitute: [{ name: 'Technische Hochschule am See' }],
    moocProvider: {
      name: 'Kursplattform',
      url: 'https://platform.example.at/',
      logo: 'https://platform.example.at/l.png',
    },
    url: 'https://platform.example.at/course/werken',
    workload: 1,
    courseLicenses: [ccBy],
    access: ['free'],
  },
};

/** KI-Campus, on openHPI's software: 2.1 with empty lists and nulls, and an abstract instead of a description. */
export const openHpi = {
  id: '0cf46a4b-9022-4cd5-9815-92312b3a84dc',
  type: 'courses',
  attributes: {
    name: 'Maschinen und Moral II',
    courseCode: 'moral_II',
    courseMode: 'MOOC',
    abstract: '<p>Was darf eine Maschine?</p>',
    languages: ['de'],
    startDate: '2025-10-18T17:10:00Z',
    endDate: null,
    availableUntil: null,
    image: {
      url: 'https://files.example.de/visual.png',
      licenses: [{ id: 'CC0-1.0', ...ccBy, name: 'CC', author: null }],
    },
    video: null,
    instructors: [],
    learningObjectives: ['Fälle <em>abwägen</em>'],
    duration: null,
    workload: null,
    partnerInstitute: [],
    moocProvider: { name: 'KI-Schule', url: 'https://ki.example.de/', logo: 'https://ki.example.de/l.png' },
    courseLicenses: [{ id: 'CC-BY-SA-4.0', ...ccBy, name: 'CC BY-SA', author: 'KI-Schule' }],
    access: ['free'],
    url: 'https://ki.example.de/courses/moral_II',
  },
};

/** oncampus: `abtract`, `licence`, `doorTime`, pictures and films as plain addresses, a workload in an unknown unit. */
export const oncampus = {
  type: 'courses',
  id: '7fb8bf5bcccb7560ab56c02b19d9cb97',
  attributes: {
    name: 'Aussprache üben',
    url: 'https://kurse.example.org/mod/page/view.php?id=19&lang=de',
    abtract: 'Jeder Laut einzeln.',
    languages: ['de', 'ar'],
    workload: 1080,
    startDate: '2025-10-15T00:00:00+02:00',
    endDate: '2025-11-26T00:00:00+01:00',
    doorTime: '2025-08-01T00:00:00+02:00',
    image: 'http://kurse.example.org/images.php?url=a/b.jpg',
    video: 'https://www.youtube.com/watch?v=def',
    duration: 'P6W',
    instructors: [{ name: 'Prof. Dr. Lena Laut' }, { name: 'Prof. Dr. Ton Klang' }],
    partnerInstitute: [
      { name: 'Fachhochschule Nord', url: 'https://nord.example.org/', logo: 'http://kurse.example.org/n.png' },
      { name: 'Universität Süd', url: 'http://sued.example.org/' },
    ],
    moocProvider: { name: 'Kurs GmbH', url: 'http://www.kurs.example.org/', logo: 'http://kurse.example.org/k.png' },
    courseCode: 'kurs-2025-0018',
    licence: 'https://creativecommons.org/licenses/by/3.0/de/',
    courseMode: 'MOOC',
    isAccessibleForFree: 'false',
  },
};

/** Xikolo: 3.0 mixed with attributes of 2.1, `offers`, skills, an address as `identifier`, a person as creator. */
export const xikolo = {
  id: 'd31c3f75-d4c3-45af-a9b7-b3ff62fbc1e7',
  type: 'Course',
  attributes: {
    name: 'Sichere Netze',
    courseCode: 'netze2026',
    abstract: '<p>Wie ein Paket ankommt.</p>\n',
    description: '<p>Wie ein Paket ankommt.</p>\n',
    startDate: ['2026-01-10T08:00:00.000Z', '2027-01-10T08:00:00.000Z'],
    endDate: [],
    image: {
      type: 'ImageObject',
      contentUrl: 'https://netze.example.de/course.png',
      license: [{ identifier: 'CC0-1.0', ...ccBy }],
    },
    instructors: [{ name: 'Prof. Dr. Jana Doe' }],
    duration: 'P1DT23H45M',
    partnerInstitute: [],
    moocProvider: { name: 'Netzschule', url: 'https://netze.example.de/', logo: 'https://netze.example.de/l.png' },
    access: ['paid'],
    url: 'https://netze.example.de/courses/netze2026',
    courseMode: ['online'],
    inLanguage: ['de'],
    offers: [{ price: 10, price_currency: 'EUR', payment_frequency: 'one-time', category: 'certificate' }],
    keywords: ['Netze', 'Sicherheit'],
    teaches: [
      {
        name: [
          { inLanguage: 'en', name: 'PROTECTING DATA' },
          { inLanguage: 'de', name: 'DATEN SCHÜTZEN' },
        ],
        shortCode: '4.2',
        educationalFramework: 'DigComp',
        educationalFrameworkVersion: '2.2',
      },
      {
        name: [{ inLanguage: 'en', name: 'Routing' }],
        educationalFramework: 'ESCO',
        educationalFrameworkVersion: '1.1',
      },
    ],
    competencyRequired: [
      {
        name: [{ inLanguage: 'de', name: 'Lesen & Schreiben' }],
        educationalFramework: 'ESCO',
        educationalFrameworkVersion: '1.1',
      },
    ],
    educationalAlignment: [
      {
        educationalFramework: 'ISCED-F',
        educationalFrameworkVersion: '2013',
        name: [],
        targetUrl: 'http://data.europa.eu/esco/isced-f/0612',
      },
      { educationalFramework: 'BIRD Faechersystematik', educationalFrameworkVersion: '1', name: [], shortCode: '12' },
    ],
    educationalLevel: [
      { educationalFramework: 'DigComp', educationalFrameworkVersion: '2.2', name: [], shortCode: '5' },
    ],
    publisher: { name: 'Netzschule', identifier: 'https://netze.example.de/', type: 'Organization' },
    creator: [{ name: 'Jana Doe', honorificPrefix: 'Prof. Dr.', type: 'Person', description: 'Lehrt Netze.' }],
    contributor: [{ type: 'Organization', name: 'Netzverein' }],
    license: [{ identifier: 'CC-BY-NC-SA-4.0', ...ccBy, contentUrl: null }],
    learningResourceType: {
      identifier: 'https://w3id.org/kim/hcrt/course',
      type: 'Concept',
      inScheme: 'https://w3id.org/kim/hcrt/scheme',
    },
  },
};
