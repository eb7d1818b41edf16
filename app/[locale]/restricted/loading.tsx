import { LoadingScreen } from '@/components/shell/LoadingScreen';

/** Shown until the shell has what it is made of. */
export default function Loading() {
  return (
    <main>
      <LoadingScreen />
    </main>
  );
}
