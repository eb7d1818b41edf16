import { ErrorMessage } from '@/components/shell/ErrorMessage';
import { GatedContent } from '@/components/shell/GatedContent';
import { LoadingScreen } from '@/components/shell/LoadingScreen';
import { SignedInHeader } from '@/components/shell/SignedInHeader';
import {
  administratorProfile,
  editorProfile,
  fullShell,
  impersonated,
  readyGate,
} from '@/components/shell/testing/shell-fixtures';
import type { Shell } from '@/lib/shell/read-shell';
import { ReadingState } from './islands';

const header = (changes: Partial<Shell>) => <SignedInHeader shell={{ ...fullShell, ...changes }} />;
const gate = (state: Shell['gate']) => (
  <GatedContent gate={state}>
    <p>Contenuto</p>
  </GatedContent>
);
const select = { state: 'select_profile', profiles: [administratorProfile, editorProfile], wanted: null } as const;

/** The components around the signed-in area. */
export const shell = {
  SignedInHeader: {
    full: header({}),
    impersonated: header({ person: impersonated }),
    sparse: header({ manual: null, helpDesk: null, previousService: null, currentService: null }),
    'one profile': header({ gate: { ...readyGate, profiles: [editorProfile] } }),
  },
  GatedContent: {
    ready: gate(readyGate),
    select: gate({ ...select, failed: false }),
    'select, failed': gate({ ...select, failed: true }),
  },
  LoadingScreen: { plain: <LoadingScreen />, 'with a word': <LoadingScreen text="Nessun profilo" /> },
  ErrorMessage: {
    long: <ErrorMessage summary="Errore nella scelta del profilo!" detail={'parola '.repeat(60)} closeLabel="Chiudi" />,
  },
  ReadingProgress: {
    starting: <ReadingState status="reading" progress={null} />,
    failed: <ReadingState status="failed" progress={null} />,
    cancelled: <ReadingState status="cancelled" progress={null} />,
  },
};
