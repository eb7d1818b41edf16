import { LoadingScreen } from '@/components/shell/LoadingScreen';

/** Shown until the shell has read what it shows. */
export default function Loading() {
  return (
    <main>
      <LoadingScreen />
    </main>
  );
}
