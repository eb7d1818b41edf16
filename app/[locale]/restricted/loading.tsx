import { LoadingScreen } from '@/components/shell/LoadingScreen';

/** Shown until the shell has read its data. */
export default function Loading() {
  return (
    <main>
      <LoadingScreen />
    </main>
  );
}
