import type { UsableProfile } from '@/lib/auth/profile-choice';
import type { Person } from '@/lib/model/person';
import type { ProfileReady } from '@/lib/shell/profile-gate';
import type { Shell } from '@/lib/shell/read-shell';

export const editorProfile: UsableProfile = {
  id: 12,
  secondary: 'REDAZIONE',
  label: 'Redazione del catalogo',
  description: 'Cura testi e immagini',
};

export const administratorProfile: UsableProfile = {
  id: 1,
  secondary: null,
  label: 'Amministrazione del catalogo',
  description: null,
};

const person: Person = {
  firstName: 'Paolo',
  surname: 'Righetti',
  code: '10520955',
  impersonator: null,
  description: null,
  career: '871002',
  careerClass: 'DOC',
};

/** The same person, impersonated by somebody else. */
export const impersonated: Person = {
  ...person,
  impersonator: { firstName: 'Chiara', surname: 'Montanari', code: '10547730' },
};

export const readyGate: ProfileReady = {
  state: 'ready',
  profiles: [administratorProfile, editorProfile],
  profile: editorProfile,
  unsaved: false,
  failed: false,
};

/** A shell with all optional parts. */
export const fullShell: Shell = {
  kind: 'shell',
  gate: readyGate,
  person,
  manual: 'https://help.example.org/manual',
  helpDesk: 'https://help.example.org/desk',
  previousService: {
    address: 'https://back.example.org/?lang=it&poli_style=light',
    description: { text: 'Servizi online', language: 'it' },
  },
  currentService: { text: 'Catalogo dei corsi aperti', language: 'it' },
};
