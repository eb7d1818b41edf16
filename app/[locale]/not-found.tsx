/** Shows nothing: a missing page shows its own message and title (`components/status/NotFoundPage.tsx`). */
export default function NotFound() {
  return null;
}
