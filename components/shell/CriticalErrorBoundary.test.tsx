/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { notFound } from 'next/navigation';
import { renderIn } from '@/components/testing/render-in';
import { expectConsole } from '@/jest/console';
import { CriticalErrorBoundary } from './CriticalErrorBoundary';
import { CriticalErrorPage } from './CriticalErrorPage';

function Broken({ act }: { readonly act: () => void }) {
  act();
  return <p>lavoro</p>;
}

const show = (act: () => void) =>
  renderIn(
    'it',
    <CriticalErrorBoundary page={<CriticalErrorPage />}>
      <Broken act={act} />
    </CriticalErrorBoundary>,
  );

describe('a critical error', () => {
  it('replaces everything with title, description and Logout', () => {
    expectConsole('error', 'broken');
    show(() => {
      throw new Error('broken');
    });
    expect(screen.queryByText('lavoro')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Qualcosa è andato storto!');
    expect(screen.getByText('Prova a ricaricare la pagina.')).toBeVisible();
    const logout = screen.getByRole('button', { name: 'Logout' });
    expect(logout.closest('form')).toHaveAttribute('method', 'post');
    expect(logout).not.toHaveClass('solid');
    expect(screen.getByText('Riprova')).toHaveClass('solid');
  });

  it('is not what Next throws for a page that is not there', () => {
    expect(() => show(notFound)).toThrow(/NEXT_HTTP_ERROR_FALLBACK;404/);
  });

  it('leaves a page alone that is whole', () => {
    show(() => undefined);
    expect(screen.getByText('lavoro')).toBeVisible();
  });
});

it.each([
  ['it', 'Qualcosa è andato storto!', 'Prova a ricaricare la pagina.', 'Riprova'],
  ['en', 'Something went wrong!', 'Try reloading the page.', 'Try again'],
] as const)(
  'the page of a critical error has the texts of the specification and what happened (%s)',
  (locale, title, text, action) => {
    renderIn(locale, <CriticalErrorPage detail="È successo questo." />);
    expect(screen.getByRole('main')).toHaveTextContent(`${title}${text}È successo questo.${action}Logout`);
  },
);
